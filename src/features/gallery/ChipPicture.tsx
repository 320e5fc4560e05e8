// The pictures of the shelf's filters and of the menu, 40 by 40. Loaded after the first paint.
import type { Subject } from './filters';

const pictures = {
  all: (
    <>
      <rect x="5" y="9" width="8" height="23" rx="1.5" fill="#b8432b" />
      <rect x="14" y="6" width="7" height="26" rx="1.5" fill="#4f87a8" />
      <rect x="22" y="11" width="6" height="21" rx="1.5" fill="#e9b23f" />
      <path d="m29 13 6-1.6 4.6 19-6 1.6Z" fill="#6f9f3e" />
      <rect x="2" y="32" width="38" height="4" rx="1.5" fill="#9a6437" />
    </>
  ),
  animals: (
    <>
      <circle cx="20" cy="20" r="20" fill="#cfe6c0" />
      <circle cx="10.5" cy="12.5" r="5" fill="#8f5b34" />
      <circle cx="29.5" cy="12.5" r="5" fill="#8f5b34" />
      <circle cx="20" cy="21" r="12.5" fill="#a9713f" />
      <ellipse cx="20" cy="25.5" rx="6" ry="5" fill="#f0d9b5" />
      <ellipse cx="20" cy="23.4" rx="2.4" ry="1.7" fill="#2d2430" />
      <circle cx="15" cy="18.5" r="1.7" fill="#2d2430" />
      <circle cx="25" cy="18.5" r="1.7" fill="#2d2430" />
      <path
        d="M17.8 27c1.3 1.3 3.1 1.3 4.4 0"
        fill="none"
        stroke="#2d2430"
        strokeWidth="1.3"
        strokeLinecap="round"
      />
    </>
  ),
  night: (
    <>
      <g>
        <circle cx="20" cy="20" r="20" fill="#33406f" />
        <path d="M25.5 8.5a12 12 0 1 0 7 18.7A11.5 11.5 0 0 1 25.5 8.5Z" fill="#ffe6a1" />
        <g fill="#fff6d8">
          <circle cx="31" cy="13" r="1.5" />
          <circle cx="29" cy="20.5" r="1" />
          <circle cx="35" cy="19" r="1.1" />
        </g>
      </g>
    </>
  ),
  christmas: (
    <>
      <circle cx="20" cy="20" r="20" fill="#cfe3ee" />
      <rect x="18" y="29" width="4" height="6" fill="#8a5a34" />
      <path d="m20 5 7 9h-3l5.5 7.5h-3.5L32 30H8l6-8.5h-3.5L16 14h-3Z" fill="#2f7a55" />
      <circle cx="17.5" cy="18.5" r="1.6" fill="#f0b440" />
      <circle cx="23" cy="24" r="1.7" fill="#c4573f" />
      <circle cx="15.5" cy="26" r="1.5" fill="#fff6d8" />
      <circle cx="20" cy="6" r="2.3" fill="#f0b440" />
    </>
  ),
  short: (
    <>
      <circle cx="20" cy="20" r="20" fill="#fbdcc8" />
      <path
        d="M9 13.5c4-1.7 8-1.3 11 1 3-2.3 7-2.7 11-1v14c-4-1.7-8-1.3-11 1-3-2.3-7-2.7-11-1Z"
        fill="#fffdf8"
        stroke="#b8432b"
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
      <path d="M20 14.5v14" stroke="#b8432b" strokeWidth="1.8" />
      <path
        d="M12.5 18c1.7-.4 3.2-.3 4.6.3"
        stroke="#8d7f93"
        strokeWidth="1.7"
        strokeLinecap="round"
        fill="none"
      />
    </>
  ),
  new: (
    <>
      <circle cx="20" cy="20" r="20" fill="#fde8a9" />
      <path
        d="M18.5 6c1.4 8.5 4 11.3 12 13-8 1.7-10.6 4.5-12 13-1.4-8.5-4-11.3-12-13 8-1.7 10.6-4.5 12-13Z"
        fill="#e09a1c"
      />
      <path
        d="M30.5 24c.6 3.3 1.6 4.4 4.5 5-2.9.6-3.9 1.7-4.5 5-.6-3.3-1.6-4.4-4.5-5 2.9-.6 3.9-1.7 4.5-5Z"
        fill="#e09a1c"
      />
    </>
  ),
  mine: (
    <>
      <circle cx="20" cy="20" r="20" fill="#d9ecd0" />
      <path
        d="M8 30c5-6 8 3 13-2s6 2 11-2"
        fill="none"
        stroke="#6f9f3e"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="m26.5 6.5 6 6-13 13-7 1.5 1-7.5Z" fill="#e9b23f" />
      <path d="m13.5 19.5 6 6-7.3 1.7Z" fill="#f3ddb5" />
      <path d="m12.9 24 2.9 2.6-3.7.8Z" fill="#2d2430" />
      <path d="m26.5 6.5 1.2-1.2a2.8 2.8 0 0 1 4 0l2 2a2.8 2.8 0 0 1 0 4l-1.2 1.2Z" fill="#c4573f" />
    </>
  ),
  suitcase: (
    <>
      <circle cx="20" cy="20" r="20" fill="#d5e6f0" />
      <path d="M15 14v-3.5a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2V14" fill="none" stroke="#6d3a22" strokeWidth="2.6" />
      <rect x="6.5" y="13" width="27" height="18.5" rx="3.5" fill="#b9693f" />
      <path d="M12 13v18.5M28 13v18.5" stroke="#6d3a22" strokeWidth="2.4" />
      <path d="m20 16.5 1.8 3.7 4 .6-2.9 2.8.7 4-3.6-1.9-3.6 1.9.7-4-2.9-2.8 4-.6Z" fill="#f6c94f" />
    </>
  ),
  /** A small child with a picture book. */
  'picture-book': (
    <>
      <circle cx="20" cy="20" r="20" fill="#cfe6c0" />
      <path d="M10 33q1-11 10-11t10 11q-10 8-20 0Z" fill="#f0b440" />
      <circle cx="20" cy="14.5" r="9.5" fill="#f5d5b6" />
      <path d="M10.6 12.5q1-8.5 9.4-8.5t9.4 8.5q-4.5-1-6.9-4.3-3.6 3.8-11.9 4.3Z" fill="#e0a95c" />
      <path d="M19.5 4.5q-2.5-3 1-4" fill="none" stroke="#e0a95c" strokeWidth="1.6" strokeLinecap="round" />
      <g fill="#f2a08a">
        <circle cx="14" cy="18" r="1.8" />
        <circle cx="26" cy="18" r="1.8" />
      </g>
      <circle cx="16.5" cy="15" r="1.3" fill="#2d2430" />
      <circle cx="23.5" cy="15" r="1.3" fill="#2d2430" />
      <path d="M17.5 18.5q2.5 2.8 5 0Z" fill="#a4473b" />
      <path
        d="M8.5 24.5q6-1.5 11.5 1.2 5.5-2.7 11.5-1.2v9.5q-6-1.5-11.5 1.2-5.5-2.7-11.5-1.2Z"
        fill="#fffdf8"
        stroke="#b8432b"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path d="M20 26v9" stroke="#b8432b" strokeWidth="1.4" />
      <circle cx="14.3" cy="28.8" r="2.3" fill="#f0b440" />
      <path d="M22.5 32.3q1.5-4.5 3.3-2.3 1.8-2.5 3.2 1.6Z" fill="#6f9f3e" />
    </>
  ),
  /** A bigger child with a thick book. */
  'thick-book': (
    <>
      <circle cx="20" cy="20" r="20" fill="#d5e6f0" />
      <path d="M10.5 23q-1.5-19 9.5-19t9.5 19Z" fill="#6b3f2c" />
      <path d="M8 35q1-14 12-14t12 14q-12 8-24 0Z" fill="#3f8f86" />
      <circle cx="20" cy="13.5" r="7.5" fill="#e6b48c" />
      <path d="M12.3 12.5q.7-7 7.7-7t7.7 7q-6-.7-8.7-4-2 3.5-6.7 4Z" fill="#6b3f2c" />
      <g fill="#fffdf8" fillOpacity=".5" stroke="#2f4652" strokeWidth="1.2">
        <circle cx="16.7" cy="14" r="2.6" />
        <circle cx="23.3" cy="14" r="2.6" />
      </g>
      <circle cx="16.7" cy="14.2" r="1" fill="#2d2430" />
      <circle cx="23.3" cy="14.2" r="1" fill="#2d2430" />
      <path d="M18 18q2 1.5 4 0" fill="none" stroke="#a4473b" strokeWidth="1.2" strokeLinecap="round" />
      <path d="m9.5 24.5 4.5-3h17v13l-4.5 3Z" fill="#7c3f1f" />
      <path d="m10.5 24.5 4-2.5h15.5v12l-4 2.5Z" fill="#fffaf0" />
      <path d="m27.5 25 2-1.3v11M26 25.5l1.5-1v12" fill="none" stroke="#d9c7a6" strokeWidth=".8" />
      <rect x="9.5" y="24.5" width="17" height="13" rx="1.2" fill="#c4573f" />
      <path d="M12.5 24.5v13" stroke="#8f2f1e" strokeWidth="1.4" />
      <path d="M15.5 28h8M15.5 31h5" stroke="#ffe6a1" strokeWidth="1.6" strokeLinecap="round" />
    </>
  ),
  /** A lantern before a crooked tower in which somebody is still awake. */
  lantern: (
    <>
      <circle cx="20" cy="20" r="20" fill="#7a66a6" />
      <path d="m22.5 33 2-17-3-1 6-9.5 6.5 10.5-3 .5 2.5 16.5Z" fill="#3d2e5c" />
      <path d="M27 24v-4q1.5-2.5 3 0v4Z" fill="#ffd46b" />
      <path d="M2.5 29.5q17-5 35 0a20 20 0 0 1-35 0Z" fill="#4c3b74" />
      <circle cx="14.5" cy="22" r="11" fill="#ffd46b" fillOpacity=".3" />
      <path d="M11.5 12a3 3 0 0 1 6 0" fill="none" stroke="#e9b23f" strokeWidth="1.8" />
      <path d="m8 17.5 6.5-6 6.5 6Z" fill="#e9b23f" />
      <rect x="9.5" y="17" width="10" height="12.5" fill="#fff6d8" />
      <path d="M14.5 19q5.5 5.5 0 9.5-5.5-4 0-9.5Z" fill="#f08a2c" />
      <path d="M9.5 17v12.5m10-12.5v12.5" stroke="#e9b23f" strokeWidth="1.8" />
      <rect x="7.5" y="29" width="14" height="3.5" rx="1" fill="#e9b23f" />
    </>
  ),
} as const satisfies Record<
  Subject | 'all' | 'suitcase' | 'picture-book' | 'thick-book' | 'lantern',
  unknown
>;

export type PictureName = keyof typeof pictures;

export interface ChipPictureProps {
  readonly name: PictureName;
  /** Whether a brush says that something is made there; without it stories are looked for. */
  readonly hasBrush?: boolean;
}

export function ChipPicture({ name, hasBrush = false }: ChipPictureProps) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      {pictures[name]}
      {hasBrush && (
        <g transform="translate(15 13) scale(.82)">
          <circle cx="29.5" cy="29.5" r="10.5" fill="#fffdf8" stroke="#dccbb2" />
          <path d="m36.2 22.8-4.7 4.7" stroke="#9a6437" strokeWidth="3" strokeLinecap="round" />
          <path d="m31.7 27.3-1.7 1.7" stroke="#7d8d96" strokeWidth="4.5" />
          <path
            d="m28.2 27.4 3.4 3.4c.7 3.7-2.6 5.7-8.1 5.2 1.7-1.2 1.3-2.4 1.4-4.2.1-2.5 1.5-4 3.3-4.4Z"
            fill="#b8432b"
          />
        </g>
      )}
    </svg>
  );
}
