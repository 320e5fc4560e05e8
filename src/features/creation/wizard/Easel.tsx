// The easel of a wait: the robot, and what it has drawn and painted so far.
import { useId, useState } from 'react';
import { progressOf } from '../run-parts';
import type { Creating } from '../run/run-state';
import { sketchOf } from './story-sketch';
import type { WizardWorld } from './wizard-form';
import './wait.css';

interface EaselProps extends Pick<SketchProps, 'title' | 'world'> {
  readonly sketch: SketchState;
  /** The newest picture; undefined while there is only a sketch. */
  readonly url: string | undefined;
  /** Whether the robot is glad that all is done. */
  readonly isCheering?: boolean;
}

/**
 * The robot at its easel. It begins with a sketch; a finished picture lies under the paper as a pencil drawing, and is painted by
 * six broad strokes.
 */
export function Easel({ title, world, sketch, url, isCheering = false }: EaselProps) {
  const [loaded, setLoaded] = useState<string>();
  const strokesId = useId();
  const isLoaded = url !== undefined && loaded === url;
  return (
    <svg
      className="easel"
      viewBox="0 0 640 520"
      aria-hidden="true"
      focusable="false"
      data-world={world}
      data-cheers={isCheering || undefined}
      data-painting={isLoaded ? 'picture' : sketch}
    >
      <defs>
        <mask id={strokesId} maskUnits="userSpaceOnUse" x="190" y="20" width="450" height="450">
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
      <rect className="easel-paper" x="212" y="36" width="412" height="408" />
      {loaded === undefined && sketch !== 'blank' && (
        <Sketch title={title} world={world} isWashed={sketch === 'washed'} />
      )}
      {url !== undefined && (
        <svg {...paper}>
          <image key={`pencil ${url}`} className="easel-pencil" href={url} {...place} />
          <g mask={`url(#${strokesId})`}>
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
      <Painter isCheering={isCheering} />
      <g className="easel-arm" key={`arm ${loaded ?? sketch}`}>
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

/** The paper before the first picture: blank while the story waits for its turn, then with pencil lines, then with washes of colour. */
type SketchState = 'blank' | 'drawn' | 'washed';

/** Returns how far the sketch of a run is. */
export function sketchStateOf({ place, hasStarted, messages }: Creating): SketchState {
  if (place !== undefined || !hasStarted) return 'blank';
  const { stage } = progressOf(messages);
  return stage === 'working' || stage === 'writing' ? 'drawn' : 'washed';
}

interface SketchProps {
  readonly title: string;
  readonly world: WizardWorld;
  /** Whether washes of colour lie below the pencil lines. */
  readonly isWashed: boolean;
}

/** The sketch of a story: whom and what its title names, drawn once. None of it leaves the paper. */
export function Sketch({ title, world, isWashed }: SketchProps) {
  return (
    <svg {...paper} className="sketch" strokeLinecap="round" strokeLinejoin="round">
      {sketchOf(title, world).map(({ washes, lines }) => (
        <g key={lines}>
          {isWashed &&
            washes.map(([colour, d]) => (
              <path key={d} className="sketch-wash" d={d} fill={`var(--wash-${colour})`} />
            ))}
          <path
            className="sketch-line"
            d={lines}
            pathLength="1"
            fill="none"
            stroke="var(--wash-pencil)"
            strokeWidth="3"
          />
        </g>
      ))}
    </svg>
  );
}

/** One from side to side for each sixth of the picture. */
const strokes = [70, 138, 206, 274, 342, 410].map((y, at) =>
  at % 2 === 0 ? `M180 ${y}q230 14 470-2` : `M650 ${y}q-230-12-470 4`,
);

/** The paper within the frame, which cuts off the rest of a larger picture. */
const paper = { x: 212, y: 36, width: 412, height: 408, viewBox: '212 36 412 408' } as const;

/** Larger than the frame, so that no torn edge shows. */
const place = { x: 192, y: 16, width: 452, height: 448, preserveAspectRatio: 'xMidYMid slice' } as const;

/** The robot without the arm that paints, looking at the picture. */
function Painter({ isCheering }: Required<Pick<EaselProps, 'isCheering'>>) {
  return (
    <g className="easel-painter">
      <g transform="translate(0 282) scale(1.6)">
        <path d="M60 16V8" stroke="#6f8088" strokeWidth="4" strokeLinecap="round" />
        <circle cx="60" cy="7" r="6" fill="#f0b440" />
        <path
          d={isCheering ? 'M30 104c-16-2-22-14-18-26' : 'M30 102c-12 4-16 14-12 22'}
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
        {isCheering ? (
          <path
            d="M44 49q8-11 16 0M71 49q8-11 16 0"
            fill="none"
            stroke="#a8f0e0"
            strokeWidth="4.5"
            strokeLinecap="round"
          />
        ) : (
          <g className="easel-eyes" fill="#a8f0e0">
            <circle cx="52" cy="46" r="7" />
            <circle cx="79" cy="46" r="7" />
          </g>
        )}
        <path d="M38 60h5M84 60h5" stroke="#f2a08a" strokeWidth="5" strokeLinecap="round" />
        <path d="M57 61q8 7 16 0" fill="none" stroke="#a8f0e0" strokeWidth="4" strokeLinecap="round" />
        <circle {...(isCheering ? { cx: 11, cy: 76 } : { cx: 21, cy: 127 })} r="6" fill="#6f8088" />
      </g>
    </g>
  );
}
