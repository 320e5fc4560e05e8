// Shows a stored Dallic Party as a filmstrip: one step large, all of them small below, and the two prompts above
// (spec player §12).
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../../platform/i18n/i18n';
import { Guide } from '../../ui/drawings/Guide';
import { PlayerButton } from '../../ui/PlayerButton';
import type { ViewerDeps } from './shared/viewer-browser-deps';
import { focusOf } from './shared/focus';
import { Picture, type Pictures, usePictures } from './shared/Picture';
import type { PlayableStep } from '../../player/playable-story';
import { useScrolls } from './text/story-text';
import { useFocusOnOpening } from './shared/use-player';
import { useSwipe } from './shared/use-swipe';
import './party.css';

export interface PartyStepsProps {
  readonly initialPrompt: string;
  readonly changePrompt: string;
  readonly steps: readonly PlayableStep[];
  readonly lang: string | undefined;
  /** The link to the home page. */
  readonly home?: ReactNode;
  /** Stands beside the prompts. */
  readonly tools?: ReactNode;
  /** Whether steps are still to come. Each new one is then shown large, until the person chooses an earlier one. */
  readonly isLive?: boolean;
  readonly deps: Pick<ViewerDeps, 'report' | 'onNetworkBack' | 'isZoomed' | 'preload' | 'reducedMotion'>;
  readonly onFirstPaint: () => void;
}

export function PartySteps(props: PartyStepsProps) {
  const { initialPrompt, changePrompt, steps, lang, home, tools, isLive = false, deps, onFirstPaint } = props;
  const { t } = useTexts();
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnOpening(heading);
  const newest = steps.length - 1;
  const [chosen, setChosen] = useState<number>();
  const at = chosen ?? (isLive ? Math.max(0, newest) : 0);
  const setAt = (to: number): void => setChosen(isLive && to >= newest ? undefined : to);
  useEffect(onFirstPaint, [onFirstPaint]);
  useStepKeys(root, (key) => {
    const wanted = stepOfKey(key, at, steps.length);
    if (wanted !== undefined) setAt(wanted);
    return wanted !== undefined;
  });
  const swipe = useSwipe((onwards) => setAt(stepTo(at + onwards, steps.length)), deps.isZoomed);
  const step = steps[at];
  const { reducedMotion } = deps;
  const mayMove = useMemo(() => ({ ...reducedMotion, get: () => !reducedMotion.get() }), [reducedMotion]);
  const pictures = usePictures(deps, mayMove);
  const { tryAgain } = pictures;
  useEffect(() => tryAgain(step?.pictureUrl), [tryAgain, step?.pictureUrl]);
  return (
    <div ref={root} className="party" data-step={at}>
      <header className="party-head">
        {home}
        <div>
          <h1 ref={heading} tabIndex={-1}>
            <Quoting
              sentence={t('viewer.party.first', { prompt: placeOfPrompt })}
              prompt={initialPrompt}
              lang={lang}
            />
          </h1>
          {changePrompt !== '' && (
            <p>
              <Quoting
                sentence={t('viewer.party.change', { prompt: placeOfPrompt })}
                prompt={changePrompt}
                lang={lang}
              />
            </p>
          )}
        </div>
        {tools}
      </header>
      {step === undefined ? (
        <div className="party-empty">
          {isLive ? <Guide mood="thinking" /> : <p>{t('viewer.party.none')}</p>}
        </div>
      ) : (
        <>
          <figure className="party-step" {...swipe}>
            <StepPicture key={at} step={step} pictures={pictures} large />
            <Description text={step.description}>
              <span className="party-count">
                {t('viewer.party.step', { step: at + 1, steps: steps.length })}
              </span>
              <span lang={lang} dir="auto">
                {step.description}
              </span>
            </Description>
          </figure>
          <nav className="party-bar" aria-label={t('viewer.party.steps')}>
            <Turn icon="previous" to={at - 1} count={steps.length} onTurn={setAt} />
            <Strip steps={steps} at={at} pictures={pictures} onChoose={setAt} />
            <Turn icon="next" to={at + 1} count={steps.length} onTurn={setAt} />
          </nav>
        </>
      )}
    </div>
  );
}

