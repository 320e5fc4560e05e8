// A presentation as a row of a list: its cover, title and facts, which open it, and a menu of actions.
import { useState, type ComponentProps, type ReactNode } from 'react';
import { IconButton } from './Button';
import { Cover } from './Cover';
import { IconFrame } from './Icon';
import './book-row.css';

interface BookRowProps extends Omit<ComponentProps<'li'>, 'title'> {
  readonly titleId: string;
  readonly title: string;
  /** The language of the title. */
  readonly lang: string | undefined;
  readonly href: string;
  readonly coverUrl: string | undefined;
  readonly onNetworkBack: ComponentProps<typeof Cover>['onNetworkBack'];
  /** The accessible name of the button that opens the menu. */
  readonly more: string;
  readonly menu: ReactNode;
  /** Stands below the title. */
  readonly children: ReactNode;
  /** Stands before the button. */
  readonly mark?: ReactNode;
  /** Buttons that are always shown. */
  readonly buttons?: ReactNode;
}

export function BookRow(props: BookRowProps) {
  const { titleId, title, lang, href, coverUrl, onNetworkBack, more, menu, children, mark, buttons, ...row } =
    props;
  const [isOpen, setOpen] = useState(false);
  const menuId = `${titleId}-menu`;
  return (
    <li className="book-row" data-open={isOpen || undefined} {...row}>
      <div className="book-row-cover">
        <Cover
          title={title}
          onNetworkBack={onNetworkBack}
          url={coverUrl}
          width={96}
          height={96}
          loading="lazy"
          decoding="async"
        />
      </div>
      <div className="book-row-words">
        <h2>
          <a id={titleId} className="book-row-link" href={href} lang={lang} dir="auto">
            {title}
          </a>
        </h2>
        {children}
      </div>
      {mark}
      <IconButton
        className="book-row-more"
        icon={dots}
        label={more}
        aria-describedby={titleId}
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={() => setOpen(!isOpen)}
      />
      {buttons !== undefined && <div className="book-row-buttons">{buttons}</div>}
      {isOpen && (
        <div id={menuId} className="book-row-buttons">
          {menu}
        </div>
      )}
    </li>
  );
}

const dots = (
  <IconFrame>
    <circle cx="5" cy="12" r="2.2" />
    <circle cx="12" cy="12" r="2.2" />
    <circle cx="19" cy="12" r="2.2" />
  </IconFrame>
);
