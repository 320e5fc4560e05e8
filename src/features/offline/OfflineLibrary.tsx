// The page of the stories saved on this device. The app passes in addresses and the device's storage; no routes here.
import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useId,
  type ReactNode,
} from 'react';
import { shownTitle } from '../../contract/presentation/list-entry';
import { type SavedPresentation, isRequestedAgain } from '../../contract/worker/worker-messages';
import type { Clock } from '../../base/clock';
import { useTexts } from '../../platform/i18n/i18n';
import type { SeparateStorage } from '../../platform/browser/install-prompt';
import type { Downloads } from '../../platform/service-worker/download-requests';
import { SpeechBubble } from '../../ui/drawings/Guide';
import { Icon } from '../../ui/Icon';
import { UndoBar } from '../../ui/Snackbar';
import { initialRemovals, orderedIds, removalReducer } from './library-rows';
import { RemoveAll, StorageBox, type Choice, type StorageStatus } from './StorageBox';
import { StoryRow } from './StoryRow';
import { useReadable } from '../../ui/use-readable';
import './offline-library.css';
import { useUndoable } from '../../platform/browser/use-undoable';

export interface OfflineLibraryProps {
  readonly downloads: Pick<
    Downloads,
    'saved' | 'isSavedKnown' | 'canSave' | 'refreshSaved' | 'save' | 'pause' | 'resume' | 'remove'
  >;
  readonly hrefOf: (id: string) => string;
  readonly shelfHref: string;
  /** Returns the address of the cover if it may be shown; undefined shows the drawn cover. */
  readonly coverUrlOf: (saved: SavedPresentation) => string | undefined;
  readonly isReachable: boolean;
  /** Renders the button that speaks a title. Must be stable. */
  readonly renderEar: (id: string, titleId: string) => ReactNode;
  /** Shows the shelf to those who cannot read, before the words of the link to it. */
  readonly shelfPicture: ReactNode;
  /** Renders the button that speaks the sentence of the empty page, which has the given id. */
  readonly renderSentenceEar: (sentenceId: string) => ReactNode;
  /** The address of a cover from the shelf, for the drawing of the empty page. Undefined where none is known. */
  readonly shelfCover: string | undefined;
  /** Whether the browser lets pages at this address keep anything: at https and localhost alone. */
  readonly isSecure: boolean;
  readonly storage: StorageStatus;
  /** Whether opened stories stay (spec offline §2). Undefined in variants where they never do. */
  readonly saveOpened: Choice | undefined;
  /** Whether they stay in a Wi-Fi only. Undefined where that is no choice, as in a browser that does not know its network. */
  readonly onlyOnWifi: Choice | undefined;
  /** Whether the installed app has a storage apart from the browser's, as on an iPad or iPhone. */
  readonly separateStorage: SeparateStorage;
  /** The status line about the downloads. */
  readonly queueLine: ReactNode;
  readonly clock: Clock;
}

/** How many rows the first paint renders. The others follow in batches of the same size, as transitions. */
const rowsAtOnce = 24;
/** How long the place of a removed row stays empty, in milliseconds. */
const gapTime = 500;

export function OfflineLibrary(props: OfflineLibraryProps) {
  const { t } = useTexts();
  const { downloads } = props;
  const canSave = useReadable(downloads.canSave);
  const [order] = useState(() => orderedIds(downloads.saved));
  const listed = useReadable(order);
  const pending = usePendingRemoval(downloads);
  const { isHidden, begin } = pending;
  const ids = useMemo(() => listed.filter((id) => !isHidden(id)), [listed, isHidden]);
  // Few rows before all are known would be moved by the others.
  const isSavedKnown = useReadable(downloads.isSavedKnown);
  useEffect(() => void downloads.refreshSaved(), [downloads]);
  const heading = useRef<HTMLHeadingElement>(null);
  const { ended, announce, ...removal } = useRemoval(props, ids, heading);
  const removeOne = useCallback(
    (id: string, height: number) => {
      announce([id], height);
      begin(id);
    },
    [announce, begin],
  );
  const removeAll = (): void => {
    announce(ids, 0);
    downloads.remove(ids);
  };
  return (
    <section className="library" aria-labelledby="library-title">
      <header className="library-head" data-filled={removal.rows.length > 0 || undefined}>
        <h1 id="library-title" ref={heading} tabIndex={-1}>
          {t('app.pages.offline')}
        </h1>
        {removal.rows.length > 0 && (
          <>
            <Suitcase />
            <p>{t(props.isReachable ? 'offline.library.intro' : 'offline.library.introUnreachable')}</p>
          </>
        )}
        {props.queueLine}
        <output className="visually-hidden">
          {/* By its stories, since the same text may come twice. */}
          {ended.map(({ requestedAt, announcement }) => (
            <span key={[...requestedAt.keys()].join(' ')}>{announcement} </span>
          ))}
        </output>
      </header>
      {!canSave && (
        <SpeechBubble mood="neutral">
          <p>{t(props.isSecure ? 'offline.library.unsupported' : 'offline.library.insecure')}</p>
        </SpeechBubble>
      )}
      {canSave && !isSavedKnown && <output>{t('offline.library.loading')}</output>}
      {canSave && isSavedKnown && (
        <div className="library-parts">
          {removal.rows.length === 0 ? (
            <EmptyLibrary {...props} />
          ) : (
            <Rows {...props} {...removal} onRemove={removeOne} />
          )}
          <StorageBox
            downloads={downloads}
            storage={props.storage}
            saveOpened={props.saveOpened}
            onlyOnWifi={props.onlyOnWifi}
            separateStorage={props.separateStorage}
            removeAll={ids.length > 0 && <RemoveAll count={ids.length} onRemove={removeAll} />}
          />
        </div>
      )}
      {pending.id !== undefined && (
        <UndoBar
          key={pending.id}
          text={t('offline.library.removed', {
            title: shownTitle(downloads.saved.get().get(pending.id) ?? {}, t('app.untitled')).title,
          })}
          undo={t('offline.undo')}
          onUndo={pending.undo}
          onOver={pending.finish}
          clock={props.clock}
        />
      )}
    </section>
  );
}

