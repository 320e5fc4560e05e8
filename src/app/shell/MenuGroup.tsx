// A group of links in the menu. Where the menu is a row, a button opens the group as a card; in the folded menu its links are listed.
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

interface MenuGroupProps {
  readonly text: string;
  readonly children: ReactNode;
}

/** Closes on Escape, on a press elsewhere, and when the focus leaves it. The pages that it leads to have no menu. */
export function MenuGroup({ text, children }: MenuGroupProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closed = new AbortController();
    const { signal } = closed;
    const closeOutside = ({ target }: Event): void => {
      if (target instanceof Node && group.current?.contains(target) === false) setOpen(false);
    };
    addEventListener('pointerdown', closeOutside, { signal });
    addEventListener('focusin', closeOutside, { signal });
    addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        setOpen(false);
        button.current?.focus();
      },
      { signal },
    );
    return () => closed.abort();
  }, [isOpen]);
  return (
    <div ref={group} className="menu-group">
      <button
        ref={button}
        type="button"
        className="menu-group-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {text}
      </button>
      <div id={id} className="menu-group-links" data-open={isOpen}>
        {children}
      </div>
    </div>
  );
}
