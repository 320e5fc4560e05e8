// Lists the ratings that wait to be sent or were refused (spec people §2). Shows why; a person can retry or delete them.

import type { OutboxRow } from '../../../contract/worker/outbox-rows';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { passFocusTo, useFocusAfterRemoval } from '../../../ui/move-focus';
import { failureOfStatus } from '../rating-state';
import type { Outbox } from './rating-outbox';
import '../feedback.css';
import { useReadable } from '../../../ui/use-readable';

interface RatedStory {
  readonly title: string;
  readonly lang: string | undefined;
}

interface WaitingRatingsProps {
  readonly outbox: Pick<Outbox, 'rows' | 'isPostponed' | 'retry' | 'remove'>;
  readonly isReachable: boolean;
  readonly isSignedIn: boolean;
  /** Returns the story's title and language, or undefined if this device does not know them. */
  readonly storyOf: (presentationId: string) => RatedStory | undefined;
}

/** Renders nothing while the outbox is empty. */
export function WaitingRatings(props: WaitingRatingsProps) {
  const { outbox } = props;
  const rows = useReadable(outbox.rows);
  return rows.length === 0 ? null : <Rows {...props} rows={rows} />;
}

function Rows({ rows, ...props }: WaitingRatingsProps & { readonly rows: readonly OutboxRow[] }) {
  const { t } = useTexts();
  const container = useFocusAfterRemoval(rows);
  return (
    <section className="outbox" aria-labelledby="outbox-title" ref={container}>
      <h2 id="outbox-title" tabIndex={-1}>
        {t('feedback.outbox.title', { count: rows.length })}
      </h2>
      <ul>
        {rows.map((row) => (
          <Row key={row.id} {...props} row={row} isLast={rows.length === 1} />
        ))}
      </ul>
    </section>
  );
}

/** For the buttons of the last rating: with it, the whole list is removed. */
const toHeadingOfPage = passFocusTo((removed) => removed.closest('main')?.querySelector('h1'));

interface RowProps extends WaitingRatingsProps {
  readonly row: OutboxRow;
  readonly isLast: boolean;
}

function Row({ row, isLast, outbox, storyOf, ...connection }: RowProps) {
  const { t } = useTexts();
  const { id, record, deliveryStatus: status } = row;
  const isPostponed = useReadable(outbox.isPostponed);
  const titleId = `outbox-${id}`;
  const button = { 'aria-describedby': titleId, ref: isLast ? toHeadingOfPage : undefined };
  const story = storyOf(record.presentationId);
  return (
    <li className="outbox-row" data-delivery-status={status.name}>
      <div className="outbox-words">
        <p id={titleId} className="outbox-title" lang={story?.lang} dir="auto">
          {story?.title ?? t('feedback.outbox.untitled')}
        </p>
        <p className="outbox-state">
          <Status status={status} isPostponed={isPostponed} {...connection} />
        </p>
      </div>
      <div className="outbox-buttons">
        <Button {...button} onClick={() => void outbox.retry(id)}>
          {t('feedback.outbox.retry')}
        </Button>
        <Button {...button} onClick={() => void outbox.remove(id)}>
          {t('feedback.outbox.remove')}
        </Button>
      </div>
    </li>
  );
}

interface StatusProps extends Pick<WaitingRatingsProps, 'isReachable' | 'isSignedIn'> {
  readonly isPostponed: boolean;
  readonly status: OutboxRow['deliveryStatus'];
}

function Status({ status, isReachable, isSignedIn, isPostponed }: StatusProps) {
  const { t } = useTexts();
  if (status.name === 'refused') {
    const failure = failureOfStatus(status.status);
    return t('feedback.outbox.refused', { reason: t(`feedback.reasons.${failure.name}`, { ...failure }) });
  }
  if (status.name === 'sign-in' || !isSignedIn) return t('feedback.outbox.signIn');
  if (!isReachable) return t('feedback.outbox.waiting');
  return t(isPostponed ? 'feedback.postponed' : 'feedback.outbox.soon');
}
