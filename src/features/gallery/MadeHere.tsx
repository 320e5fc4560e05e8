// The maker's own section of the shelf: the presentations made on this device, in every language, the newest first. Knows neither keys
// nor calls.
import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { Clock } from '../../base/clock';
import { shownTitle, type PresentationEntry } from '../../contract/presentation/list-entry';
import { compareIds } from '../../contract/presentation/presentation-id';
import { onNetworkBack } from '../../platform/browser/page-events';
import { useTexts } from '../../platform/i18n/i18n';
import { BookRow } from '../../ui/BookRow';
import { Button } from '../../ui/Button';
import { Icon, IconFrame } from '../../ui/Icon';
import { useFocusAfterRemoval } from '../../ui/move-focus';
import { shortGroupText } from './filtered-shelf';
import './made-here.css';

export interface MadeHereProps {
  readonly entries: readonly PresentationEntry[];
  readonly isLoading: boolean;
  /** Returns whether it cannot be opened at the moment. */
  readonly isUnavailable: (entry: PresentationEntry) => boolean;
  /** The time at which each was finished, in milliseconds; 0 where it is unknown. */
  readonly times: ReadonlyMap<string, number>;
  readonly clock: Pick<Clock, 'now'>;
  /** Ids of those that the service lists for nobody else. */
  readonly onlyHere: ReadonlySet<string>;
  /** The current runs, as cards. */
  readonly making: ReactNode;
  readonly status: ReactNode;
  readonly shelfHref: string;
  readonly newStoryHref: string;
  readonly hrefOf: (id: string) => string;
  readonly previewUrlOf: (entry: PresentationEntry) => string | undefined;
  readonly renderOffline: (entry: PresentationEntry, titleId: string) => ReactNode;
  /** Returns whether this device can prove that it made it. */
  readonly canDelete: (id: string) => boolean;
  readonly onDelete: (id: string) => void;
}

export function MadeHere(props: MadeHereProps) {
  const { entries, isLoading, making, status, shelfHref, newStoryHref } = props;
  const { t } = useTexts();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const container = useFocusAfterRemoval(entries.length);
  // The chip that led here has gone with the shelf.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  const isEmpty = !isLoading && entries.length === 0;
  return (
    <section className="made-here" aria-labelledby={titleId} aria-busy={isLoading} ref={container}>
      <header className="made-head">
        <a className="icon-button made-back" href={shelfHref} aria-label={t('offline.madeHere.back')}>
          {back}
        </a>
        <h1 id={titleId} tabIndex={-1} ref={heading}>
          {t('offline.madeHere.title')}
        </h1>
        {!isEmpty && (
          <a className="button made-new" href={newStoryHref}>
            {t('app.newStory')}
          </a>
        )}
      </header>
      <div className="made-table">{making}</div>
      {status}
      {isLoading && <output>{t('gallery.loading')}</output>}
      {isEmpty && (
        <div className="made-none">
          <p>{t('offline.madeHere.none')}</p>
          <a className="button button-primary" href={newStoryHref}>
            {t('app.newStory')}
          </a>
        </div>
      )}
      <ul className="book-rows">
        {[...entries]
          .sort((a, b) => compareIds(b.id, a.id))
          .map((entry) => (
            <Row key={entry.id} {...props} entry={entry} />
          ))}
      </ul>
    </section>
  );
}

interface RowProps extends MadeHereProps {
  readonly entry: PresentationEntry;
}

function Row({ entry, isUnavailable, hrefOf, previewUrlOf, renderOffline, ...props }: RowProps) {
  const { t } = useTexts();
  const { title, lang } = shownTitle(entry, t('app.untitled'));
  const titleId = `made-${entry.id}`;
  return (
    <BookRow
      data-presentation-id={entry.id}
      data-unavailable={isUnavailable(entry) || undefined}
      titleId={titleId}
      title={title}
      lang={lang}
      href={hrefOf(entry.id)}
      coverUrl={previewUrlOf(entry)}
      onNetworkBack={onNetworkBack}
      more={t('offline.library.more')}
      menu={
        <>
          {renderOffline(entry, titleId)}
          {props.canDelete(entry.id) && (
            <Button aria-describedby={titleId} onClick={() => props.onDelete(entry.id)}>
              <Icon name="bin" />
              {t('offline.madeHere.delete')}
            </Button>
          )}
        </>
      }
    >
      <p>
        <Facts entry={entry} {...props} />
      </p>
    </BookRow>
  );
}

/** The day on which it was made, kind, age and pages, as far as they are known. */
function Facts({ entry, times, clock, onlyHere }: Pick<RowProps, 'entry' | 'times' | 'clock' | 'onlyHere'>) {
  const { t, language } = useTexts();
  const { id, kind, pageCount } = entry;
  const made = times.get(id) ?? 0;
  return [
    made > 0 && (dateOf(made, clock.now(), language) ?? t('gallery.madeToday')),
    (kind === 'PRESENTATION' || kind === 'DALLIC_PARTY') && t(`publication.kinds.${kind}`),
    shortGroupText(t, entry.targetGroup),
    pageCount !== undefined && t('gallery.pages', { count: pageCount }),
    onlyHere.has(id) && t('offline.onlyHere'),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Returns the weekday of a day that is less than a week ago, and the date of any other; undefined for today. */
function dateOf(time: number, now: number, language: string): string | undefined {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'short' });
  if (day.format(time) === day.format(now)) return undefined;
  const isThisWeek = now - time < 6 * 24 * 3_600_000;
  const format = isThisWeek
    ? new Intl.DateTimeFormat(language, { weekday: 'long' })
    : new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' });
  return format.format(time);
}

const back = (
  <IconFrame>
    <path d="M14.8 5.1a1.4 1.4 0 0 1 0 2l-4.9 4.9 4.9 4.9a1.4 1.4 0 1 1-2 2L7 13a1.4 1.4 0 0 1 0-2l5.8-5.9a1.4 1.4 0 0 1 2 0Z" />
  </IconFrame>
);