interface DescriptionProps {
  readonly text: string;
  readonly children: ReactNode;
}

/** Says which picture is shown and what it shows; a long text scrolls, also by the keyboard. */
function Description({ text, children }: DescriptionProps) {
  const caption = useRef<HTMLElement>(null);
  const scrolls = useScrolls(caption, text);
  return (
    <figcaption ref={caption} aria-live="polite" {...(scrolls ? { tabIndex: 0 } : {})}>
      {children}
    </figcaption>
  );
}

const placeOfPrompt = '\n';

interface QuotingProps {
  /** A sentence of the interface, with `placeOfPrompt` where the prompt stands. */
  readonly sentence: string;
  readonly prompt: string;
  readonly lang: string | undefined;
}

/** The prompt has the party's language, so the sentence is divided where it stands. */
function Quoting({ sentence, prompt, lang }: QuotingProps) {
  const [before, after] = sentence.split(placeOfPrompt);
  return (
    <>
      {before}
      <span lang={lang} dir="auto">
        {prompt}
      </span>
      {after}
    </>
  );
}

interface TurnProps {
  readonly icon: 'previous' | 'next';
  readonly to: number;
  readonly count: number;
  readonly onTurn: (to: number) => void;
}

function Turn({ icon, to, count, onTurn }: TurnProps) {
  const { t } = useTexts();
  const step = stepTo(to, count);
  return (
    <PlayerButton
      icon={icon}
      label={t(`viewer.${icon}`)}
      size="large"
      looksDisabled={step !== to}
      flashes={false}
      onClick={() => onTurn(step)}
    />
  );
}

interface StripProps {
  readonly steps: readonly PlayableStep[];
  readonly at: number;
  readonly pictures: Pictures;
  readonly onChoose: (at: number) => void;
}

function Strip({ steps, at, pictures, onChoose }: StripProps) {
  const { t } = useTexts();
  const strip = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const current = strip.current?.children.item(at);
    if (strip.current === null || !(current instanceof HTMLElement)) return;
    const { offsetLeft, offsetWidth } = current;
    strip.current.scrollLeft = offsetLeft + offsetWidth / 2 - strip.current.offsetWidth / 2;
  }, [at]);
  return (
    <ol ref={strip} className="party-strip">
      {steps.map((step) => (
        <li key={step.index}>
          <button
            type="button"
            aria-label={t('viewer.party.step', { step: step.index + 1, steps: steps.length })}
            aria-current={step.index === at ? 'step' : undefined}
            onClick={() => onChoose(step.index)}
          >
            <StepPicture step={step} pictures={pictures} />
          </button>
        </li>
      ))}
    </ol>
  );
}

interface StepPictureProps {
  readonly step: PlayableStep;
  readonly pictures: Pictures;
  readonly large?: boolean;
}

function StepPicture({ step: { description, pictureUrl }, pictures, large = false }: StepPictureProps) {
  const url = pictureUrl === undefined ? {} : { pictureUrl };
  const slide = { headline: large ? description : '', pictureRefused: pictureUrl === undefined, ...url };
  return <Picture slide={slide} pictures={pictures} lazy={!large} />;
}

/** Handles keys without modifiers while the focus is in the party or on no element (spec player §7). */
function useStepKeys(root: { readonly current: HTMLElement | null }, take: (key: string) => boolean): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const modified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (root.current === null || modified || event.defaultPrevented) return;
      if (focusOf(document.activeElement, root.current) === 'outside') return;
      if (take(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}

/** Returns the wanted step, limited to the first and the last. */
export function stepTo(wanted: number, count: number): number {
  return Math.max(0, Math.min(count - 1, wanted));
}

/** Returns the step that a key leads to, or undefined if the key has no meaning. */
export function stepOfKey(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return stepTo(at + 1, count);
    case 'ArrowLeft':
      return stepTo(at - 1, count);
    case 'Home':
      return 0;
    case 'End':
      return stepTo(count, count);
    default:
      return undefined;
  }
}
