// Lists all presentations for staff, the unpublished ones first: open, publish, unpublish, delete (spec people §7, spec contract §4).
// The app passes in the addresses; no routes here.
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Timers } from '../../base/clock';
import { languageTagOf } from '../../contract/languages';
import { storedKinds } from '../../contract/presentation/kind';
import { shownTitle, type PresentationEntry } from '../../contract/presentation/list-entry';
import type { MissingMedium } from '../../contract/service/bodies';
import { useTexts } from '../../platform/i18n/i18n';
import { Button, IconButton } from '../../ui/Button';
import { Icon, IconFrame } from '../../ui/Icon';
import { UndoBar } from '../../ui/Snackbar';
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

export function StaffList({ api, clock, ...slots }: StaffListProps) {
  const { t } = useTexts();
  const { state, rows, actions, ...list } = useStaffList(api, clock);
  const [searched, setSearched] = useState('');
  const container = useFocusAfterRemoval(rows.length);
  useFocusOnMovedRow(container, rows, actions.lastResult);
  const rowProps = {
    ...slots,
    busy: actions.busy,
    missingMediaOf: list.missingMediaOf,
    onUnpublish: (entry: PresentationEntry) => list.perform('unpublish', entry),
    onDelete: list.requestDeletion,
  };
  const found = rows.filter(({ entry }) => isFound(entry, searched));
  const deletedText =
    list.toDelete && t('publication.deleted', { title: shownTitle(list.toDelete, t('app.untitled')).title });
  return (
    <section className="staff-list" aria-labelledby="staff-list-title" ref={container}>
      <header className="staff-list-head">
        <h1 id="staff-list-title" tabIndex={-1}>
          {t('app.pages.presentations')}
        </h1>
        {rows.length > 0 && (
          <label className="staff-search">
            <Icon name="search" />
            <span className="visually-hidden">{t('publication.search')}</span>
            <input
              type="search"
              autoComplete="off"
              placeholder={t('publication.search')}
              value={searched}
              onChange={({ currentTarget }) => setSearched(currentTarget.value)}
            />
          </label>
        )}
      </header>
      <LastResult
        lastResult={actions.lastResult}
        deletedText={deletedText}
        isListed={(id) => rows.some(({ entry }) => entry.id === id)}
        onTryAgain={list.perform}
      />
      <ListState state={state} isEmpty={rows.length === 0} onTryAgain={list.retry} />
      {rows.length > 0 && found.length === 0 && <output>{t('publication.notFound')}</output>}
      <Group {...rowProps} isUnpublished rows={found.filter(({ isUnpublished }) => isUnpublished)} />
      <Group {...rowProps} rows={found.filter(({ isUnpublished }) => !isUnpublished)} />
      {list.toDelete && deletedText !== undefined && (
        <UndoBar
          key={list.toDelete.id}
          text={deletedText}
          undo={t('offline.undo')}
          onUndo={list.undoDeletion}
          onOver={list.finishDeletion}
          clock={clock}
        />
      )}
    </section>
  );
}

/** Returns whether the words are in the title or the number of a presentation. */
function isFound({ id, title }: PresentationEntry, words: string): boolean {
  return `${title} ${id}`.toLowerCase().includes(words.trim().toLowerCase());
}

/** A row that moves to the other group takes its focus along, to the link that publishes it again. */
function useFocusOnMovedRow(
  container: RefObject<HTMLElement | null>,
  rows: readonly StaffRow[],
  lastResult: StaffActions['lastResult'],
): void {
  const moved = rows.find(({ entry, isUnpublished }) => isUnpublished && entry.id === lastResult?.entry.id);
  const id = lastResult?.isDone === true ? moved?.entry.id : undefined;
  useEffect(() => {
    if (id === undefined || document.activeElement !== document.body) return;
    container.current?.querySelector<HTMLElement>(`[data-presentation-id="${id}"] .staff-action`)?.focus();
  }, [container, id]);
}

interface GroupProps extends Omit<StaffListProps, 'api' | 'clock'> {
  readonly isUnpublished?: boolean;
  readonly rows: readonly StaffRow[];
  readonly busy: ReadonlySet<string>;
  readonly missingMediaOf: (id: string) => readonly MissingMedium[];
  readonly onUnpublish: (entry: PresentationEntry) => void;
  readonly onDelete: (entry: PresentationEntry) => void;
}

