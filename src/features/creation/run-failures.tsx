// What is said of a run that failed, whatever it was to make (spec contract §2): whether the result may still arrive, why it was denied, and
// to staff what the service said.
import { useTexts } from '../../platform/i18n/i18n';
import { mayStillArrive, type FailedRun } from './run/run-state';

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

/** Returns the key of the hint for a run without an answer. What was never sent cannot arrive. */
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
