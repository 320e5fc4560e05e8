// Ratings that wait to be sent, and those that could not be (decision 15): says why, and lets a person retry or delete.
import { useRef, useSyncExternalStore } from 'react';
import type { OutboxRow } from '../../../contract/offline/outbox';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { failureOfStatus } from '../failure';
import type { Outbox } from './outbox';
import '../feedback.css';

interface RatedStory {
  readonly title: string;
  readonly lang: string | undefined;
}

interface WaitingRatingsProps {
  readonly outbox: Pick<Outbox, 'rows' | 'retry' | 'remove'>;
  readonly isOnline: boolean;
  readonly isSignedIn: boolean;
  /** The story as this device knows it; undefined where it does not. */
  readonly storyOf: (presentationId: string) => RatedStory | undefined;
}

/** Nothing where nothing waits. */
export function WaitingRatings(props: WaitingRatingsProps) {
  const { outbox } = props;
  const { t } = useTexts();
  const rows = useSyncExternalStore(outbox.rows.subscribe, outbox.rows.get);
  const heading = useRef<HTMLHeadingElement>(null);
  if (rows.length === 0) return null;
  return (
    <section className="outbox" aria-labelledby="outbox-title">
      <h2 id="outbox-title" ref={heading} tabIndex={-1}>
        {t('feedback.outbox.title', { count: rows.length })}
      </h2>
      <ul>
        {rows.map((row) => (
          <Row
            key={row.id}
            {...props}
            row={row}
            onRemove={() => {
              // Its button goes with it.
              heading.current?.focus();
              void outbox.remove(row.id);
            }}
          />
        ))}
      </ul>
    </section>
  );
}

interface RowProps extends WaitingRatingsProps {
  readonly row: OutboxRow;
  readonly onRemove: () => void;
}

function Row({ row, onRemove, outbox, storyOf, ...circumstances }: RowProps) {
  const { t } = useTexts();
  const { id, record, standing } = row;
  const titleId = `outbox-${id}`;
  const story = storyOf(record.presentationId);
  return (
    <li className="outbox-row" data-standing={standing.name}>
      <div className="outbox-words">
        <p id={titleId} className="outbox-title" lang={story?.lang}>
          {story?.title ?? t('feedback.outbox.untitled')}
        </p>
        <p className="outbox-state">
          <State standing={standing} {...circumstances} />
        </p>
      </div>
      <div className="outbox-buttons">
        <Button aria-describedby={titleId} onClick={() => void outbox.retry(id)}>
          {t('feedback.outbox.retry')}
        </Button>
        <Button aria-describedby={titleId} onClick={onRemove}>
          {t('feedback.outbox.remove')}
        </Button>
      </div>
    </li>
  );
}

interface StateProps extends Pick<WaitingRatingsProps, 'isOnline' | 'isSignedIn'> {
  readonly standing: OutboxRow['standing'];
}

function State({ standing, isOnline, isSignedIn }: StateProps) {
  const { t } = useTexts();
  if (standing.name === 'refused') {
    const failure = failureOfStatus(standing.status);
    return t('feedback.outbox.refused', { reason: t(`feedback.reasons.${failure.name}`, { ...failure }) });
  }
  if (standing.name === 'sign-in' || !isSignedIn) return t('feedback.outbox.signIn');
  return t(isOnline ? 'feedback.outbox.soon' : 'feedback.outbox.waiting');
}
