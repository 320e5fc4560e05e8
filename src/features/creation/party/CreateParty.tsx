// The page that makes a party (spec screens §11): its form, the pictures as they arrive, and how it can fail.
import { Fragment, useEffect, useId, useRef, type ReactNode } from 'react';
import { partyDefaults } from '../../../contract/creation/form-options';
import { partyLimits } from '../../../contract/creation/rules';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { TextField } from '../../../ui/form/TextField';
import { SpeechBubble } from '../../../ui/guide/SpeechBubble';
import { reasonsOf } from '../run/flagging';
import { progressOf } from '../run/progress';
import { ServiceMessage } from '../run/ServiceMessage';
import type { MadePicture } from '../run/stream-results';
import { emptyPartyForm, iterationsOf, partyFrameOf, type PartyForm } from './form';
import { mayStillArrive, type PartyFailure, type PartyState } from './state';
import { useParty, type PartyControls, type PartyDeps } from './use-party';
import './create-party.css';

/** What is shown of a party before it is finished. */
export interface UnfinishedParty {
  readonly initialPrompt: string;
  readonly changePrompt: string;
  readonly steps: readonly MadePicture[];
  /** Stands beside the prompts: how far it is, or why it ended. */
  readonly tools: ReactNode;
}

interface CreatePartyProps {
  readonly deps: PartyDeps;
  readonly homeHref: string;
  /** Shows the pictures that have arrived. */
  readonly renderSteps: (party: UnfinishedParty) => ReactNode;
  /** Frames the form and the messages without pictures. */
  readonly renderPage: (content: ReactNode) => ReactNode;
  readonly onCreatingChange: (isCreating: boolean) => void;
  readonly onCreated: (id: string) => void;
}

export function CreateParty(props: CreatePartyProps) {
  const { deps, homeHref, renderSteps, renderPage, onCreatingChange, onCreated } = props;
  const { t, language } = useTexts();
  const changePrompt = language === 'en' ? partyDefaults.changePrompt : t('creation.party.changeDefault');
  const party = useParty(deps, emptyPartyForm(changePrompt), onCreated);
  const { form, run } = party;
  const isCreating = run.name === 'GENERATING';
  useEffect(() => onCreatingChange(isCreating), [isCreating, onCreatingChange]);
  if (form === undefined || (run.name === 'IDLE' && run.id !== undefined)) return renderPage(null);
  if (run.name === 'IDLE') return renderPage(<Form key="form" form={form} party={party} />);
  const tools = <PartyProgress run={run} party={party} homeHref={homeHref} />;
  if (!isCreating && run.steps.length === 0)
    return renderPage(
      <div className="create-party">
        <h1>{t('app.areas.party')}</h1>
        {tools}
      </div>,
    );
  // Nothing that was chosen among the pictures of one run holds for those of another.
  return <Fragment key={party.runs}>{renderSteps({ ...form, steps: run.steps, tools })}</Fragment>;
}

interface FormProps {
  readonly form: PartyForm;
  readonly party: PartyControls;
}

/** The form; takes the focus after a run, since the button that had it is gone. */
function Form({ form, party }: FormProps) {
  const { t } = useTexts();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (party.runs > 0) heading.current?.focus();
  }, [party.runs]);
  const isWrong = iterationsOf(form.numberOfIterations) === undefined;
  return (
    <form
      className="create-party"
      data-draft
      aria-labelledby={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        party.start();
      }}
    >
      <h1 id={id} ref={heading} tabIndex={-1}>
        {t('app.areas.party')}
      </h1>
      <p>{t('creation.party.about')}</p>
      {party.isInterrupted && (
        <output className="create-party-note">{t('creation.party.interrupted')}</output>
      )}
      {(['initialPrompt', 'changePrompt'] as const).map((prompt) => (
        <TextField
          key={prompt}
          label={t(`creation.party.${prompt}`)}
          hint={t('creation.party.length', { length: form[prompt].length, max: partyLimits.promptLength })}
          value={form[prompt]}
          maxLength={partyLimits.promptLength}
          required
          autoComplete="off"
          onValue={(value) => party.change({ ...form, [prompt]: value })}
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
        onValue={(numberOfIterations) => party.change({ ...form, numberOfIterations })}
      />
      <Button primary type="submit" disabled={partyFrameOf(form) === undefined}>
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
  readonly run: Exclude<PartyState, { readonly name: 'IDLE' }>;
  readonly party: PartyControls;
  readonly homeHref: string;
}

/** How far the party is, or why it ended; takes the focus, since the button that had it is gone. */
function PartyProgress({ run, party, homeHref }: PartyProgressProps) {
  const { t } = useTexts();
  const hasFailed = run.name !== 'GENERATING';
  const heading = useRef<HTMLHeadingElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => (hasFailed ? heading : cancel).current?.focus(), [hasFailed]);
  if (!hasFailed)
    return (
      <div className="party-progress">
        <output>
          {run.steps.length === 0
            ? t('creation.party.beginning')
            : t('creation.party.arrived', { count: run.steps.length })}
          {run.message !== '' && <small>{t(`creation.party.stages.${stageOf(run.message)}`)}</small>}
        </output>
        <Button ref={cancel} onClick={party.restart}>
          {t('creation.party.cancel')}
        </Button>
      </div>
    );
  const { text, hints } = failureTexts(run);
  const isQuota = text === 'quota';
  const reasons = run.name === 'ABORT' ? reasonsOf(run.reason) : [];
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
      <ServiceMessage message={run.name === 'ERROR' ? run.message : undefined} />
      <div className="party-ways">
        {run.name === 'ERROR' && !isQuota && (
          <Button primary onClick={party.start}>
            {t('creation.party.retry')}
          </Button>
        )}
        {isQuota ? (
          <a className="button button-primary" href={homeHref}>
            {t('creation.party.home')}
          </a>
        ) : (
          <Button primary={run.name === 'ABORT'} onClick={party.restart}>
            {t('creation.party.other')}
          </Button>
        )}
      </div>
    </>
  );
  // Beside pictures there is no space for the guide.
  return run.steps.length > 0 ? (
    <div className="party-failed">{content}</div>
  ) : (
    <SpeechBubble mood="sad">{content}</SpeechBubble>
  );
}

const failures = {
  service: { text: 'failed', hint: 'technical' },
  connection: { text: 'failed', hint: 'unreachable' },
  'not-signed-in': { text: 'failed', hint: 'signedOut' },
  silent: { text: 'timeout', hint: 'silent' },
  quota: { text: 'quota', hint: 'kept' },
} as const satisfies Record<PartyFailure, object>;

/** Returns the keys of what is said (spec screens §6). */
function failureTexts(run: Exclude<PartyProgressProps['run'], { readonly name: 'GENERATING' }>) {
  if (run.name === 'ABORT') return { text: 'denied', hints: ['deniedHint'] } as const;
  const { text, hint } = failures[run.cause];
  if (run.cause === 'silent')
    return { text, hints: [hint, mayStillArrive(run) ? 'mayStillArrive' : 'kept'] } as const;
  return { text, hints: [mayStillArrive(run) ? 'mayStillArrive' : hint] } as const;
}
