// Creating a presentation in a kiosk, step by step (spec screens §12). The app hands recorder and stream in.
import { useEffect, useReducer, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { PersonMedia } from '../../../contract/creation/person-media';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { useFocusOnStep } from '../../../ui/move-focus';
import { LossWarning } from '../leaving';
import { useInterceptedLinks } from '../leaving';
import { Generating } from './after-sending';
import { Failed, Ready, type CreationFailure } from './after-sending';
import {
  firstFlowState,
  isPersonal,
  isPersonSent,
  isRecordedAlone,
  flowReducer,
  type CreationEntries,
  type FlowState,
  type RecordableMedia,
} from './creation-flow-state';
import { TopicStep } from './creation-steps';
import './creation-flow.css';

/** The progress of the presentation that the visitor has sent. */
export type CreationStatus =
  | { readonly name: 'idle' }
  | { readonly name: 'creating'; readonly elapsed: number; readonly timeFraction: number }
  | { readonly name: 'created'; readonly id: string }
  | { readonly name: 'failed'; readonly failure: CreationFailure };

export interface RecordingSlotProps {
  readonly what: 'picture' | 'voice';
  /** Called once with the accepted recordings, or with none. */
  readonly onRecorded: (media: PersonMedia) => void;
  /** Further buttons beside the recorder's. */
  readonly children: ReactNode;
}

interface CreationFlowProps {
  readonly run: CreationStatus;
  /** The recordings of a visitor that this kiosk can make. */
  readonly recordable: RecordableMedia;
  /** Whether the service can be reached. */
  readonly isReachable: boolean;
  /** Whether keys are shown on the screen. */
  readonly hasKeyboard: boolean;
  readonly onSend: (entered: CreationEntries, media: PersonMedia) => void;
  /** Cancels the running creation, or dismisses its failure. */
  readonly onRestart: () => void;
  /** Calls with whether the flow holds the visitor's data: recordings, a running creation or its result. */
  readonly onHoldingChange: (isHolding: boolean) => void;
  /** Leaves the page for another one of the kiosk. */
  readonly onLeave: (href: string) => void;
  readonly renderRecording: (props: RecordingSlotProps) => ReactNode;
  readonly homeHref: string;
  readonly watchHrefOf: (id: string) => string;
  /** Resolves with the address of the cover of a presentation. Must be stable. */
  readonly loadCover: (id: string) => Promise<string | undefined>;
  readonly random: () => number;
  readonly prefersReducedMotion: boolean;
}

export function CreationFlow(props: CreationFlowProps) {
  const { run, onSend, onRestart, onHoldingChange, onLeave } = props;
  const [state, dispatch] = useReducer(flowReducer, firstFlowState);
  const { step, entered, media } = state;
  const isSent = useRef(false);
  useEffect(() => {
    // Sent once for each time that the step is reached.
    if (step === 'sent' && !isSent.current) onSend(entered, media);
    isSent.current = step === 'sent';
  }, [step, entered, media, onSend]);
  const shownStep = `${step} ${run.name}`;
  const root = useFocusOnStep<HTMLDivElement>(shownStep, { fromTop: true });
  const isPersonLost = isPersonal(state) || isPersonSent(state);
  const isAtStake = isPersonLost || run.name === 'creating';
  const isHolding = isAtStake || run.name === 'created';
  useEffect(() => onHoldingChange(isHolding), [isHolding, onHoldingChange]);
  const restart = (): void => {
    onRestart();
    dispatch({ type: 'restart' });
  };
  const cancel = (): void => dispatch({ type: 'cancel' });
  return (
    <div className="creation" ref={root} data-creation-step={step} data-creation-run={run.name}>
      {step === 'sent' ? (
        <Sent {...props} state={state} onRestart={isPersonSent(state) ? cancel : restart} />
      ) : (
        <Steps {...props} state={state} dispatch={dispatch} />
      )}
      {/* The question closes once the presentation is finished. */}
      {state.isCancelling && run.name !== 'created' && (
        <LossWarning
          of="recordings"
          onCancel={() => dispatch({ type: 'resume' })}
          onConfirm={step === 'sent' ? restart : () => dispatch({ type: 'discard' })}
        />
      )}
      {run.name !== 'created' && isAtStake && (
        <LinksAway
          key={shownStep}
          flow={root}
          renderQuestion={(href, onCancel) => (
            <LossWarning
              of={isPersonLost ? 'recordings' : 'presentation'}
              onCancel={onCancel}
              onConfirm={() => onLeave(href)}
            />
          )}
        />
      )}
    </div>
  );
}

interface LinksAwayProps {
  /** The element of the flow, whose own links lead on. */
  readonly flow: RefObject<HTMLElement | null>;
  /** Asks whether to follow a link. */
  readonly renderQuestion: (href: string, onCancel: () => void) => ReactNode;
}

/** While it is mounted, asks before a link beside the flow discards recordings or a running creation (spec screens §12). */
function LinksAway({ flow, renderQuestion }: LinksAwayProps) {
  const [href, setHref] = useState<string>();
  useInterceptedLinks(setHref, flow);
  return href === undefined ? null : renderQuestion(href, () => setHref(undefined));
}

interface StepsProps extends Pick<
  CreationFlowProps,
  'recordable' | 'isReachable' | 'hasKeyboard' | 'renderRecording'
> {
  readonly state: FlowState;
  readonly dispatch: (action: Parameters<typeof flowReducer>[1]) => void;
}

function Steps({ state, dispatch, recordable, isReachable, hasKeyboard, renderRecording }: StepsProps) {
  const { t } = useTexts();
  const { step, entered } = state;
  const onCancel = (): void => dispatch({ type: 'cancel' });
  const onSwitchToSimple = (): void => dispatch({ type: 'switch-to-simple' });
  if (step === 'topic')
    return (
      <TopicStep
        entered={entered}
        canRecord={recordable.picture || recordable.voice}
        isReachable={isReachable}
        hasKeyboard={hasKeyboard}
        onEnter={(changed) => dispatch({ type: 'enter', entered: changed })}
        onContinue={() => dispatch({ type: 'continue', recordable })}
      />
    );
  if (step === 'privacy')
    return (
      <PrivacyStep
        onAccept={() => dispatch({ type: 'accept', recordable })}
        onSwitchToSimple={onSwitchToSimple}
        onCancel={onCancel}
      />
    );
  const what = step === 'photo' ? 'photo' : 'voice';
  return (
    <section className="creation-form creation-recording" aria-labelledby="creation-recording">
      <h1 id="creation-recording" tabIndex={-1} data-takes-focus>
        {t(`kiosk.creation.${what}`)}
      </h1>
      {isRecordedAlone(state) ? (
        <p>{t(`kiosk.creation.alone.${what}`)}</p>
      ) : (
        // The privacy notice has just said so before the photo.
        what === 'voice' && <p>{t('kiosk.creation.together')}</p>
      )}
      {renderRecording({
        what: what === 'photo' ? 'picture' : 'voice',
        onRecorded: (recorded) => dispatch({ type: 'recorded', media: recorded }),
        children: (
          <>
            <Button onClick={onSwitchToSimple}>{t('kiosk.creation.switchToSimple')}</Button>
            <Button onClick={onCancel}>{t('kiosk.creation.cancel')}</Button>
          </>
        ),
      })}
    </section>
  );
}

interface SentProps extends CreationFlowProps {
  readonly state: FlowState;
}

function Sent({
  run,
  state,
  onSend,
  onRestart,
  homeHref,
  watchHrefOf,
  loadCover,
  random,
  prefersReducedMotion,
}: SentProps) {
  const { entered, media } = state;
  switch (run.name) {
    case 'idle':
      return null;
    case 'creating':
      return (
        <Generating
          tone={entered.tone}
          topic={entered.topic}
          elapsed={run.elapsed}
          timeFraction={run.timeFraction}
          random={random}
          prefersReducedMotion={prefersReducedMotion}
          onCancel={onRestart}
        />
      );
    case 'created':
      return (
        <Ready
          what="presentation"
          topic={entered.topic}
          watchHref={watchHrefOf(run.id)}
          id={run.id}
          loadCover={loadCover}
        />
      );
    case 'failed':
      return (
        <Failed
          what="presentation"
          failure={run.failure}
          onRetry={() => onSend(entered, media)}
          onRestart={onRestart}
          homeHref={homeHref}
        />
      );
  }
}

interface PrivacyStepProps {
  readonly onAccept: () => void;
  readonly onSwitchToSimple: () => void;
  readonly onCancel: () => void;
}

const points = ['optional', 'kept', 'sent', 'screen'] as const;

/** Says what happens with photo and voice, before either is recorded. */
function PrivacyStep({ onAccept, onSwitchToSimple, onCancel }: PrivacyStepProps) {
  const { t } = useTexts();
  return (
    <section className="creation-form" aria-labelledby="creation-privacy">
      <h1 id="creation-privacy" tabIndex={-1} data-takes-focus>
        {t('kiosk.creation.privacy.title')}
      </h1>
      <ul className="creation-points">
        {points.map((point) => (
          <li key={point}>{t(`kiosk.creation.privacy.${point}`)}</li>
        ))}
      </ul>
      <div className="creation-buttons">
        <Button onClick={onCancel}>{t('kiosk.creation.cancel')}</Button>
        <Button onClick={onSwitchToSimple}>{t('kiosk.creation.switchToSimple')}</Button>
        <Button primary onClick={onAccept}>
          {t('kiosk.creation.accept')}
        </Button>
      </div>
    </section>
  );
}
