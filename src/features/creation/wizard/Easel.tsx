// The easel of a wait: the robot, and what it has painted so far. Knows no run.
import { useState } from 'react';

interface EaselProps {
  /** The newest picture; undefined while there is only a sketch. */
  readonly url: string | undefined;
}

/**
 * The robot at its easel. It begins with a sketch; a finished picture lies under the paper as a pencil drawing, and is painted by
 * six broad strokes.
 */
export function Easel({ url }: EaselProps) {
  const [loaded, setLoaded] = useState<string>();
  const isLoaded = url !== undefined && loaded === url;
  return (
    <svg
      className="easel"
      viewBox="0 0 640 520"
      aria-hidden="true"
      focusable="false"
      data-painting={isLoaded}
    >
      <defs>
        <mask id="easel-strokes" maskUnits="userSpaceOnUse" x="190" y="20" width="450" height="450">
          <g key={loaded} fill="none" stroke="#fff" strokeWidth="84" strokeLinecap="round">
            {strokes.map((stroke) => (
              <path key={stroke} className="easel-stroke" d={stroke} pathLength="1" />
            ))}
          </g>
        </mask>
      </defs>
      <ellipse cx="418" cy="508" rx="180" ry="8" opacity=".1" />
      <ellipse cx="96" cy="508" rx="74" ry="8" opacity=".12" />
      <path d="M418 6v490" stroke="#8a5a30" strokeWidth="16" strokeLinecap="round" />
      <path d="M300 450l-34 54M536 450l34 54" stroke="#a97442" strokeWidth="16" strokeLinecap="round" />
      <rect x="394" y="2" width="48" height="30" rx="8" fill="#a97442" />
      <rect x="196" y="20" width="444" height="440" rx="8" fill="#b98a58" />
      <rect x="200" y="24" width="436" height="432" rx="6" fill="none" stroke="#d9ad78" strokeWidth="3" />
      <rect x="212" y="36" width="412" height="408" fill="#fffdf8" />
      {loaded === undefined && <Sketch />}
      {url !== undefined && (
        <svg x="212" y="36" width="412" height="408" viewBox="212 36 412 408">
          <image key={`pencil ${url}`} className="easel-pencil" href={url} {...place} />
          <g mask="url(#easel-strokes)">
            <image
              key={url}
              className="easel-picture"
              href={url}
              {...place}
              opacity={isLoaded ? 1 : 0}
              onLoad={() => setLoaded(url)}
            />
          </g>
        </svg>
      )}
      <path d="M212 36h412" stroke="#5a3413" strokeWidth="4" opacity=".35" />
      <rect x="176" y="454" width="464" height="20" rx="6" fill="#a97442" />
      <path d="M176 458h464" stroke="#d9ad78" strokeWidth="3" />
      <ellipse cx="560" cy="447" rx="20" ry="8" fill="#3f78b5" />
      <ellipse cx="506" cy="447" rx="20" ry="8" fill="#c4573f" />
      <path d="M540 447v10h40v-10M486 447v10h40v-10" fill="#cfd8dc" />
      <Painter />
      <g className="easel-arm" key={`arm ${loaded}`}>
        <path d="M190 446l106-80" stroke="#c9975c" strokeWidth="9" strokeLinecap="round" />
        <path d="M286 374l14-11" stroke="#cfd8dc" strokeWidth="14" />
        <path d="M293 361l11 14q22-8 24-30-24-2-35 16z" fill="#4a8a4e" />
        <path
          d="M142 446c40 22 66 14 72-12"
          fill="none"
          stroke="#6f8088"
          strokeWidth="11.5"
          strokeLinecap="round"
        />
        <circle cx="213" cy="430" r="11" fill="#6f8088" />
      </g>
    </svg>
  );
}

/** The sketch on the paper before the first picture: washes in the world's colours below pencil lines, drawn once. */
function Sketch() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      {washes.map(([colour, d]) => (
        <path key={d} className="sketch-wash" d={d} fill={`var(--wash-${colour})`} />
      ))}
      {pencilLines.map((d) => (
        <path
          key={d}
          className="sketch-line"
          d={d}
          pathLength="1"
          fill="none"
          stroke="var(--wash-pencil)"
          strokeWidth="3"
        />
      ))}
    </g>
  );
}

