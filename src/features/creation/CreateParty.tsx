// The page that makes a party (spec screens §11): its form, the pictures as they arrive, and how it can fail.
import { Fragment, useEffect, useId, useMemo, useRef, type ReactNode } from 'react';
import { partyDefaults } from '../../contract/creation/choices';
import { partyLimits } from '../../contract/creation/creation-settings';
import { useTexts } from '../../platform/i18n/i18n';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/fields';
import { SpeechBubble } from '../../ui/drawings/Guide';
import {
  ChangeTopic,
  FollowedRun,
  progressOf,
  reasonsOf,
  ServiceMessage,
  SpecifiedText,
  specifiedTextOf,
} from './run-parts';
import { isFollowed, mayStillArrive, type Creating, type FailedRun, type MadePicture } from './run/run-state';
import { useCreation, type CreationDeps } from './use-creation';
import { emptyPartyForm, iterationsOf, partyDraft, partyMessageOf, type PartyForm } from './party-form';
import './creation.css';

/** The parts of an unfinished party that a page shows. */
export interface UnfinishedParty {
  readonly initialPrompt: string;
  readonly changePrompt: string;
  readonly steps: readonly MadePicture[];
  /** Stands beside the prompts: how far it is, or why it ended. */
  readonly tools: ReactNode;
}

interface CreatePartyProps {
  readonly deps: CreationDeps;
  readonly homeHref: string;
  /** The list of presentations, in which one whose stream is lost may arrive. */
  readonly presentationsHref: string;
  /** Shows the pictures that have arrived. */
  readonly renderSteps: (party: UnfinishedParty) => ReactNode;
  /** Frames the form and the messages without pictures. */
  readonly renderPage: (content: ReactNode) => ReactNode;
  readonly onCreatingChange: (isCreating: boolean) => void;
  readonly onCreated: (id: string) => void;
}

export function CreateParty(props: CreatePartyProps) {
  const { deps, homeHref, presentationsHref, renderSteps, renderPage, onCreatingChange, onCreated } = props;
  const { t, language } = useTexts();
  const changePrompt = language === 'en' ? partyDefaults.changePrompt : t('creation.party.changeDefault');
  const first = useMemo(() => emptyPartyForm(changePrompt), [changePrompt]);
  const party = useCreation(deps, partyDraft, first, ({ id }) => onCreated(id));
  const { form, state, runs, start, restart } = party;
  const isCreating = state.name === 'CREATING';
  useEffect(() => onCreatingChange(isCreating), [isCreating, onCreatingChange]);
  if (form === undefined || state.name === 'CREATED' || state.name === 'PERSON_CREATED')
    return renderPage(null);
  const submit = (): void => {
    const message = partyMessageOf(form);
    if (message === undefined) return;
    // A retry shows its pictures anew.
    restart();
    start(message);
  };
  if (state.name === 'IDLE')
    return renderPage(
      <Form
        key="form"
        form={form}
        takesFocus={runs > 0}
        onChange={(next) => party.change(() => next)}
        onSubmit={submit}
      />,
    );
  const tools =
    state.name === 'CREATING' ? (
      <PartyProgress run={state} presentationsHref={presentationsHref} onLeave={restart} />
    ) : (
      <PartyOutcome run={state} homeHref={homeHref} onRetry={submit} onRestart={restart} />
    );
  const isWatched = state.name === 'CREATING' && !isFollowed(state);
  if (!isWatched && state.pictures.length === 0)
    return renderPage(
      <div className="create-party">
        <h1>{t('app.areas.party')}</h1>
        {tools}
      </div>,
    );
  // A choice among the pictures of one run does not hold for the pictures of another.
  return <Fragment key={runs}>{renderSteps({ ...form, steps: state.pictures, tools })}</Fragment>;
}

interface FormProps {
  readonly form: PartyForm;
  /** Whether the heading takes the focus, since the button that had it is gone. */
  readonly takesFocus: boolean;
  readonly onChange: (form: PartyForm) => void;
  readonly onSubmit: () => void;
}

