// The story wizard (spec screens §10): five steps, the wait and the outcomes. One component for every kind, dressed by its world.
// Reads neither route nor session.
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { wizardOptions, type WizardOptions } from '../../../contract/creation/form-options';
import { contentLanguageOf, type InterfaceLanguage } from '../../../contract/languages';
import type { Readable } from '../../../base/readable';
import { useTexts } from '../../../platform/i18n/i18n';
import type { SampleTitles } from '../../../platform/i18n/texts';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { SpeechBubble } from '../../../ui/guide/SpeechBubble';
import { useFocusOnStep } from '../../../ui/use-focus-on-step';
import type { CreateFrame } from '../run/creation-run';
import type { CreationState, FailedRun } from '../run/state';
import { WizardOutcome, type WizardOutcomeProps } from './WizardOutcome';
import { StepForm } from './steps/StepForm';
import { InterruptedRun } from './InterruptedRun';
import { useWizard, type WizardControls, type WizardDeps } from './use-wizard';
import { ProgressLine } from './waiting/ProgressLine';
import type { AnimationProps } from './waiting/ThinkingAnimation';
import { receivedMessages, WaitingOverlay, type ReceivedMessage } from './waiting/WaitingOverlay';
import { heroOf, type WizardForm } from './state';
import type { WizardKind } from '../../../contract/presentation/kind';
import { worldOfKind } from './world';
import './wizard.css';
import { useReadable } from '../../../ui/use-readable';

export interface WizardPageDeps extends WizardDeps {
  readonly loadTitles: (language: InterfaceLanguage) => Promise<SampleTitles>;
  /** Returns a number from 0 to below 1. */
  readonly random: () => number;
  /** Whether the person prefers less motion. */
  readonly reducedMotion: Readable<boolean>;
}

interface WizardInKiosk {
  /** Shows how a run has failed: a kiosk has neither shelf, e-mail nor draft, but staff. Its heading takes the focus. */
  readonly renderFailed: (outcome: WizardOutcomeProps) => ReactNode;
}

interface WizardProps {
  readonly kind: WizardKind;
  /** In a kiosk it offers more, and asks for no address. */
  readonly kiosk?: WizardInKiosk;
  readonly heading: string;
  readonly deps: WizardPageDeps;
  /** The background of the world. */
  readonly background: ReactNode;
  /** Controls of the app in the bar, such as the language. */
  readonly tools: ReactNode;
  readonly onHome: () => void;
  /** `language` is the one in which the story was asked for; that of the interface may be another one since. */
  readonly onCreated: (id: string, title: string, language: InterfaceLanguage) => void;
  /** Called when a run begins and when it ends: meanwhile nothing may reload the page. */
  readonly onCreatingChange: (isCreating: boolean) => void;
}

const offered = { app: wizardOptions('app'), kiosk: wizardOptions('kiosk') } as const;

export function Wizard(props: WizardProps) {
  const { kind, heading, deps, background, tools, onHome, onCreated, onCreatingChange } = props;
  const { t, language } = useTexts();
  const options = offered[props.kiosk === undefined ? 'app' : 'kiosk'];
  const sentLanguage = useRef(language);
  const wizard = useWizard(
    deps,
    options,
    (form) => frameOf(kind, language, form),
    (id, title) => onCreated(id, title, sentLanguage.current),
  );
  const prefersReducedMotion = useReadable(deps.reducedMotion);
  const overlay = useOverlay(deps.random);
  const submit = (): void => {
    overlay.open();
    sentLanguage.current = language;
    wizard.submit();
  };
  const view = viewOf(wizard);
  const creating = `creating ${overlay.isOpen}`;
  const steps = { loading: undefined, interrupted: view, outcome: view, form: wizard.form.step, creating };
  const main = useFocusOnStep<HTMLElement>(steps[view], { fromTop: true });
  const animation = {
    world: worldOfKind(kind),
    clock: deps.clock,
    random: deps.random,
    prefersReducedMotion,
  };
  const { run } = wizard;
  const isCreating = run.name === 'CREATING';
  useEffect(() => onCreatingChange(isCreating), [onCreatingChange, isCreating]);
  return (
    <main className="wizard" data-world={animation.world} data-creation-state={run.name} ref={main}>
      {background}
      <header className="wizard-bar">
        <IconButton icon="home" label={t('app.home')} onClick={onHome} />
        <h1>{heading}</h1>
        {tools}
      </header>
      <View
        {...{ view, wizard, deps, options, animation, submit, onHome }}
        kiosk={props.kiosk}
        onShow={overlay.show}
      />
      {run.name === 'CREATING' && overlay.isOpen && (
        <WaitingOverlay run={run} message={overlay.message} onClose={overlay.close} {...animation} />
      )}
    </main>
  );
}