/** Colours of `wait.css`, with their areas. None reaches its pencil line everywhere. */
const washes = [
  [
    'sky',
    'M226 66q64-24 132-10t142-4 104 12q12 76-2 152-46 26-92 8-56-30-112-2-58 32-116 8-36-12-54 2-14-82-2-166z',
  ],
  ['ground', 'M226 346q76-62 172-50 84 10 130-12 50-22 84-12 8 84-4 156-92 12-192 6-98-6-186 2-10-52-4-90z'],
  ['light', 'M516 104q4-32 34-30t32 32-36 28-30-30z'],
  ['roof', 'M266 256q20-34 52-54 30 22 50 52-54 8-102 2z'],
  ['tree', 'M466 226q-8-44 32-50 36-26 60 12 34 18 14 48-18 28-52 18-42 6-54-28z'],
  ['hero', 'M386 312q0-44 42-46t42 44-42 40-42-38zM396 366q32-20 62 0 16 32 12 68-44 10-86 0-4-36 12-68z'],
] as const;

const pencilLines = [
  'M214 342q84-66 164-57M474 294q40 4 68-12 44-22 94-12M232 346q70-50 138-50',
  'M274 256v58M362 254v38M256 262q32-38 60-66 32 30 62 62M262 266q28-30 52-60M298 304v-20q14-14 28 0v14M312 232a9 9 0 1 0 .1 0',
  'M498 282q6-26 0-52M518 278q-4-24 2-50M452 226q-14-46 34-56 40-32 70 8 40 20 18 58-14 34-58 22-44 14-64-32z',
  'M514 104a34 34 0 1 1 0 2M548 50v-8M592 74l7-6M602 112h8M500 74l-6-6',
  'M384 308a43 41 0 1 1 0 2M392 284q14-20 38-20M404 272q-18-52-4-64 18 2 20 56M436 266q0-52 16-62 18 10 0 68',
  'M411 300v5M443 300v5M418 320q9 9 18 0M427 312v2M396 366q-16 34-12 72M458 366q16 34 12 72M392 384q-26 2-34-26M464 384q18 20 26 12',
] as const;

/** One from side to side for each sixth of the picture. */
const strokes = [70, 138, 206, 274, 342, 410].map((y, at) =>
  at % 2 === 0 ? `M180 ${y}q230 14 470-2` : `M650 ${y}q-230-12-470 4`,
);

/** Larger than the frame, so that no torn edge shows. */
const place = { x: 192, y: 16, width: 452, height: 448, preserveAspectRatio: 'xMidYMid slice' } as const;

/** The robot without the arm that paints, looking at the picture. */
function Painter() {
  return (
    <g transform="translate(0 282) scale(1.6)">
      <path d="M60 16V8" stroke="#6f8088" strokeWidth="4" strokeLinecap="round" />
      <circle cx="60" cy="7" r="6" fill="#f0b440" />
      <path
        d="M30 102c-12 4-16 14-12 22"
        fill="none"
        stroke="#6f8088"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <rect x="30" y="92" width="60" height="46" rx="12" fill="#8fb4bf" />
      <rect x="44" y="101" width="32" height="16" rx="6" fill="#f3ead0" />
      <circle cx="53" cy="109" r="4" fill="#c4573f" />
      <circle cx="66" cy="109" r="4" fill="#f0b440" />
      <rect x="50" y="84" width="20" height="12" rx="4" fill="#6f8088" />
      <path d="M16 44h-4a6 6 0 0 0 0 18h4M104 44h4a6 6 0 0 1 0 18h-4" fill="#8fb4bf" />
      <rect x="16" y="18" width="88" height="70" rx="24" fill="#a8c9d2" />
      <rect x="26" y="28" width="68" height="50" rx="18" fill="#2f4652" />
      <g className="easel-eyes" fill="#a8f0e0">
        <circle cx="52" cy="46" r="7" />
        <circle cx="79" cy="46" r="7" />
      </g>
      <path d="M38 60h5M84 60h5" stroke="#f2a08a" strokeWidth="5" strokeLinecap="round" />
      <path d="M57 61q8 7 16 0" fill="none" stroke="#a8f0e0" strokeWidth="4" strokeLinecap="round" />
      <circle cx="21" cy="127" r="6" fill="#6f8088" />
    </g>
  );
}