interface RowsProps
  extends OfflineLibraryProps, Pick<ReturnType<typeof useRemoval>, 'list' | 'rows' | 'gaps' | 'removing'> {
  readonly onRemove: (id: string, height: number) => void;
}

function Rows({ list, rows, gaps, removing, onRemove, downloads, ...more }: RowsProps) {
  const { hrefOf, coverUrlOf, isReachable, renderEar } = more;
  const { t } = useTexts();
  const [shown, setShown] = useState(rowsAtOnce);
  useEffect(() => {
    if (shown < rows.length) startTransition(() => setShown(shown + rowsAtOnce));
  }, [shown, rows.length]);
  return (
    <ul
      className="book-rows"
      data-few={rows.length < 4 || undefined}
      ref={list}
      aria-label={t('offline.library.list')}
    >
      {rows
        .slice(0, shown)
        .map((id) =>
          gaps.has(id) ? (
            <li key={id} aria-hidden="true" style={{ height: gaps.get(id) }} />
          ) : (
            <StoryRow
              key={id}
              id={id}
              downloads={downloads}
              href={hrefOf(id)}
              coverUrlOf={coverUrlOf}
              isReachable={isReachable}
              renderEar={renderEar}
              isRemoved={removing.has(id)}
              removedRequest={removing.get(id)}
              onRemove={onRemove}
            />
          ),
        )}
    </ul>
  );
}

/**
 * Announces each removal once its rows have gone, and moves the focus when the focused one has. The place of a row stays
 * empty for a moment: an impatient second press must not meet the row below.
 */
function useRemoval(
  { downloads, clock }: Pick<OfflineLibraryProps, 'downloads' | 'clock'>,
  ids: readonly string[],
  heading: { readonly current: HTMLElement | null },
) {
  const { t } = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const [state, dispatch] = useReducer(removalReducer, ids, initialRemovals);
  if (state.ids !== ids) dispatch({ type: 'listed', ids });
  const { rows, underWay, gaps, ended } = state;
  useEffect(
    () => (gaps.size > 0 ? clock.after(gapTime, () => dispatch({ type: 'gaps-closed' })) : undefined),
    [clock, gaps],
  );
  useLayoutEffect(() => {
    if (ended === undefined) return;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const links = list.current?.querySelectorAll<HTMLElement>('.book-row-link') ?? [];
    (links[Math.min(ended.at, links.length - 1)] ?? heading.current)?.focus();
  }, [ended, heading]);
  const announce = useCallback(
    (chosen: readonly string[], height: number) => {
      const only = chosen.length === 1 ? downloads.saved.get().get(chosen[0] ?? '') : undefined;
      const { title } = shownTitle(only ?? {}, t('app.untitled'));
      const announcement = only ? t('offline.library.removed', { title }) : t('offline.library.allRemoved');
      const requestedAt = new Map(chosen.map((id) => [id, downloads.saved.get().get(id)?.requestedAt]));
      dispatch({ type: 'requested', removal: { requestedAt, announcement, height } });
    },
    [downloads, t],
  );
  const removing = useMemo(
    () => new Map(underWay.flatMap(({ requestedAt }) => [...requestedAt])),
    [underWay],
  );
  return { list, rows, gaps, removing, ended: ended?.removals ?? [], announce };
}

