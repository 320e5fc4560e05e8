// Lists all presentations for staff: favourite, publish, unpublish, delete (spec people §7, spec contract §4).
// The app passes in the addresses; no routes here.
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Timers } from '../../base/clock';
import { shownTitle, type PresentationEntry } from '../../contract/presentation/list-entry';
import type { MissingMedium } from '../../contract/service/bodies';
import { useTexts } from '../../platform/i18n/i18n';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/Dialog';
import { passFocusToHeading, useFocusAfterRemoval } from '../../ui/move-focus';
import { SpeechBubble } from '../../ui/drawings/Guide';
import {
  useStaffList,
  type Action,
  type StaffActions,
  type StaffListApi,
  type StaffListState,
  type StaffRow,
} from './staff-list';
import { MissingMedia } from './PublishPresentation';
import type { PublishLink } from './NewPresentationNotice';
import { onNetworkBack } from '../../platform/browser/page-events';
import { Cover } from '../../ui/Cover';
import './presentations.css';

interface StaffListProps extends RowAddresses {
  readonly api: StaffListApi;
  /** Times the service's answers to actions. */
  readonly clock: Timers;
  /** Renders the favourite toggle of an entry; `titleId` is the id of the element that holds the title. */
  readonly renderFavourite?: (entry: PresentationEntry, titleId: string) => ReactNode;
}

const rowsAtOnce = 50;

export function StaffList({ api, clock, ...rowProps }: StaffListProps) {
  const { t } = useTexts();
  const { state, rows, actions, missingMediaOf, retry, perform } = useStaffList(api, clock);
  const [toDelete, setToDelete] = useState<PresentationEntry>();
  const container = useFocusAfterRemoval(rows.length);
  return (
    <section className="staff-list" aria-labelledby="staff-list-title" ref={container}>
      <h1 id="staff-list-title" tabIndex={-1}>
        {t('app.pages.presentations')}
      </h1>
      <LastResult
        lastResult={actions.lastResult}
        isListed={(id) => rows.some(({ entry }) => entry.id === id)}
        onTryAgain={(action, entry) => void perform(action, entry)}
      />
      <ListState state={state} isEmpty={rows.length === 0} onTryAgain={retry} />
      <Rows
        {...rowProps}
        rows={rows}
        busy={actions.busy}
        missingMediaOf={missingMediaOf}
        onUnpublish={(entry) => void perform('unpublish', entry)}
        onDelete={setToDelete}
      />
      {toDelete && (
        <ConfirmDialog
          title={t('publication.confirm.title')}
          text={t('publication.confirm.text', { title: shownTitle(toDelete, t('app.untitled')).title })}
          closeLabel={t('app.close')}
          cancelLabel={t('publication.confirm.no')}
          confirmLabel={t('publication.confirm.yes')}
          onCancel={() => setToDelete(undefined)}
          onConfirm={() => {
            setToDelete(undefined);
            void perform('delete', toDelete);
          }}
        />
      )}
    </section>
  );
}

interface RowsProps extends Omit<StaffListProps, 'api' | 'clock'> {
  readonly rows: readonly StaffRow[];
  readonly busy: ReadonlySet<string>;
  readonly missingMediaOf: (id: string) => readonly MissingMedium[];
  readonly onUnpublish: (entry: PresentationEntry) => void;
  readonly onDelete: (entry: PresentationEntry) => void;
}

function Rows({
  rows,
  busy,
  missingMediaOf,
  renderFavourite,
  onUnpublish,
  onDelete,
  ...addresses
}: RowsProps) {
  const { t } = useTexts();
  const [shown, setShown] = useState(rowsAtOnce);
  const list = useRef<HTMLUListElement>(null);
  // The new rows stand before the button, which the last press removes.
  useEffect(() => {
    const firstAdded = shown > rowsAtOnce ? list.current?.children[shown - rowsAtOnce] : undefined;
    firstAdded?.querySelector('a')?.focus();
  }, [shown]);
  if (rows.length === 0) return null;
  return (
    <>
      <ul className="staff-list-rows" ref={list}>
        {rows.slice(0, shown).map(({ entry, isUnpublished }) => (
          <Row
            key={entry.id}
            {...addresses}
            entry={entry}
            isUnpublished={isUnpublished}
            isBusy={busy.has(entry.id)}
            missingMedia={missingMediaOf(entry.id)}
            favourite={renderFavourite?.(entry, `staff-title-${entry.id}`)}
            onUnpublish={() => onUnpublish(entry)}
            onDelete={() => onDelete(entry)}
          />
        ))}
      </ul>
      {rows.length > shown && (
        <Button onClick={() => setShown(shown + rowsAtOnce)}>{t('publication.more')}</Button>
      )}
    </>
  );
}