interface ViewProps {
  readonly view: ReturnType<typeof viewOf>;
  readonly wizard: WizardControls;
  readonly deps: WizardPageDeps;
  readonly options: WizardOptions;
  readonly animation: AnimationProps;
  readonly submit: () => void;
  readonly onHome: () => void;
  readonly kiosk: WizardInKiosk | undefined;
  /** Opens the waiting overlay again. */
  readonly onShow: () => void;
}

function View({ view, wizard, deps, options, animation, submit, onHome, kiosk, onShow }: ViewProps) {
  const { form, run, isOffline, restart } = wizard;
  switch (view) {
    case 'loading':
      return <SpeechBubble mood="neutral">{null}</SpeechBubble>;
    case 'interrupted':
      return <InterruptedRun title={form.title} onAgain={() => restart('review')} onHome={onHome} />;
    case 'outcome':
      return isFailed(run) ? (
        <Failed
          {...{ run, isOffline, kiosk }}
          hasHero={heroOf(form) !== undefined}
          onRetry={submit}
          onRestart={restart}
        />
      ) : null;
    case 'creating':
      return run.name === 'CREATING' ? <WizardProgress run={run} onShow={onShow} /> : null;
    case 'form':
      return (
        <StepForm
          form={form}
          dispatch={wizard.dispatch}
          options={options}
          loadTitles={deps.loadTitles}
          animation={animation}
          isOffline={isOffline}
          isInKiosk={kiosk !== undefined}
          onSubmit={submit}
        />
      );
  }
}

interface FailedProps extends WizardOutcomeProps {
  readonly kiosk: WizardInKiosk | undefined;
}

function Failed({ kiosk, ...outcome }: FailedProps) {
  return kiosk === undefined ? <WizardOutcome {...outcome} /> : kiosk.renderFailed(outcome);
}

interface WizardProgressProps {
  readonly run: Extract<CreationState, { readonly name: 'CREATING' }>;
  readonly onShow: () => void;
}

/** Stands behind the overlay and says the same once that is closed. */
function WizardProgress({ run, onShow }: WizardProgressProps) {
  const { t } = useTexts();
  return (
    <SpeechBubble mood="thinking">
      <h2 tabIndex={-1} data-takes-focus>
        {t('creation.waiting.underWay')}
      </h2>
      <ProgressLine run={run} />
      <Button onClick={onShow}>{t('creation.waiting.show')}</Button>
    </SpeechBubble>
  );
}

/** Returns what the page shows. */
function viewOf({ run, draft }: WizardControls) {
  if (draft !== 'ready') return draft;
  if (isFailed(run)) return 'outcome';
  return run.name === 'IDLE' ? 'form' : 'creating';
}

function isFailed(run: CreationState): run is FailedRun {
  return run.name !== 'IDLE' && run.name !== 'CREATING' && run.name !== 'CREATED';
}

/** Returns the message that asks for the story (spec contract §8). Its language is that of the interface. */
function frameOf(kind: WizardKind, language: InterfaceLanguage, form: WizardForm): CreateFrame {
  const { title, imageStyle, targetGroup, pageCount, email, consent } = form;
  const hero = heroOf(form);
  return {
    type: 'create-presentation-simple',
    title: title.trim(),
    kind,
    language: contentLanguageOf(language),
    person: {},
    imageStyle,
    targetGroup,
    pageCount,
    email,
    consentToContact: consent,
    mode: 'simple',
    ...(hero && { hero }),
  };
}

/** Returns whether the overlay is open, and its message, which changes with each submit. */
function useOverlay(random: () => number) {
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState<ReceivedMessage>('one');
  return {
    isOpen,
    message,
    open(): void {
      setMessage(receivedMessages[Math.floor(random() * receivedMessages.length)] ?? 'one');
      setOpen(true);
    },
    show: () => setOpen(true),
    close: useCallback(() => setOpen(false), []),
  };
}