function Group({ rows, isUnpublished = false, renderFavourite, ...props }: GroupProps) {
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
      <h2>
        {t(isUnpublished ? 'publication.unpublished' : 'publication.published')} <b>{rows.length}</b>
      </h2>
      <ul className="staff-list-rows" data-unpublished={isUnpublished || undefined} ref={list}>
        {rows.slice(0, shown).map(({ entry }) => (
          <Row
            key={entry.id}
            {...props}
            entry={entry}
            isUnpublished={isUnpublished}
            isBusy={props.busy.has(entry.id)}
            missingMedia={props.missingMediaOf(entry.id)}
            favourite={renderFavourite?.(entry, `staff-title-${entry.id}`)}
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
  /** Says which presentation was just deleted. */
  readonly deletedText: string | undefined;
  readonly isListed: (id: string) => boolean;
  readonly onTryAgain: (action: Action, entry: PresentationEntry) => void;
}

/** Announces the result of the last action to screen readers, and shows it to everyone when the action failed. */
function LastResult({ lastResult, deletedText, isListed, onTryAgain }: LastResultProps) {
  const { t } = useTexts();
  const title = shownTitle(lastResult?.entry ?? {}, t('app.untitled')).title;
  return (
    <>
      <output className="visually-hidden">
        {lastResult?.isDone && lastResult.action === 'unpublish'
          ? t('publication.withdrawn', { title })
          : deletedText}
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

interface RowProps extends RowAddresses, Pick<GroupProps, 'onUnpublish' | 'onDelete'> {
  readonly entry: PresentationEntry;
  readonly isUnpublished: boolean;
  readonly isBusy: boolean;
  readonly missingMedia: readonly MissingMedium[];
  readonly favourite: ReactNode;
}

function Row({ entry, isUnpublished, isBusy, missingMedia, favourite, ...more }: RowProps) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { title, lang } = shownTitle(entry, t('app.untitled'));
  const titleId = `staff-title-${entry.id}`;
  const href = more.hrefOf(entry.id);
  const hasMissing = missingMedia.length > 0;
  return (
    <li className="staff-row" aria-busy={isBusy} data-presentation-id={entry.id}>
      <div className="staff-cover">
        <Cover
          title={title}
          onNetworkBack={onNetworkBack}
          url={more.previewUrlOf(entry)}
          width={56}
          height={56}
          loading="lazy"
          decoding="async"
        />
      </div>
      <div className="staff-words">
        <h3>
          <a id={titleId} href={href} lang={lang} dir="auto">
            {title}
          </a>
        </h3>
        <span className="staff-state">
          <span className="visually-hidden">
            {t(isUnpublished ? 'publication.unpublished' : 'publication.published')}
          </span>
        </span>
        <p>
          <Facts entry={entry} />
        </p>
      </div>
      {hasMissing && (
        <button
          type="button"
          className="staff-warning"
          aria-describedby={titleId}
          aria-expanded={isOpen}
          aria-controls={`missing-${entry.id}`}
          onClick={() => setOpen(!isOpen)}
        >
          {warningSign}
          {t('publication.missing.count', { count: missingMedia.length })}
        </button>
      )}
      <a className="button staff-open" href={href} aria-describedby={titleId}>
        {t('publication.open')}
      </a>
      {isUnpublished ? (
        <a
          className={`button staff-action ${hasMissing ? '' : 'button-primary'}`}
          aria-describedby={titleId}
          {...more.publishLinkOf(entry.id)}
        >
          {t('app.pages.publish')}
        </a>
      ) : (
        <Button
          className="staff-action"
          aria-describedby={titleId}
          aria-disabled={isBusy}
          onClick={() => isBusy || more.onUnpublish(entry)}
        >
          {t('publication.unpublish')}
        </Button>
      )}
      {favourite}
      <IconButton
        className="staff-delete"
        icon="bin"
        label={t('publication.delete')}
        aria-describedby={titleId}
        aria-disabled={isBusy}
        onClick={() => isBusy || more.onDelete(entry)}
      />
      {isOpen && hasMissing && (
        <div id={`missing-${entry.id}`} className="staff-missing">
          <MissingMedia media={missingMedia} atMost={50} />
        </div>
      )}
    </li>
  );
}

/** What the list knows of a presentation: its kind, language, pages and number. */
function Facts({ entry: { id, kind, language, pageCount } }: { readonly entry: PresentationEntry }) {
  const { t, language: inLanguage } = useTexts();
  const known = storedKinds.find((each) => each === kind);
  const tag = languageTagOf(language);
  const named =
    tag === undefined ? language : new Intl.DisplayNames(inLanguage, { type: 'language' }).of(tag);
  return (
    <>
      {known && `${t(`publication.kinds.${known}`)} · `}
      {named && <span className="staff-language">{named} · </span>}
      <span className="staff-number">
        {pageCount !== undefined && `${t('gallery.pages', { count: pageCount })} · `}
        {t('publication.shortNumber', { id })}
      </span>
    </>
  );
}

const warningSign = (
  <IconFrame>
    <path d="M10.300 4.2a2 2 0 0 1 3.400 0l7.600 13a2 2 0 0 1-1.700 3H4.400a2 2 0 0 1-1.700-3Zm.5 4.300.3 5.500h1.800l.3-5.500ZM12 15.400a1.200 1.200 0 1 0 0 2.400 1.200 1.200 0 0 0 0-2.400Z" />
  </IconFrame>
);
