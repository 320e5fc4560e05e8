// The wait for a story (spec screens §10): the robot paints its pages at an easel, the sentences of the last one are written beside it,
// and the pages stand on a board.
import { useEffect, useMemo, useState } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import { IconFrame } from '../../../ui/Icon';
import { progressOf, storyStageTextOf } from '../run-parts';
import { pageIn, type Creating } from '../run/run-state';
import { ageOf, PagesPicture, variables } from './steps/option-cards';
import type { WizardForm } from './wizard-form';
import { type AnimationProps, charactersFor, ThinkingAnimation } from './wizard-run';
import './wait.css';

interface StoryWaitProps {
  readonly run: Creating;
  readonly form: WizardForm;
  readonly animation: AnimationProps;
  /** Returns the address of a picture; undefined where it must not be loaded. */
  readonly pictureUrlOf: (imageUrl: string) => string | undefined;
  /** Cancels the run, and leads to the shelf while it goes on; undefined where neither is offered. */
  readonly ways: { readonly onCancel: () => void; readonly onHome: () => void } | undefined;
}

export function StoryWait({ run, form, animation, pictureUrlOf, ways }: StoryWaitProps) {
  const { t } = useTexts();
  const progress = progressOf(run.messages);
  const { pages = form.pageCount } =
    run.messages
      .map(pageIn)
      .filter((named) => named !== undefined)
      .at(-1) ?? {};
  const pictures = run.pictures.flatMap(({ imageUrl, ...picture }) => {
    const url = pictureUrlOf(imageUrl);
    return url === undefined ? [] : [{ url, ...picture }];
  });
  const newest = pictures.at(-1);
  const stage =
    run.place === undefined
      ? t(`creation.waiting.stages.${storyStageTextOf(progress)}`, { page: progress.page })
      : t('creation.waiting.place', { place: run.place });
  const { page } = progress;
  const heading =
    page === undefined ? t('creation.waiting.underWay') : t('creation.waiting.page', { page, pages });
  return (
    <div className="wait">
      <Easel url={newest?.url} />
      <section className="wait-sheet">
        <h2 tabIndex={-1} data-takes-focus>
          {heading}
        </h2>
        {newest === undefined ? (
          <output className="wait-text">
            <span>{stage}</span>
          </output>
        ) : (
          <Written text={newest.description} lang={run.subject.language} {...animation} />
        )}
        <ThinkingAnimation {...animation} world={charactersFor(animation.world, ageOf(form.targetGroup))} />
        {newest && <output className="visually-hidden">{stage}</output>}
        <progress
          className="visually-hidden"
          aria-label={t('creation.waiting.progress')}
          max={100}
          value={Math.round(progress.share * 100)}
        />
      </section>
      <ol className="wait-pages" aria-label={heading} data-many={pages > 10} style={variables({ pages })}>
        {Array.from({ length: pages }, (_, at) => {
          const painted = pictures.find((picture) => picture.page === at + 1);
          return (
            <li key={at} data-now={page === at + 1} data-painted={painted !== undefined}>
              {painted && <img src={painted.url} alt="" decoding="async" />}
              <b>{at + 1}</b>
            </li>
          );
        })}
      </ol>
      {ways && (
        <footer className="wait-foot">
          <button type="button" className="wait-cancel" onClick={ways.onCancel}>
            {t('creation.waiting.cancel')}
          </button>
          <button type="button" className="wait-read" onClick={ways.onHome}>
            <span className="wait-book">
              <PagesPicture pages={8} position={1} />
            </span>
            <span>
              {t('creation.waiting.read')} <small>{t('creation.waiting.shelf')}</small>
            </span>
            <IconFrame>
              <path
                d="M5 12h13M12.5 6l6 6-6 6"
                fill="none"
                stroke="currentColor"
                strokeWidth="3"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </IconFrame>
          </button>
        </footer>
      )}
    </div>
  );
}

interface WrittenProps extends AnimationProps {
  readonly text: string;
  readonly lang: string | undefined;
}

/** Writes the sentences of a text, one after the other. A screen reader gets each as a whole. */
function Written({ text, lang, clock, prefersReducedMotion }: WrittenProps) {
  const sentences = useMemo(() => sentencesIn(text), [text]);
  const [at, setAt] = useState({ text, sentence: 0, letters: 0 });
  if (at.text !== text) setAt({ text, sentence: 0, letters: 0 });
  const sentence = sentences[at.sentence] ?? '';
  const letters = prefersReducedMotion ? sentence.length : at.letters;
  const isWhole = letters >= sentence.length;
  const isLast = at.sentence >= sentences.length - 1;
  useEffect(() => {
    if (isWhole && isLast) return undefined;
    const wait = isWhole
      ? writing.pause + (prefersReducedMotion ? sentence.length * writing.letter : 0)
      : writing.letter;
    const next = isWhole
      ? { text, sentence: at.sentence + 1, letters: 0 }
      : { text, sentence: at.sentence, letters: letters + 1 };
    return clock.after(wait, () => setAt(next));
  }, [clock, text, at.sentence, sentence.length, letters, isWhole, isLast, prefersReducedMotion]);
  return (
    <>
      <p className="wait-text" aria-hidden="true" lang={lang} dir="auto">
        <span>
          {sentence.slice(0, letters)}
          {!isWhole && <Pencil />}
        </span>
      </p>
      <p className="visually-hidden" aria-live="polite" lang={lang}>
        {sentence}
      </p>
    </>
  );
}

/** Milliseconds for each letter, about as fast as it is spoken, and between two sentences. */
const writing = { letter: 60, pause: 900 } as const;

/**
 * Returns the sentences of a text, each with its closing quotation marks, and a long one in parts that fit on the sheet. After “Oh!” a
 * sentence may go on in lower case.
 */
export const sentencesIn = (text: string): readonly string[] =>
  (text.match(/.+?(?:[.!?…]["”“’»«)]*(?=\s+[^\p{Ll}\s]|\s*$)|$)/gsu) ?? [])
    .flatMap((sentence) => sentence.trim().match(/.{1,60}(?=\s|$)|\S+/gs) ?? [])
    .map((part) => part.trim());

function Pencil() {
  return (
    <span className="wait-pencil">
      {/* Keeps it in the line of the last letter. */}
      {'\u2060'}
      <svg viewBox="0 0 48 48" focusable="false">
        <path d="M3 46l4-13L36 4l8 8-29 29z" fill="#f0b440" />
        <path d="M31 9l8 8 5-5-8-8z" fill="#c4573f" />
        <path d="M3 46l4-13 8 8z" fill="#f3dcc0" />
        <path d="M3 46l1.6-5 3.4 3.4z" fill="#2d2430" />
      </svg>
    </span>
  );
}

interface EaselProps {
  /** The newest picture; undefined while the paper is white. */
  readonly url: string | undefined;
}

/** The robot at its easel. A finished picture lies under the paper as a pencil drawing, and is painted by six broad strokes. */
function Easel({ url }: EaselProps) {
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
