// The story wizard (spec screens §10): five steps, the wait and the outcomes. One component for every kind, dressed by its world.
// Reads neither route nor session.
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { MonotonicClock } from '../../../base/clock';
import type { Readable } from '../../../base/readable';
import { wizardOptions, type WizardOptions } from '../../../contract/creation/choices';
import type { InterfaceLanguage } from '../../../contract/languages';
import type { WizardKind } from '../../../contract/presentation/kind';
import { useTexts } from '../../../platform/i18n/i18n';
import type { SampleTitles } from '../../../platform/i18n/texts';
import { Button, IconButton } from '../../../ui/Button';
import { SpeechBubble } from '../../../ui/drawings/Guide';
import { useFocusOnStep } from '../../../ui/move-focus';
import { FollowedRun, hasStarted } from '../run-parts';
import { type Creating, isFailed, isFollowed, type RunState } from '../run/run-state';
import { useCreation, type CreationDeps } from '../use-creation';
import { StoryWait } from './StoryWait';
import { StepForm, StepProgress } from './steps/StepForm';
import {
  type AnimationProps,
  type ReceivedMessage,
  receivedMessages,
  useCheer,
  WaitingOverlay,
  WizardOutcome,
  type WizardOutcomeProps,
} from './wizard-run';
import {
  emptyForm,
  heroOf,
  maySubmit,
  type Step,
  steps,
  storyMessageOf,
  type WizardAction,
  wizardDraft,
  wizardReducer,
  worldOfKind,
} from './wizard-form';
import './wizard.css';
import { useReadable } from '../../../ui/use-readable';

export interface WizardDeps extends CreationDeps {
  readonly clock: MonotonicClock;
  /** Returns whether the browser has a network; the service may still be unreachable. */
  readonly hasNetwork: () => boolean;
  readonly loadTitles: (language: InterfaceLanguage) => Promise<SampleTitles>;
  /** Returns a number from 0 to below 1. */
  readonly random: () => number;
  /** Returns the address of a picture that the service names; undefined where it must not be loaded. */
  readonly pictureUrlOf: (imageUrl: string) => string | undefined;
  /** Whether the person prefers less motion. */
  readonly reducedMotion: Readable<boolean>;
}

/** What differs between the places where a wizard stands. */
export interface WizardPolicy {
  /** What can be chosen, and whether an address is asked for. */
  readonly options: WizardOptions;
  /** Whether the device keeps the entries. */
  readonly keepsDraft: boolean;
  /** Whether the wait has a button that cancels; otherwise the way home asks and cancels. */
  readonly canCancel: boolean;
  /** Shows how a run has failed. Its heading takes the focus. */
  readonly renderFailed: (outcome: WizardOutcomeProps) => ReactNode;
}

const appPolicy: WizardPolicy = {
  options: wizardOptions('app'),
  keepsDraft: true,
  canCancel: true,
  renderFailed: (outcome) => <WizardOutcome {...outcome} />,
};

/** The policy where nobody signs in, and the shelf shows the stories of this device. */
export const homePolicy: WizardPolicy = { ...appPolicy, options: wizardOptions('home') };

type Created = Extract<RunState, { readonly name: 'CREATED' }>;

interface WizardProps {
  readonly kind: WizardKind;
  /** By default the policy of the app. Must be stable. */
  readonly policy?: WizardPolicy;
  readonly heading: string;
  /** The title that the form begins with, in place of a draft's. */
  readonly title?: string | undefined;
  readonly deps: WizardDeps;
  /** The background of the world. */
  readonly background: ReactNode;
  /** Controls of the app in the bar, such as the language. */
  readonly tools: ReactNode;
  readonly onHome: () => void;
  readonly onCreated: (made: Created) => void;
  /** Called when a run begins and when it ends: meanwhile nothing may reload the page. */
  readonly onCreatingChange: (isCreating: boolean) => void;
}

export function Wizard(props: WizardProps) {
  const { kind, policy = appPolicy, heading, deps, background, tools, onHome, onCreatingChange } = props;
  const { t } = useTexts();
  const wizard = useWizard({ ...props, policy });
  const { state } = wizard;
  const prefersReducedMotion = useReadable(deps.reducedMotion);
  const overlay = useOverlay(deps.random);
  const submit = (): void => {
    overlay.open();
    wizard.submit();
  };
  const view = viewOf(wizard);
  // Once the service has begun there is something to watch, and the sheet says the place in the queue.
  const isOverlaid =
    overlay.isOpen && state.name === 'CREATING' && state.place === undefined && !hasStarted(state.messages);
  const creating = `creating ${isOverlaid}`;
  const focusSteps = { loading: undefined, followed: view, outcome: view, form: wizard.form.step, creating };
  const main = useFocusOnStep<HTMLElement>(focusSteps[view], { fromTop: true });
  const animation = {
    world: worldOfKind(kind),
    clock: deps.clock,
    random: deps.random,
    prefersReducedMotion,
  };
  const isCreating = state.name === 'CREATING';
  useEffect(() => onCreatingChange(isCreating), [onCreatingChange, isCreating]);
  return (
    <main className="wizard" data-world={animation.world} data-creation-state={state.name} ref={main}>
      {background}
      <header className="wizard-bar">
        <IconButton icon="home" label={t('app.home')} onClick={onHome} />
        <BarTitle view={view} heading={heading} state={state} />
        {view === 'form' && <StepProgress at={steps.indexOf(wizard.form.step)} count={steps.length} />}
        {/* A title needs their space, and the story keeps its language. */}
        {view !== 'creating' && tools}
      </header>
      <View {...{ view, wizard, deps, animation, submit, onHome, policy }} />
      {view === 'creating' && isOverlaid && (
        <WaitingOverlay clock={deps.clock} message={overlay.message} onClose={overlay.close} />
      )}
    </main>
  );
}