interface LastResultProps extends Pick<StaffActions, 'lastResult'> {
  readonly isListed: (id: string) => boolean;
  readonly onTryAgain: (action: Action, entry: PresentationEntry) => void;
}

/** Announces the result of the last action to screen readers, and shows it to everyone when the action failed. */
function LastResult({ lastResult, isListed, onTryAgain }: LastResultProps) {
  const { t } = useTexts();
  const title = shownTitle(lastResult?.entry ?? {}, t('app.untitled')).title;
  return (
    <>
      <output className="visually-hidden">
        {lastResult?.isDone && t(`publication.done.${lastResult.action}`, { title })}
      </output>
      {lastResult?.isDone === false && (
        <div className="staff-list-failed">
          <p role="alert">
            {lastResult.isForbidden
              ? t('publication.forbidden', { title })
              : t(`publication.failed.${lastResult.action}`, { title })}
          </p>
          {isListed(lastResult.entry.id) && !lastResult.isForbidden && (
            <Button ref={passFocusToHeading} onClick={() => onTryAgain(lastResult.action, lastResult.entry)}>
              {t('publication.tryAgain')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

interface ListStateProps {
  readonly state: StaffListState;
  readonly isEmpty: boolean;
  readonly onTryAgain: () => void;
}

/** Shows the loading, failed or empty state of the list. */
function ListState({ state, isEmpty, onTryAgain }: ListStateProps) {
  const { t } = useTexts();
  if (state === 'loading' && isEmpty) return <output>{t('publication.loading')}</output>;
  if (state === 'failed')
    return (
      <SpeechBubble mood="sad">
        <p role="alert">{t('publication.notLoaded')}</p>
        <Button primary ref={passFocusToHeading} onClick={onTryAgain}>
          {t('publication.tryAgain')}
        </Button>
      </SpeechBubble>
    );
  return isEmpty ? (
    <SpeechBubble mood="neutral">
      <p>{t('publication.none')}</p>
    </SpeechBubble>
  ) : null;
}

interface RowAddresses {
  /** Returns the address of the presentation. */
  readonly hrefOf: (id: string) => string;
  /** Returns the properties of a link to the page that publishes it (spec people §6). */
  readonly publishLinkOf: (id: string) => PublishLink;
  /** Returns the address of a preview that may be shown; undefined shows the drawn cover. */
  readonly previewUrlOf: (entry: PresentationEntry) => string | undefined;
}

interface RowProps extends RowAddresses {
  readonly entry: PresentationEntry;
  readonly isUnpublished: boolean;
  readonly isBusy: boolean;
  readonly missingMedia: readonly MissingMedium[];
  readonly favourite: ReactNode;
  readonly onUnpublish: () => void;
  readonly onDelete: () => void;
}

function Row({ entry, isUnpublished, isBusy, missingMedia, favourite, ...more }: RowProps) {
  const { t } = useTexts();
  const { title, lang } = shownTitle(entry, t('app.untitled'));
  const titleId = `staff-title-${entry.id}`;
  return (
    <li className="staff-row" aria-busy={isBusy} data-presentation-id={entry.id}>
      <div className="staff-row-cover">
        <Cover
          title={title}
          onNetworkBack={onNetworkBack}
          url={more.previewUrlOf(entry)}
          width={72}
          height={72}
          loading="lazy"
          decoding="async"
        />
      </div>
      <div className="staff-row-words">
        <h2>
          <a id={titleId} href={more.hrefOf(entry.id)} lang={lang} dir="auto">
            {title}
          </a>
        </h2>
        <p>{t('publication.number', { id: entry.id })}</p>
        <p>{t(isUnpublished ? 'publication.unpublished' : 'publication.published')}</p>
        {missingMedia.length > 0 && <MissingMedia media={missingMedia} atMost={3} />}
      </div>
      <div className="staff-row-buttons">
        {favourite}
        <a className="button" aria-describedby={titleId} {...more.publishLinkOf(entry.id)}>
          {t('app.pages.publish')}
        </a>
        <Button
          aria-describedby={titleId}
          aria-disabled={isBusy}
          onClick={() => isBusy || more.onUnpublish()}
        >
          {t('publication.unpublish')}
        </Button>
        <Button aria-describedby={titleId} aria-disabled={isBusy} onClick={() => isBusy || more.onDelete()}>
          {t('publication.delete')}
        </Button>
      </div>
    </li>
  );
}
