// The wait for a story (spec screens §10): the robot paints its pages at an easel, the sentences of the last one are written beside it,
// and the pages stand on a board.
import { useEffect, useMemo, useState } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import { Arrow, progressOf, storyStageTextOf } from '../run-parts';
import { pageIn, type Creating } from '../run/run-state';
import { Easel, Sketch, sketchStateOf } from './Easel';
import { ageOf, PagesPicture, variables } from './steps/option-cards';
import type { WizardForm } from './wizard-form';
import { type AnimationProps, charactersFor, ThinkingAnimation } from './wizard-run';
import './wait.css';

interface StoryWaitProps {
  readonly run: Creating;
  /** The story is made and opens by itself; nothing can be pressed any more. */
  readonly isFinished: boolean;
  readonly form: WizardForm;
  readonly animation: AnimationProps;
  /** Returns the address of a picture; undefined where it must not be loaded. */
  readonly pictureUrlOf: (imageUrl: string) => string | undefined;
  /** Cancels the run, and leads to the shelf while it goes on; undefined where neither is offered. */
  readonly ways: { readonly onCancel: () => void; readonly onHome: () => void } | undefined;
}

export function StoryWait({ run, isFinished, form, animation, pictureUrlOf, ways }: StoryWaitProps) {
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
  // The words of a cover are the title, which stands above already.
  const isOnlyTitled = newest?.description === run.subject.title;
  const stage =
    run.place === undefined
      ? t(`creation.waiting.stages.${storyStageTextOf(progress)}`, { page: progress.page })
      : t('creation.waiting.place', { place: run.place });
  const { page } = progress;
  const heading =
    page === undefined ? t('creation.waiting.underWay') : t('creation.waiting.page', { page, pages });
  const story = { title: run.subject.title, world: animation.world };
  const sketch = sketchStateOf(run);
  const current = page ?? (sketch === 'blank' ? undefined : 1);
  return (
    <div className="wait" inert={isFinished}>
      <Easel {...story} sketch={sketch} url={newest?.url} isCheering={isFinished} />
      <section className="wait-sheet">
        <h2 tabIndex={-1} data-takes-focus>
          {heading}
        </h2>
        {newest === undefined || isOnlyTitled ? (
          <output className="wait-text">
            <span>{stage}</span>
          </output>
        ) : (
          <Written text={newest.description} lang={run.subject.language} {...animation} />
        )}
        <ThinkingAnimation {...animation} world={charactersFor(animation.world, ageOf(form.targetGroup))} />
        {newest && !isOnlyTitled && <output className="visually-hidden">{stage}</output>}
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
            <li key={at} data-now={current === at + 1} data-painted={painted !== undefined}>
              {painted ? (
                <img src={painted.url} alt="" decoding="async" />
              ) : current === at + 1 && newest && newest.page === undefined ? (
                <img key="growing" className="wait-growing" src={newest.url} alt="" decoding="async" />
              ) : (
                current === at + 1 && (
                  <svg viewBox="212 36 412 408" aria-hidden="true" focusable="false">
                    <Sketch {...story} isWashed={sketch === 'washed'} />
                  </svg>
                )
              )}
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
            <Arrow />
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
        {/* The words to come keep their space, so that none jumps to the next line. */}
        <span data-unwritten={sentence.slice(letters)}>
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
 * Returns the sentences of a text, each with its closing quotation marks, and a long one in parts that fit on the sheet. Dots say that
 * such a part goes on. After “Oh!” a sentence may go on in lower case.
 */
export const sentencesIn = (text: string): readonly string[] =>
  (text.match(/.+?(?:[.!?…]["”“’»«)]*(?=\s+[^\p{Ll}\s]|\s*$)|$)/gsu) ?? []).flatMap((sentence) =>
    (sentence.trim().match(/.{1,60}(?=\s|$)|\S+/gs) ?? []).map((part, at) =>
      at === 0 ? part : `… ${part.trim()}`,
    ),
  );

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
