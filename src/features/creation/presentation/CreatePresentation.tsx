// The page that makes a presentation (spec screens §11): its form, what arrives meanwhile, and how it can fail.
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { PersonMedia } from '../../../contract/creation/person-media';
import { languageTagOf, type InterfaceLanguage } from '../../../contract/languages';
import { startLoad } from '../../../platform/browser/use-resource';
import { useTexts, formatDuration } from '../../../platform/i18n/i18n';
import type { Personalities } from '../../../platform/i18n/texts';
import { Button } from '../../../ui/Button';
import { SpeechBubble } from '../../../ui/drawings/Guide';
import {
  arrivalHintOf,
  ChangeTopic,
  errorHintOf,
  FollowedRun,
  progressOf,
  reasonsOf,
  ServiceMessage,
  SpecifiedText,
  specifiedTextOf,
  stageTextOf,
} from '../run-parts';
import { isFailed, isFollowed, type Creating, type FailedRun } from '../run/run-state';
import type { StreamDeps } from '../run/run-stream';
import { useCreation, type CreationDeps } from '../use-creation';
import {
  emptyForm,
  type FormAction,
  formReducer,
  type FormState,
  presentationDraft,
  presentationMessageOf,
  templateOf,
} from './presentation-form';
import { PresentationForm, type PersonMediaSlotProps } from './PresentationForm';
import type { TopicDeps } from './presentation-fields';
import '../creation.css';

export interface PresentationDeps extends CreationDeps, StreamDeps, TopicDeps {
  readonly loadPersonalities: (language: InterfaceLanguage) => Promise<Personalities>;
}

interface CreatePresentationProps {
  readonly deps: PresentationDeps;
  readonly homeHref: string;
  /** The list of presentations, in which one whose stream is lost may arrive. */
  readonly presentationsHref: string;
  /** Returns the address of a picture that may be shown; undefined for any other. */
  readonly pictureUrlOf: (imageUrl: string) => string | undefined;
  /** Shows upload and recorder. Without it `you` is not offered, since nobody could record anything. */
  readonly renderPersonMedia?: ((slot: PersonMediaSlotProps) => ReactNode) | undefined;
  readonly onCreatingChange: (isCreating: boolean) => void;
  readonly onCreated: (id: string) => void;
}

export function CreatePresentation(props: CreatePresentationProps) {
  const { deps, homeHref, onCreatingChange, onCreated } = props;
  const { t } = useTexts();
  const { personalities, first } = usePersonalities(deps);
  const presentation = useCreation(deps, presentationDraft, first, ({ id }) => onCreated(id));
  const { form, change, state, start, restart } = presentation;
  // In memory only, so that a reload forgets them.
  const [media, setMedia] = useState<PersonMedia>({});
  const dispatch = (action: FormAction): void => change((before) => formReducer(before, action));
  useTranslation(form, personalities, dispatch);
  const isCreating = state.name === 'CREATING';
  useEffect(() => onCreatingChange(isCreating), [isCreating, onCreatingChange]);
  if (form === undefined || personalities === undefined || state.name === 'CREATED') return null;
  const submit = (): void => {
    const message = presentationMessageOf(form, media);
    if (message !== undefined) start(message);
  };
  return (
    <div className="create-presentation" data-creation-state={state.name}>
      <h1>{t('app.pages.newPresentation')}</h1>
      {state.name === 'IDLE' && (
        <PresentationForm
          {...{ form, personalities, deps, dispatch, media }}
          onMedia={setMedia}
          isInOtherTab={presentation.isInOtherTab}
          takesFocus={presentation.runs > 0}
          renderPersonMedia={props.renderPersonMedia}
          onSubmit={submit}
        />
      )}
      {state.name === 'CREATING' && (
        <Underway {...props} run={state} lang={languageTagOf(form.settings.language)} onLeave={restart} />
      )}
      {isFailed(state) && (
        <PresentationOutcome run={state} homeHref={homeHref} onRetry={submit} onRestart={restart} />
      )}
    </div>
  );
}

/** Loads the personalities in the interface's language. Without them there is no form. */
function usePersonalities({ loadPersonalities }: PresentationDeps) {
  const { language } = useTexts();
  const [loaded, setLoaded] = useState<{
    readonly personalities: Personalities;
    readonly first: FormState;
  }>();
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  useEffect(
    () =>
      startLoad(() => loadPersonalities(language), {
        where: 'presentation: personalities',
        onLoaded: (personalities) => setLoaded({ personalities, first: emptyForm(personalities, language) }),
        onFailed: (error) => setFailure({ error }),
      }).stop,
    [loadPersonalities, language],
  );
  // When only another language cannot be loaded, the last one stays.
  if (failure !== undefined && loaded === undefined) throw failure.error;
  return { personalities: loaded?.personalities, first: loaded?.first };
}

/** Translates the chosen personality when the interface changes its language. */
function useTranslation(
  form: FormState | undefined,
  personalities: Personalities | undefined,
  dispatch: (action: FormAction) => void,
): void {
  const { language } = useTexts();
  const translate = useEffectEvent((loaded: Personalities) => {
    if (form === undefined) return;
    dispatch({ type: 'translate', template: templateOf(form.personality, loaded, language) });
  });
  const isShown = form !== undefined;
  useEffect(() => {
    if (isShown && personalities !== undefined) translate(personalities);
  }, [personalities, isShown]);
}

