// A dialog over the page: the browser's own, so that focus stays inside, Escape closes it and what is behind is inert.
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconButton } from './IconButton';
import { fadeOnceRemoved } from './dialog-fade';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Open for as long as it is rendered; Escape, the close button and a click on the backdrop ask to close it. */
export function Dialog({ title, closeLabel, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // The backdrop belongs to the dialog element; whatever is inside lies on its page. It listens before it is seen.
  useLayoutEffect(() => {
    const element = dialog.current;
    const closeFromBackdrop = (event: Event): void => {
      if (event.target === element) onClose();
    };
    element?.addEventListener('click', closeFromBackdrop);
    return () => element?.removeEventListener('click', closeFromBackdrop);
  }, [onClose]);
  // Closed while it is still in the document: only then does the browser give the focus back to who had it.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    if (!element.open) element.showModal();
    return () => {
      fadeOnceRemoved(element);
      element.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="dialog-page">
        <header className="dialog-header">
          <h2 id={titleId}>{title}</h2>
          <IconButton icon="close" label={closeLabel} onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
}