function EmptyLibrary(props: OfflineLibraryProps) {
  const { shelfHref, shelfPicture, separateStorage, shelfCover, renderSentenceEar } = props;
  const { t } = useTexts();
  const sentenceId = useId();
  return (
    <div className="library-empty">
      <svg className="library-lesson" viewBox="0 0 440 214" aria-hidden="true">
        <path className="lesson-spine" d="M12 22a5 5 0 0 1 5-5h8v116H12Z" />
        <path className="suitcase-cover" d="M25 17h92a6 6 0 0 1 6 6v110H25Z" />
        <path
          className="suitcase-star"
          transform="translate(-92 -50) scale(1.6)"
          d="m103 56 3.4 7 7.6 1-5.6 5.4 1.4 7.6-6.8-3.7-6.8 3.7 1.4-7.6-5.6-5.4 7.6-1Z"
        />
        {shelfCover !== undefined && (
          <>
            <path className="suitcase-pages" d="M25 17h116v116H25Z" />
            <image href={shelfCover} x="25" y="17" width="116" height="116" />
          </>
        )}
        <path className="lesson-board" d="M0 133h154v10H0Z" />
        <path className="lesson-title" d="M16 164h58M16 180h36" />
        <path className="lesson-way" d="M146 158c26-44 38-98 90-114" />
        <circle className="lesson-arrow" cx="118" cy="174" r="27" />
        <svg className="lesson-arrow-icon" x="102" y="158" width="32" height="32" viewBox="0 0 24 24">
          <Icon name="save" />
        </svg>
        <svg x="196" y="16" width="240" height="190">
          <Suitcase cover={shelfCover} />
        </svg>
      </svg>
      <p id={sentenceId}>{t('offline.library.empty')}</p>
      {separateStorage === 'own' && <p>{t('offline.library.emptyInstalled')}</p>}
      <div className="library-ways">
        {renderSentenceEar(sentenceId)}
        <a className="button button-primary" href={shelfHref}>
          {shelfPicture}
          {t('offline.library.toShelf')}
        </a>
      </div>
    </div>
  );
}

/** Draws an open suitcase with the cover's book, or with a blue one. */
function Suitcase({ cover }: { readonly cover?: string | undefined }) {
  return (
    <svg
      className="library-suitcase"
      viewBox="0 0 240 188"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <ellipse className="suitcase-shadow" cx="120" cy="178" rx="98" ry="9" />
      <path className="suitcase-lid" d="M38 98 50 40a12 12 0 0 1 12-9h116a12 12 0 0 1 12 9l12 58Z" />
      <path className="suitcase-lining" d="M52 92 61 48a7 7 0 0 1 7-5h104a7 7 0 0 1 7 5l9 44Z" />
      <path className="suitcase-seam" d="M60 78h120M64 60h112" />
      <path
        className="suitcase-body"
        d="M26 98h188a8 8 0 0 1 8 9l-8 57a14 14 0 0 1-14 12H40a14 14 0 0 1-14-12l-8-57a8 8 0 0 1 8-9Z"
      />
      <path className="suitcase-inside" d="M36 98h168l-3 16H39Z" />
      <g transform="translate(0 28)">{cover === undefined ? <OpenBook /> : <ClosedBook cover={cover} />}</g>
      {/* The front, which hides the feet of the book. */}
      <path className="suitcase-body" d="M23 112h194l-3 52a14 14 0 0 1-14 12H40a14 14 0 0 1-14-12Z" />
      <path className="suitcase-handle" d="M98 128v-4a8 8 0 0 1 8-8h28a8 8 0 0 1 8 8v4" />
      <path className="suitcase-clasp" d="M60 112h14v18H60ZM166 112h14v18h-14Z" />
    </svg>
  );
}

function ClosedBook({ cover }: { readonly cover: string }) {
  return (
    <g transform="rotate(-6 120 60)">
      <path className="lesson-spine" d="M76 10a4 4 0 0 1 4-4h6v84H76Z" />
      <path className="suitcase-pages" d="M86 6h84v84H86Z" />
      <image href={cover} x="86" y="6" width="84" height="84" />
    </g>
  );
}

function OpenBook() {
  return (
    <g>
      <path className="suitcase-pages" d="M92 12h58l-3 74H95Z" />
      <path className="suitcase-cover" d="M86 8h30c4 0 4 4 4 4v76s-2-3-6-3H88Z" />
      <path className="suitcase-cover" d="M154 8h-30c-4 0-4 4-4 4v76s2-3 6-3h26Z" />
      <path
        className="suitcase-star"
        d="m103 32 3.4 7 7.6 1-5.6 5.4 1.4 7.6-6.8-3.7-6.8 3.7 1.4-7.6-5.6-5.4 7.6-1Z"
      />
    </g>
  );
}

/** Hides a story that a person removes, and lets the worker delete it only once that can no longer be undone. */
function usePendingRemoval({ saved, remove }: Pick<Downloads, 'saved' | 'remove'>) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const show = useCallback(
    (id: string) => setHidden((before) => new Set([...before].filter((each) => each !== id))),
    [],
  );
  const { pending, begin, undo, finish } = useUndoable(
    useCallback(
      (last: { readonly id: string; readonly requestedAt: number | undefined }) => {
        // Another window has saved it again meanwhile.
        if (isRequestedAgain(saved.get().get(last.id)?.requestedAt, last.requestedAt)) show(last.id);
        else remove([last.id]);
      },
      [saved, remove, show],
    ),
  );
  return {
    id: pending?.id,
    isHidden: useCallback((id: string) => hidden.has(id), [hidden]),
    begin: useCallback(
      (id: string) => {
        begin({ id, requestedAt: saved.get().get(id)?.requestedAt });
        setHidden((before) => new Set([...before, id]));
      },
      [begin, saved],
    ),
    undo: () => {
      if (pending !== undefined) show(pending.id);
      undo();
    },
    finish,
  };
}