interface UnderwayProps extends Pick<CreatePresentationProps, 'pictureUrlOf' | 'presentationsHref'> {
  readonly run: Creating;
  /** The language of the presentation, in which its pictures are described. */
  readonly lang: string | undefined;
  readonly onLeave: () => void;
}

function Underway({ run, lang, pictureUrlOf, presentationsHref, onLeave }: UnderwayProps) {
  const { t } = useTexts();
  if (!isFollowed(run))
    return <PresentationProgress run={run} lang={lang} pictureUrlOf={pictureUrlOf} onCancel={onLeave} />;
  return (
    <FollowedRun
      run={run}
      lost={{
        heading: t('creation.interrupted.lost'),
        text: t('creation.presentation.interrupted', { title: run.subject.title }),
      }}
      links={<a href={presentationsHref}>{t('creation.presentation.presentations')}</a>}
      onAgain={onLeave}
    />
  );
}

interface PresentationProgressProps {
  readonly run: Creating;
  /** The language of the presentation, in which its pictures are described. */
  readonly lang: string | undefined;
  readonly pictureUrlOf: (imageUrl: string) => string | undefined;
  readonly onCancel: () => void;
}

/** Its button takes the focus, since the button that had the focus is gone. */
function PresentationProgress({ run, lang, pictureUrlOf, onCancel }: PresentationProgressProps) {
  const { t } = useTexts();
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  const progress = progressOf(run.messages);
  const pictures = run.pictures.flatMap(({ imageUrl, description }, position) => {
    const url = pictureUrlOf(imageUrl);
    return url === undefined ? [] : [{ url, description, position }];
  });
  return (
    <>
      <SpeechBubble mood="thinking">
        <output>
          {run.place === undefined
            ? t(`creation.presentation.stages.${stageTextOf(progress)}`, { page: progress.page })
            : t('creation.waiting.place', { place: run.place })}
        </output>
        {/* The bar moves with the work, and at least with the time that is left for it. */}
        <progress
          aria-label={t('creation.waiting.progress')}
          max={100}
          value={Math.round(Math.max(progress.share, run.timeFraction) * 100)}
        />
        <p className="presentation-elapsed">
          {t('creation.waiting.elapsed', { time: formatDuration(run.elapsed / 1000) })}
        </p>
        <Button ref={cancel} onClick={onCancel}>
          {t('creation.presentation.cancel')}
        </Button>
      </SpeechBubble>
      {pictures.length > 0 && (
        <ul className="made-pictures" aria-label={t('creation.presentation.pictures')}>
          {pictures.map(({ url, description, position }) => (
            <li key={position}>
              <img src={url} alt={description} lang={lang} decoding="async" />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface PresentationOutcomeProps {
  readonly run: FailedRun;
  readonly homeHref: string;
  readonly onRetry: () => void;
  readonly onRestart: () => void;
}

/** Takes the focus, since the button that had it is gone. */
function PresentationOutcome({ run, homeHref, onRetry, onRestart }: PresentationOutcomeProps) {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { text, hints } = outcomeTexts(run);
  const reasons = run.name === 'DENIED' ? reasonsOf(run.reason) : [];
  const mayRetry = run.name === 'ERROR' || run.name === 'TIMEOUT';
  return (
    <SpeechBubble mood="sad">
      <h2 ref={heading} tabIndex={-1}>
        {t(`creation.presentation.${text}`)}
      </h2>
      {reasons.length > 0 && (
        <p className="denial-reason">{t('creation.presentation.reason', { reason: reasons.join(', ') })}</p>
      )}
      {hints.map((hint) => (
        <p key={hint}>{t(`creation.presentation.${hint}`)}</p>
      ))}
      <SpecifiedText of={specifiedTextOf[run.name]} />
      <ServiceMessage message={run.name === 'ERROR' ? run.message : undefined} />
      <div className="presentation-ways">
        {mayRetry && (
          <Button primary onClick={onRetry}>
            {t('creation.presentation.retry')}
          </Button>
        )}
        {run.name === 'QUOTA_EXCEEDED' ? (
          <a className="button button-primary" href={homeHref}>
            {t('creation.presentation.home')}
          </a>
        ) : (
          <ChangeTopic primary={!mayRetry} onClick={onRestart} />
        )}
      </div>
    </SpeechBubble>
  );
}

/** Returns the keys of the texts that explain a failure (spec screens §6, §11). */
function outcomeTexts(run: FailedRun) {
  switch (run.name) {
    case 'ERROR':
      return { text: 'failed', hints: ['technical', errorHintOf(run)] } as const;
    case 'TIMEOUT':
      return { text: 'timeout', hints: ['timeoutHint', arrivalHintOf(run)] } as const;
    case 'DENIED':
      return { text: 'denied', hints: ['kept'] } as const;
    case 'QUOTA_EXCEEDED':
      return { text: 'quota', hints: ['kept'] } as const;
  }
}
