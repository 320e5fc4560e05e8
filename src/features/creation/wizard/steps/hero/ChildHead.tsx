// Draws a child with the chosen looks: the head alone, or down to the shoulders, where a wheelchair is seen. Looks that are left to the
// story have the colour of paper.
import type { ReactNode } from 'react';
import type { HeroLooks } from '../../../../../contract/creation/creation-settings';

type Skin = NonNullable<HeroLooks['skin']>;
type Hair = NonNullable<HeroLooks['hair']>;
type Hairstyle = NonNullable<HeroLooks['hairstyle']>;

const skinColours: Readonly<Record<Skin, string>> = {
  pale: '#fbe0cf',
  light: '#f2c9a4',
  olive: '#d9b07c',
  tan: '#c68a5a',
  brown: '#96623f',
  dark: '#623e2b',
};
const hairColours: Readonly<Record<Hair, string>> = {
  black: '#221d26',
  dark: '#4a2d20',
  brown: '#85552f',
  red: '#c75f2a',
  blond: '#e5b95c',
};
const paper = { skin: '#f4ead7', hair: '#dccdb2' } as const;
const ink = '#2d2430';
const tie = '#d8574a';
const metal = '#8d98a6';

interface ChildHeadProps {
  readonly looks: HeroLooks;
  /** Whether the shoulders are drawn, too. */
  readonly hasShoulders?: boolean;
}

export function ChildHead({ looks, hasShoulders = false }: ChildHeadProps) {
  const skin = looks.skin === undefined ? paper.skin : skinColours[looks.skin];
  const hair = looks.hair === undefined ? paper.hair : hairColours[looks.hair];
  const { behind, before } = hairParts[looks.hairstyle ?? 'short'];
  // On dark skin dark lines would not be seen.
  const isDark = looks.skin === 'dark' || looks.skin === 'brown';
  return (
    <svg
      viewBox={hasShoulders ? '0 0 120 150' : '8 4 104 104'}
      aria-hidden="true"
      focusable="false"
      className="child-head"
    >
      {hasShoulders && looks.wheelchair === true && <WheelchairBehind />}
      <g fill={hair}>{behind}</g>
      {hasShoulders && <Shoulders skin={skin} />}
      <Face skin={skin} isDark={isDark} />
      <g fill={hair}>{before}</g>
      {looks.glasses === true && <GlassesOn isDark={isDark} />}
      {hasShoulders && looks.wheelchair === true && <Wheels />}
    </svg>
  );
}

function Face({ skin, isDark }: { readonly skin: string; readonly isDark: boolean }) {
  return (
    <>
      <g fill={skin}>
        <circle cx="29" cy="67" r="6.5" />
        <circle cx="91" cy="67" r="6.5" />
        <ellipse cx="60" cy="64" rx="31" ry="29" />
      </g>
      <g fill={isDark ? '#e08268' : '#ef8f76'} opacity={isDark ? 0.45 : 0.5}>
        <circle cx="41" cy="75" r="5.5" />
        <circle cx="79" cy="75" r="5.5" />
      </g>
      <g fill={isDark ? '#140e12' : ink}>
        <circle cx="48" cy="66" r="3.4" />
        <circle cx="72" cy="66" r="3.4" />
      </g>
      <g fill="#fff">
        <circle cx="49.2" cy="64.8" r="1.1" />
        <circle cx="73.2" cy="64.8" r="1.1" />
      </g>
      <path d="M51 77h18q-1 9-9 9t-9-9Z" fill={isDark ? '#7a2b25' : '#a4443a'} />
      <path d="M53 77h14v2.6H53Z" fill="#fff" />
    </>
  );
}

