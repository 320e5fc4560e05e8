// Icons, 24 by 24, in the colour of the text around them. They have no accessible name; the control around them has one.
import type { ReactNode } from 'react';

/** The outline of a star 24 by 24, from its top at (12, 3.2). */
export const starOutline =
  'l2.6 5.4 5.9.8a.9.9 0 0 1 .5 1.6l-4.3 4.1 1 5.9a.9.9 0 0 1-1.3 1l-4.4-2.9-5.3 2.9a.9.9 0 0 1-1.4-1l1-5.9-4.3-4.1a.9.9 0 0 1 .5-1.6l5.9-.8 2.7-5.6a1 1 0 0 1 .9.2Z';

const shapes = {
  home: (
    <path d="M11.1 3.5a1.4 1.4 0 0 1 1.8 0l7.6 6.4a1.2 1.2 0 0 1-1.5 1.9V19a1.6 1.6 0 0 1-1.6 1.6h-3.2v-5a1.4 1.4 0 0 0-1.4-1.4h-1.6a1.4 1.4 0 0 0-1.4 1.4v5H6.6A1.6 1.6 0 0 1 5 19v-7.2a1.2 1.2 0 0 1-1.5-1.9Z" />
  ),
  star: <path d={`M12 3.2${starOutline}`} />,
  heart: (
    <path d="M12 20.3 4.6 13a4.9 4.9 0 0 1 0-7 4.9 4.9 0 0 1 7 0l.4.5.4-.5a4.9 4.9 0 0 1 7 0 4.9 4.9 0 0 1 0 7Z" />
  ),
  search: (
    <path
      fillRule="evenodd"
      d="M10.5 3.2a7.3 7.3 0 0 1 5.8 11.7l4.1 4.1a1.3 1.3 0 0 1-1.8 1.8l-4.1-4.1A7.3 7.3 0 1 1 10.5 3.2Zm0 2.6a4.7 4.7 0 1 0 0 9.4 4.7 4.7 0 0 0 0-9.4Z"
    />
  ),
  filter: (
    <path d="M4.3 5.2h15.4a1.3 1.3 0 0 1 0 2.6H4.3a1.3 1.3 0 0 1 0-2.6Zm3 5.5h9.4a1.3 1.3 0 0 1 0 2.6H7.3a1.3 1.3 0 0 1 0-2.6Zm3 5.5h3.4a1.3 1.3 0 0 1 0 2.6h-3.4a1.3 1.3 0 0 1 0-2.6Z" />
  ),
  save: (
    <path d="M12 2.9a1.3 1.3 0 0 1 1.3 1.3v7.3l2.3-2.3a1.3 1.3 0 0 1 1.8 1.8l-4.5 4.5a1.3 1.3 0 0 1-1.8 0L6.6 11a1.3 1.3 0 0 1 1.8-1.8l2.3 2.3V4.2A1.3 1.3 0 0 1 12 2.9ZM4.8 14.2a1.3 1.3 0 0 1 1.3 1.3v2.2c0 .3.2.5.5.5h10.8c.3 0 .5-.2.5-.5v-2.2a1.3 1.3 0 0 1 2.6 0v2.2a3.1 3.1 0 0 1-3.1 3.1H6.6a3.1 3.1 0 0 1-3.1-3.1v-2.2a1.3 1.3 0 0 1 1.3-1.3Z" />
  ),
  close: (
    <path d="M6 4.2 12 10.2l6-6a1.27 1.27 0 0 1 1.8 1.8l-6 6 6 6a1.27 1.27 0 0 1-1.8 1.8l-6-6-6 6A1.27 1.27 0 0 1 4.2 18l6-6-6-6A1.27 1.27 0 0 1 6 4.2Z" />
  ),
  person: (
    <path d="M12 3.2a4.6 4.6 0 1 1 0 9.2 4.6 4.6 0 0 1 0-9.2Zm0 11c4.7 0 8.3 2.1 8.3 4.7v.8c0 .7-.5 1.2-1.2 1.2H4.9c-.7 0-1.2-.5-1.2-1.2v-.8c0-2.6 3.6-4.7 8.3-4.7Z" />
  ),
  menu: (
    <path d="M4.3 5.7h15.4a1.3 1.3 0 0 1 0 2.6H4.3a1.3 1.3 0 0 1 0-2.6Zm0 5h15.4a1.3 1.3 0 0 1 0 2.6H4.3a1.3 1.3 0 0 1 0-2.6Zm0 5h15.4a1.3 1.3 0 0 1 0 2.6H4.3a1.3 1.3 0 0 1 0-2.6Z" />
  ),
  play: <path d="M8 5.2v13.6a1 1 0 0 0 1.5.9l11-6.8a1 1 0 0 0 0-1.8l-11-6.8A1 1 0 0 0 8 5.2Z" />,
  pause: (
    <>
      <rect x="6" y="5" width="4.4" height="14" rx="1.6" />
      <rect x="13.6" y="5" width="4.4" height="14" rx="1.6" />
    </>
  ),
  /** An ear, and the sound that it hears. */
  ear: (
    <path
      d="M6 9.6a5.5 5.5 0 0 1 11 0c0 3.2-2.4 4.2-3.3 6-.9 1.9-1 4.9-3.8 4.9a3.1 3.1 0 0 1-3-2.7M9 9.8a2.5 2.5 0 0 1 5 .2c0 1.7-1.9 1.9-1.9 3.6M20.2 5.6a8 8 0 0 1 0 7.6"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    />
  ),
  bin: (
    <path d="M9.5 3.5h5a1 1 0 0 1 1 1V6H20v2.2h-1.3l-.8 10.6a2 2 0 0 1-2 1.8H8.1a2 2 0 0 1-2-1.8L5.3 8.2H4V6h4.5V4.5a1 1 0 0 1 1-1Z" />
  ),
} as const;

export type IconName = keyof typeof shapes;

export function Icon({ name }: { readonly name: IconName }) {
  return <IconFrame>{shapes[name]}</IconFrame>;
}

/** The `svg` element around the shapes of an icon. */
export function IconFrame({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
