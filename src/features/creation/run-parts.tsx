// The parts of a run that its pages show alike, whether it makes a story, a presentation or a party (spec contract §2). They show a run
// whose stream is lost. For a failed run they tell whether the result may still arrive, why it was denied, and to staff the service's
// message.
import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '../../platform/i18n/i18n';
import { Button } from '../../ui/Button';
import { SpeechBubble } from '../../ui/drawings/Guide';
import { mayStillArrive, type Creating, type FailedRun } from './run/run-state';

interface FollowedRunProps {
  readonly run: Creating;
  /** The texts that are shown while the service does not answer. */
  readonly lost: { readonly heading: string; readonly text: string };
  /** Links to where the result will be. */
  readonly links: ReactNode;
  /** Goes back to the form with everything that was entered. Sends nothing. */
  readonly onAgain: () => void;
}

/**
 * A run whose stream is lost, after a reload or without a network: the service may go on with it. Takes the focus, since
 * the element that had it is gone.
 */
export function FollowedRun({ run, lost, links, onAgain }: FollowedRunProps) {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { title } = run.subject;
  // A run that only waited for its turn has no result that could arrive.
  const isLost = run.link === 'lost' && run.hasStarted;
  return (
    <SpeechBubble mood="thinking">
      <h2 tabIndex={-1} ref={heading} data-takes-focus>
        {isLost ? lost.heading : t('creation.interrupted.underWay')}
      </h2>
      <output>
        {isLost
          ? lost.text
          : run.place === undefined
            ? t('creation.interrupted.goesOn', { title })
            : t('creation.waiting.place', { place: run.place })}
      </output>
      <p>{t('creation.interrupted.againHint')}</p>
      <div className="wizard-buttons">
        {links}
        <Button onClick={onAgain}>{t('creation.interrupted.again')}</Button>
      </div>
    </SpeechBubble>
  );
}

/** Returns the key of the hint for a run that ended in ERROR. */
export function errorHintOf(run: Extract<FailedRun, { readonly name: 'ERROR' }>) {
  switch (run.cause) {
    case 'connection':
      return arrivalHintOf(run);
    case 'not-signed-in':
      return 'signedOut';
    case 'service':
      return 'kept';
  }
}

/** Returns the key of the hint for a run without an answer. A message that was never sent has no result. */
export function arrivalHintOf(run: FailedRun) {
  return mayStillArrive(run) ? 'mayStillArrive' : 'unreachable';
}

/** What the service said when it ended a run; only a run of staff has it (spec contract §2). Families read the text beside it. */
export function ServiceMessage({ message }: { readonly message: string | undefined }) {
  const { t } = useTexts();
  return (
    message !== undefined && (
      <small className="service-message">{t('creation.serviceMessage', { message })}</small>
    )
  );
}

/** A list longer than this, or a longer text, is cut for the page. */
const bounds = { reasons: 10, characters: 200 } as const;

/**
 * Returns the reasons in the flagging information, in the service's own words: a text, a list of texts, the texts under any key,
 * or the keys that are true, but not the mere `flagged`. Empty when it says nothing readable.
 */
export function reasonsOf(flagging: unknown): readonly string[] {
  const reasons = readReasons(flagging, 0).map((reason) => reason.trim().slice(0, bounds.characters));
  return [...new Set(reasons)].filter((reason) => reason !== '').slice(0, bounds.reasons);
}

function readReasons(value: unknown, depth: number): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || depth > 3) return [];
  if (Array.isArray(value)) return value.flatMap((entry: unknown) => readReasons(entry, depth + 1));
  return Object.entries(value).flatMap(([key, entry]: [string, unknown]) =>
    entry === true ? (key === 'flagged' ? [] : [key]) : readReasons(entry, depth + 1),
  );
}