function Shoulders({ skin }: { readonly skin: string }) {
  return (
    <>
      <path d="M52 86h16v20H52Z" fill={skin} />
      <path d="M52 91q8 5 16 0v5q-8 5-16 0Z" opacity=".14" />
      <path d="M26 150q1-42 24-48q10 8 20 0q23 6 24 48Z" fill="#3f8f86" />
      <path d="M50 102q10 8 20 0l3 2q-13 12-26 0Z" fill="#fdf6ea" />
    </>
  );
}

/** The back of a wheelchair with its handles. */
function WheelchairBehind() {
  return (
    <>
      <path d="M24 150V104M96 150V104" stroke={metal} strokeWidth="5" />
      <path d="M24 104h-12M96 104h12" stroke={ink} strokeWidth="7" strokeLinecap="round" />
      <rect x="22" y="116" width="76" height="40" rx="6" fill="#5a6f9a" />
    </>
  );
}

/** The wheels beside the child, as far as they are in the picture. */
function Wheels() {
  return (
    <g fill="none">
      <ellipse cx="17" cy="150" rx="11" ry="36" stroke={ink} strokeWidth="6" />
      <ellipse cx="103" cy="150" rx="11" ry="36" stroke={ink} strokeWidth="6" />
      <path d="M17 126v24M103 126v24" stroke={metal} strokeWidth="2.5" />
    </g>
  );
}

function GlassesOn({ isDark }: { readonly isDark: boolean }) {
  return (
    <g fill="#fff" fillOpacity={isDark ? 0.22 : 0.35} stroke={isDark ? '#9fd3e6' : '#2f5f7a'} strokeWidth="3">
      <circle cx="47" cy="66" r="10.5" />
      <circle cx="73" cy="66" r="10.5" />
      <path d="M57.5 64q2.5-2 5 0M36.5 64l-7-2M83.5 64l7-2" fill="none" />
    </g>
  );
}