function Form({ form, takesFocus, onChange, onSubmit }: FormProps) {
  const { t } = useTexts();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const isWrong = iterationsOf(form.numberOfIterations) === undefined;
  return (
    <form
      className="create-party"
      data-draft
      aria-labelledby={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <h1 id={id} ref={heading} tabIndex={-1}>
        {t('app.areas.party')}
      </h1>
      <p>{t('creation.party.about')}</p>
      {(['initialPrompt', 'changePrompt'] as const).map((prompt) => (
        <TextField
          key={prompt}
          label={t(`creation.party.${prompt}`)}
          hint={t('creation.party.length', { length: form[prompt].length, max: partyLimits.promptLength })}
          value={form[prompt]}
          maxLength={partyLimits.promptLength}
          required
          autoComplete="off"
          onValue={(value) => onChange({ ...form, [prompt]: value })}
        />
      ))}
      <TextField
        label={t('creation.party.iterations')}
        type="number"
        inputMode="numeric"
        min={partyLimits.minIterations}
        max={partyLimits.maxIterations}
        step={1}
        required
        value={form.numberOfIterations}
        error={isWrong ? t('creation.party.iterationsRange', partyLimits) : undefined}
        onValue={(numberOfIterations) => onChange({ ...form, numberOfIterations })}
      />
      <Button primary type="submit" disabled={partyMessageOf(form) === undefined}>
        {t('creation.party.start')}
      </Button>
    </form>
  );
}

/** Returns what the service is doing, in a party's own words: its messages are English sentences. */
function stageOf(message: string): 'working' | 'painting' | 'binding' {
  const { stage } = progressOf([message]);
  return stage === 'painting' || stage === 'binding' ? stage : 'working';
}

interface PartyProgressProps {
  readonly run: Creating;
  readonly presentationsHref: string;
  readonly onLeave: () => void;
}

/** The progress of the party. Its button takes the focus, since the button that had the focus is gone. */
function PartyProgress({ run, presentationsHref, onLeave }: PartyProgressProps) {
  const { t } = useTexts();
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  const message = run.messages.at(-1);
  if (isFollowed(run))
    return (
      <FollowedRun
        run={run}
        lost={{ heading: t('creation.interrupted.lost'), text: t('creation.party.interrupted') }}
        links={<a href={presentationsHref}>{t('creation.presentation.presentations')}</a>}
        onAgain={onLeave}
      />
    );
  return (
    <div className="party-progress">
      <output>
        {run.place !== undefined
          ? t('creation.waiting.place', { place: run.place })
          : run.pictures.length === 0
            ? t('creation.party.beginning')
            : t('creation.party.arrived', { count: run.pictures.length })}
        {message !== undefined && <small>{t(`creation.party.stages.${stageOf(message)}`)}</small>}
      </output>
      <Button ref={cancel} onClick={onLeave}>
        {t('creation.party.cancel')}
      </Button>
    </div>
  );
}

interface PartyOutcomeProps {
  readonly run: FailedRun;
  readonly homeHref: string;
  readonly onRetry: () => void;
  readonly onRestart: () => void;
}

/** Why the party ended; takes the focus, since the button that had it is gone. */
function PartyOutcome({ run, homeHref, onRetry, onRestart }: PartyOutcomeProps) {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { text, hints } = failureTexts(run);
  const isQuota = run.name === 'QUOTA_EXCEEDED';
  const mayRetry = run.name === 'ERROR' || run.name === 'TIMEOUT';
  const reasons = run.name === 'DENIED' ? reasonsOf(run.reason) : [];
  const content = (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {t(`creation.party.${text}`)}
      </h2>
      {reasons.length > 0 && (
        <p className="party-denial">{t('creation.presentation.reason', { reason: reasons.join(', ') })}</p>
      )}
      {hints.map((hint) => (
        <p key={hint}>{t(`creation.party.${hint}`)}</p>
      ))}
      <SpecifiedText of={specifiedTextOf[run.name]} />
      <ServiceMessage message={run.name === 'ERROR' ? run.message : undefined} />
      <div className="party-ways">
        {mayRetry && (
          <Button primary onClick={onRetry}>
            {t('creation.party.retry')}
          </Button>
        )}
        {isQuota ? (
          <a className="button button-primary" href={homeHref}>
            {t('creation.party.home')}
          </a>
        ) : (
          <ChangeTopic primary={!mayRetry} onClick={onRestart} />
        )}
      </div>
    </>
  );
  // Beside pictures there is no space for the guide.
  return run.pictures.length > 0 ? (
    <div className="party-failed">{content}</div>
  ) : (
    <SpeechBubble mood="sad">{content}</SpeechBubble>
  );
}

const causes = { service: 'technical', connection: 'unreachable', 'not-signed-in': 'signedOut' } as const;

/** Returns the keys of the texts that explain a failure (spec screens §6). */
function failureTexts(run: FailedRun) {
  const arrival = mayStillArrive(run) ? 'mayStillArrive' : undefined;
  switch (run.name) {
    case 'DENIED':
      return { text: 'denied', hints: ['deniedHint'] } as const;
    case 'QUOTA_EXCEEDED':
      return { text: 'quota', hints: ['kept'] } as const;
    case 'TIMEOUT':
      return { text: 'timeout', hints: ['silent', arrival ?? 'kept'] } as const;
    case 'ERROR':
      return { text: 'failed', hints: [arrival ?? causes[run.cause]] } as const;
  }
}