/** Returns the form with its run, and what can be done with them. */
function useWizard({ kind, title, policy, deps, onCreated }: WizardProps & Pick<ViewProps, 'policy'>) {
  const { language } = useTexts();
  const { options } = policy;
  const [format, first] = useMemo(() => {
    const [stored, empty] = [wizardDraft(options), emptyForm(options)];
    if (title === undefined) return [stored, empty];
    const read = (value: unknown) => ({ ...(stored.read(value) ?? empty), title });
    return [
      { ...stored, read },
      { ...empty, title },
    ];
  }, [options, title]);
  const [watched, setWatched] = useState<Creating>();
  const cheer = useCheer(deps, onCreated);
  const onMade = watched === undefined ? onCreated : cheer;
  const { form, change, state, start, restart } = useCreation(deps, format, first, onMade);
  if (state.name === 'CREATING' && state !== watched) setWatched(state);
  const [isOffline, setOffline] = useState(false);
  const dispatch = useCallback(
    (action: WizardAction) => change((before) => wizardReducer(before, action)),
    [change],
  );
  return {
    form: form ?? first,
    isLoading: form === undefined,
    options,
    dispatch,
    state,
    /** The last state of the run before its end; undefined where the page opened after that. */
    watched,
    /** Whether the last submit found no network. */
    isOffline,
    /** Sends the form, or sends it again after a failure. Does nothing while it may not be sent. */
    submit: (): void => {
      if (form === undefined || !maySubmit(form, options)) return;
      setOffline(!deps.hasNetwork());
      if (deps.hasNetwork()) start(storyMessageOf(kind, language, form));
    },
    /** Goes back to the form with everything that was entered, to this step; cancels a run that is under way. */
    restart: (step: Step): void => {
      restart();
      dispatch({ type: 'go-to', step });
    },
  };
}

interface ViewProps {
  readonly view: ReturnType<typeof viewOf>;
  readonly wizard: ReturnType<typeof useWizard>;
  readonly deps: WizardDeps;
  readonly animation: AnimationProps;
  readonly submit: () => void;
  readonly onHome: () => void;
  readonly policy: WizardPolicy;
}

function View({ view, wizard, deps, animation, submit, onHome, policy }: ViewProps) {
  const { t } = useTexts();
  const { form, state, watched, isOffline, restart } = wizard;
  const toReview = (): void => restart('review');
  switch (view) {
    case 'loading':
      return <SpeechBubble mood="neutral">{null}</SpeechBubble>;
    case 'followed':
      return state.name === 'CREATING' ? (
        <FollowedRun
          run={state}
          lost={{
            heading: t('creation.interrupted.title'),
            text: t('creation.interrupted.text', { title: state.subject.title }),
          }}
          links={
            <Button primary onClick={onHome}>
              {t('creation.interrupted.shelf')}
            </Button>
          }
          onAgain={toReview}
        />
      ) : null;
    case 'outcome': {
      if (!isFailed(state)) return null;
      const hasHero = heroOf(form) !== undefined;
      const outcome = { run: state, isOffline, hasHero, onRetry: submit, onRestart: restart };
      return policy.renderFailed(outcome);
    }
    case 'creating':
      return watched === undefined ? null : (
        <StoryWait
          run={watched}
          isFinished={state.name === 'CREATED'}
          form={form}
          animation={animation}
          pictureUrlOf={deps.pictureUrlOf}
          ways={policy.canCancel ? { onCancel: toReview, onHome } : undefined}
        />
      );
    case 'form':
      return (
        <StepForm
          form={form}
          dispatch={wizard.dispatch}
          options={wizard.options}
          loadTitles={deps.loadTitles}
          animation={animation}
          isOffline={isOffline}
          keepsDraft={policy.keepsDraft}
          onSubmit={submit}
        />
      );
  }
}

interface BarTitleProps extends Pick<ViewProps, 'view'> {
  readonly heading: string;
  readonly state: RunState;
}

/** The title of the page. Beside a question it would be said twice; while a story is made, it is the story's. */
function BarTitle({ view, heading, state }: BarTitleProps) {
  if (view !== 'creating' || !('subject' in state))
    return <h1 className={view === 'form' ? 'visually-hidden' : undefined}>{heading}</h1>;
  const { title, language } = state.subject;
  return (
    <h1 lang={language} dir="auto">
      {title}
    </h1>
  );
}

/** Returns what the page shows. */
function viewOf({ state, isLoading }: Pick<ReturnType<typeof useWizard>, 'state' | 'isLoading'>) {
  if (isLoading) return 'loading';
  if (isFailed(state)) return 'outcome';
  if (state.name === 'IDLE') return 'form';
  return state.name === 'CREATING' && isFollowed(state) ? 'followed' : 'creating';
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
    close: useCallback(() => setOpen(false), []),
  };
}
