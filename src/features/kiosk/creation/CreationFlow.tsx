// Making a presentation in a kiosk, step by step (spec screens §12). Knows neither recorder nor stream: the app hands them in.
import { useEffect, useReducer, useRef, type ReactNode } from 'react';
import type { PersonMedia } from '../../../contract/creation/person-media';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/Dialog';
import { useFocusOnStep } from '../../../ui/use-focus-on-step';
import { Generating } from './Generating';
import { Failed, Ready, type MakingFailure } from './Outcomes';
import {
  firstMakingState,
  isPersonSent,
  makingReducer,
  type MakingEntries,
  type MakingState,
  type RecordableMedia,
} from './state';
import { PrivacyStep } from './PrivacyStep';
import { TopicStep } from './TopicStep';
import './creation-flow.css';

/** How far the making of what was sent is. */
export type MakingRun =
  | { readonly name: 'idle' }
  | { readonly name: 'making'; readonly elapsed: number; readonly timeFraction: number }
  | { readonly name: 'made'; readonly id: string }
  | { readonly name: 'failed'; readonly failure: MakingFailure };

export interface RecordingSlotProps {
  readonly what: 'picture' | 'voice';
  /** Called once with what was accepted, or with nothing. */
  readonly onRecorded: (media: PersonMedia) => void;
  /** Further buttons beside those of the recorder. */
  readonly children: ReactNode;
}

interface MakingFlowProps {
  readonly run: MakingRun;
  /** What of a visitor the kiosk can record. */
  readonly recordable: RecordableMedia;
  /** Whether the service can be reached. */
  readonly isReachable: boolean;
  readonly onSend: (entered: MakingEntries, media: PersonMedia) => void;
  /** Cancels what is being made, or dismisses its failure. */
  readonly onRestart: () => void;
  readonly renderRecording: (props: RecordingSlotProps) => ReactNode;
  readonly watchHrefOf: (id: string) => string;
  readonly shortLinkOf: (id: string) => string;
  readonly random: () => number;
}

export function MakingFlow(props: MakingFlowProps) {
  const { run, onSend, onRestart } = props;
  const [state, dispatch] = useReducer(makingReducer, firstMakingState);
  const { step, entered, media } = state;
  const isSent = useRef(false);
  useEffect(() => {
    // Sent once for each time that the step is reached.
    if (step === 'sent' && !isSent.current) onSend(entered, media);
    isSent.current = step === 'sent';
  }, [step, entered, media, onSend]);
  const root = useFocusOnStep<HTMLDivElement>(`${step} ${run.name}`, { fromTop: true });
  const restart = (): void => {
    onRestart();
    dispatch({ type: 'restart' });
  };
  const cancel = (): void => dispatch({ type: 'cancel' });
  return (
    <div className="making" ref={root} data-making-step={step} data-making-run={run.name}>
      {step === 'sent' ? (
        <Sent {...props} state={state} onRestart={isPersonSent(state) ? cancel : restart} />
      ) : (
        <Steps {...props} state={state} dispatch={dispatch} />
      )}
      {/* A presentation that is made meanwhile answers the question. */}
      {state.isCancelling && run.name !== 'made' && (
        <CancelPersonalisation
          onKeep={() => dispatch({ type: 'keep' })}
          onDiscard={step === 'sent' ? restart : () => dispatch({ type: 'discard' })}
        />
      )}
    </div>
  );
}

interface StepsProps extends Pick<MakingFlowProps, 'recordable' | 'isReachable' | 'renderRecording'> {
  readonly state: MakingState;
  readonly dispatch: (action: Parameters<typeof makingReducer>[1]) => void;
}

function Steps({ state: { step, entered }, dispatch, recordable, isReachable, renderRecording }: StepsProps) {
  const { t } = useTexts();
  const onCancel = (): void => dispatch({ type: 'cancel' });
  const onSwitchToSimple = (): void => dispatch({ type: 'switch-to-simple' });
  if (step === 'topic')
    return (
      <TopicStep
        entered={entered}
        canRecord={recordable.picture || recordable.voice}
        isReachable={isReachable}
        onEnter={(changed) => dispatch({ type: 'enter', entered: changed })}
        onContinue={() => dispatch({ type: 'continue', recordable })}
      />
    );
  if (step === 'privacy')
    return (
      <PrivacyStep
        onAccept={() => dispatch({ type: 'accept' })}
        onSwitchToSimple={onSwitchToSimple}
        onCancel={onCancel}
      />
    );
  return (
    <section className="making-form making-recording" aria-labelledby="making-recording">
      <h1 id="making-recording" tabIndex={-1} data-takes-focus>
        {t(step === 'photo' ? 'kiosk.making.photo' : 'kiosk.making.voice')}
      </h1>
      {renderRecording({
        what: step === 'photo' ? 'picture' : 'voice',
        onRecorded: (recorded) => dispatch({ type: 'recorded', media: recorded }),
        children: (
          <>
            <Button onClick={onSwitchToSimple}>{t('kiosk.making.switchToSimple')}</Button>
            <Button onClick={onCancel}>{t('kiosk.making.cancel')}</Button>
          </>
        ),
      })}
    </section>
  );
}

interface SentProps extends MakingFlowProps {
  readonly state: MakingState;
}

function Sent({ run, state, onSend, onRestart, watchHrefOf, shortLinkOf, random }: SentProps) {
  const { entered, media } = state;
  switch (run.name) {
    case 'idle':
      return null;
    case 'making':
      return (
        <Generating
          tone={entered.tone}
          topic={entered.topic}
          elapsed={run.elapsed}
          timeFraction={run.timeFraction}
          random={random}
          onCancel={onRestart}
        />
      );
    case 'made':
      return (
        <Ready
          what="presentation"
          topic={entered.topic}
          watchHref={watchHrefOf(run.id)}
          shortLink={shortLinkOf(run.id)}
        />
      );
    case 'failed':
      return <Failed failure={run.failure} onRetry={() => onSend(entered, media)} onRestart={onRestart} />;
  }
}

interface CancelPersonalisationProps {
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Warns that photo and voice are lost. */
function CancelPersonalisation({ onKeep, onDiscard }: CancelPersonalisationProps) {
  const { t } = useTexts();
  return (
    <ConfirmDialog
      alert
      title={t('kiosk.making.discarding.title')}
      text={t('kiosk.making.discarding.text')}
      closeLabel={t('app.close')}
      keepLabel={t('kiosk.making.discarding.keep')}
      confirmLabel={t('kiosk.making.discarding.discard')}
      onKeep={onKeep}
      onConfirm={onDiscard}
    />
  );
}