/** Hair on a skull, from ear to ear. */
const cap = <path d="M27 68Q22 28 60 27t33 41Z" />;
/** A fringe that is parted at a side. */
const fringe = <path d="M28 68Q23 29 60 29t32 39Q90 54 81 47q-12 1-22-7q-10 11-24 11q-6 6-7 17Z" />;
const round = (points: readonly (readonly [x: number, y: number, r: number])[]) =>
  points.map(([x, y, r]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />);

const hairParts: Readonly<Record<Hairstyle, { readonly behind: ReactNode; readonly before: ReactNode }>> = {
  long: {
    behind: <path d="M60 26Q22 26 24 66l-5 38q12 7 24 0h34q12 7 24 0l-5-38q2-40-36-40Z" />,
    before: fringe,
  },
  short: {
    behind: cap,
    before: (
      <path d="M28 66Q24 29 60 29t32 37Q90 54 84 49q-4 2-8-1q-4 3-9 0q-5 3-10 0q-5 3-10 0q-5 3-10 1q-7 5-9 17Z" />
    ),
  },
  curls: {
    behind: round([
      [28, 66, 11],
      [25, 51, 12],
      [31, 36, 13],
      [46, 27, 14],
      [63, 24, 14],
      [79, 29, 13],
      [91, 40, 13],
      [95, 54, 11],
      [92, 67, 10],
    ]),
    before: round([
      [37, 46, 10],
      [51, 40, 11],
      [67, 39, 11],
      [81, 45, 10],
    ]),
  },
  plaits: {
    behind: (
      <>
        {cap}
        <ellipse cx="23" cy="74" rx="8" ry="9" />
        <ellipse cx="19" cy="86" rx="7.5" ry="8.5" />
        <ellipse cx="16" cy="97" rx="6.5" ry="7.5" />
        <ellipse cx="97" cy="74" rx="8" ry="9" />
        <ellipse cx="101" cy="86" rx="7.5" ry="8.5" />
        <ellipse cx="104" cy="97" rx="6.5" ry="7.5" />
        <path d="M11 102h10M99 102h10" stroke={tie} strokeWidth="4.5" strokeLinecap="round" />
      </>
    ),
    before: <path d="M28 68Q23 29 60 29t32 39Q88 50 60 39Q32 50 28 68Z" />,
  },
  bun: {
    behind: (
      <>
        <circle cx="60" cy="20" r="14" />
        {cap}
      </>
    ),
    before: (
      <>
        <path d="M28 66Q23 29 60 29t32 37Q86 45 60 45T28 66Z" />
        <path d="M50 30q10-4 20 0" fill="none" stroke={tie} strokeWidth="4.5" strokeLinecap="round" />
      </>
    ),
  },
  bob: {
    behind: <path d="M60 26Q20 26 23 64l-5 26q10 6 24 4h36q14 2 24-4l-5-26q3-38-37-38Z" />,
    before: <path d="M28 72Q22 29 60 29t32 43q-4-8-5-17q-27 4-54 0q-1 9-5 17Z" />,
  },
  ponytail: {
    behind: (
      <>
        <path d="M80 28q24-8 30 20q3 26-6 48q-14-4-12-24q2-22-14-34Z" />
        {cap}
      </>
    ),
    before: (
      <>
        {fringe}
        <ellipse cx="86" cy="33" rx="4" ry="6.5" fill={tie} transform="rotate(-40 86 33)" />
      </>
    ),
  },
  afro: {
    behind: round([
      [60, 50, 37],
      [26, 63, 10],
      [23, 48, 11],
      [29, 33, 12],
      [43, 22, 12],
      [60, 18, 12],
      [77, 22, 12],
      [91, 33, 12],
      [97, 48, 11],
      [94, 63, 10],
    ]),
    before: round([
      [33, 53, 8],
      [42, 44, 9],
      [54, 40, 9],
      [66, 40, 9],
      [78, 44, 9],
      [87, 53, 8],
    ]),
  },
};

/** Draws an open book: the story decides the looks that nobody chose. */
export function StoryPicture() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path d="M4 12q11-4 20 2q9-6 20-2v27q-11-4-20 2q-9-6-20-2Z" fill="#b8432b" />
      <path d="M7 11q9-3 17 3v24q-8-5-17-3Z" fill="#fffaf0" />
      <path d="M41 11q-9-3-17 3v24q8-5 17-3Z" fill="#f6ead5" />
      <path d="M33 14l1.8 4.2 4.2 1.8-4.2 1.8L33 26l-1.8-4.2L27 20l4.2-1.8Z" fill="#e0a63a" />
      <path d="M11 18q5-1 9 1M11 24q5-1 9 1M11 30q5-1 9 1" fill="none" stroke="#cbb892" strokeWidth="2" />
    </svg>
  );
}

/** Draws a pair of glasses. */
export function GlassesPicture() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <g fill="#dff0f6" stroke="#2f5f7a" strokeWidth="3.4">
        <circle cx="14" cy="26" r="9" />
        <circle cx="34" cy="26" r="9" />
        <path d="M23 25q1-2 2 0M5 24l-2-6M43 24l2-6" fill="none" strokeLinecap="round" />
      </g>
    </svg>
  );
}

/** Draws a child in a wheelchair, from the side. */
export function WheelchairPicture() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <circle cx="22" cy="9" r="6" fill="#e9b893" />
      <path d="M16 9a6 6 0 0 1 12-1q-6-3-12 1Z" fill="#5c3a26" />
      <path d="M17 17q5-3 9 0l2 13H16Z" fill="#3f8f86" />
      <path
        d="M19 29h13l4 11"
        fill="none"
        stroke="#4a4358"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M8 16h5l2 17h19l5 9"
        fill="none"
        stroke="#8d98a6"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="19" cy="34" r="11" fill="none" stroke="#2d2430" strokeWidth="3.2" />
      <circle cx="19" cy="34" r="2" fill="#2d2430" />
      <circle cx="38" cy="43" r="3" fill="#2d2430" />
    </svg>
  );
}
