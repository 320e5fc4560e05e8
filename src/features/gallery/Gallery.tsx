// The gallery: the shelf with its filters and states. Gets its data and addresses from the app.
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Schedule } from '../../base/clock';
import { shownTitle, type PresentationEntry } from '../../contract/presentation/list-entry';
import { useTexts } from '../../platform/i18n/i18n';
import { passFocusTo, passFocusToHeading, useFocusOnStep } from '../../ui/move-focus';
import { useScheduled, lazyPart } from '../../ui/lazy-part';
import { useReadable } from '../../ui/use-readable';
import { Button, IconButton } from '../../ui/Button';
import { SpeechBubble } from '../../ui/drawings/Guide';
import { report } from '../../platform/browser/report';
import { Icon } from '../../ui/Icon';
import { ContinueRow, useOffer, type InProgressDeps } from './ContinueRow';
import { type Filters, noFilters } from './filters';
import { agesOf, countBehindButton, isFiltering, hasOnlyTitle, isSearching } from './filtered-shelf';
import { FilterChips } from './FilterChips';
import { type CardDeps, eagerCovers, Shelf } from './Shelf';
import { CardCover } from './StoryCard';
import {
  type ShelfSources,
  type ShelfStore,
  type ShelfView,
  useGallery,
  useDisplayOrder,
  useRefreshWhenBack,
  useShelf,
} from './use-gallery';
import './gallery.css';
import './above-shelf.css';

export interface GalleryProps extends CardDeps, ShelfSources, InProgressDeps {
  readonly shelfStore: ShelfStore;
  readonly afterPaint: Schedule;
  readonly loadPresentations: (signal: AbortSignal) => Promise<readonly PresentationEntry[]>;
  readonly onFilter: (filters: Filters) => void;
  /** The address for a new children's story; undefined for people who may not make one. */
  readonly newStoryHref: string | undefined;
  /** Returns the address for a new story with this title; undefined for people who may not make one. */
  readonly makeHrefOf: ((title: string) => string) | undefined;
  /** Renders the actions on all shown stories or on the favourites, beside the search. They are hidden while the service cannot be reached. */
  readonly renderTools: (
    shown: readonly PresentationEntry[],
    favourites: readonly PresentationEntry[],
  ) => ReactNode;
  /** The stories that are being made on this device, above the shelf. */
  readonly making: ReactNode;
  /** Renders the maker's own section in place of the shelf. Absent where `mine` is a filter like the others. */
  readonly renderMadeHere?:
    | ((
        own: readonly PresentationEntry[],
        view: Pick<ShelfView, 'isLoading' | 'isOffline' | 'isSaved'>,
      ) => ReactNode)
    | undefined;
  /** The id of the story that was made here last; the list is loaded again when it changes. */
  readonly newest: string | undefined;
  /** Whether a person who has read nothing yet is offered a first story. */
  readonly offersFirst: boolean;
  /** A line about current work, such as downloads. */
  readonly status: ReactNode;
  /** Whether the browser reports a network. It may do so while the service cannot be reached. */
  readonly hasNetwork: boolean;
}

export function Gallery(props: GalleryProps) {
  const { shelfStore, afterPaint, loadPresentations, filters, onFilter } = props;
  const { t } = useTexts();
  const key = props.language + JSON.stringify(filters);
  const { state, shown, revealMore, loadAgain, refresh } = useGallery(loadPresentations, shelfStore, key);
  const [areToolsOpen, setToolsOpen] = useState(() => isSearching(filters));
  // A story on the table is not shown a second time right below it.
  const fresh = props.offersFirst && !areToolsOpen ? none : props.fresh;
  const view = useShelf(state, props);
  const { isBusy, failed, isLoading, isOffline, matching, isSaved } = view;
  const offer = useOffer(view, props);
  // The offered story is shown once, unless it is all that the shelf has, or one of those that were searched for.
  const isBelow = areToolsOpen || isFiltering(filters) || matching.length === 1;
  const section = filters.subject === 'mine' ? props.renderMadeHere : undefined;
  const container = useFocusOnStep<HTMLElement>(section ? 'made-here' : 'shelf');
  useRefreshWhenBack(isOffline, refresh);
  const tools = useRef<HTMLDivElement>(null);
  const toggleTools = (): void => {
    // A phone opens its keyboard only for a focus within the tap.
    flushSync(() => setToolsOpen(!areToolsOpen));
    if (!areToolsOpen) tools.current?.querySelector('input')?.focus();
  };
  const seenNewest = useRef(props.newest);
  useEffect(() => {
    if (props.newest !== undefined && props.newest !== seenNewest.current) refresh();
    seenNewest.current = props.newest;
  }, [props.newest, refresh]);
  if (section)
    return section(
      view.entries.filter(({ id }) => props.madeHere.has(id)),
      view,
    );
  return (
    <section className="gallery" aria-labelledby="gallery-title" aria-busy={isBusy} ref={container}>
      {!areToolsOpen && <ContinueRow {...props} view={view} offer={offer} isBelow={isBelow} />}
      <div className="gallery-head">
        <h1 id="gallery-title" className="gallery-title" tabIndex={-1} data-takes-focus>
          {t('gallery.title')}
        </h1>
        <div className="gallery-status">{props.status}</div>
        <IconButton
          className="gallery-search"
          icon="search"
          label={t('gallery.filter.search')}
          aria-expanded={areToolsOpen}
          aria-controls="gallery-tools"
          onClick={toggleTools}
        />
        {props.newStoryHref !== undefined && (
          <a className="button gallery-make" href={props.newStoryHref}>
            {t('app.newStory')}
          </a>
        )}
      </div>
      {props.making}
      <div ref={tools} id="gallery-tools" className="gallery-tools" data-open={areToolsOpen}>
        <SearchBar filters={filters} ages={() => agesOf(view.inLanguage, filters.age)} onFilter={onFilter} />
        {areToolsOpen && !isLoading && !isOffline && (
          <Tools {...props} view={view} fresh={fresh} shown={shown} />
        )}
      </div>
      {!areToolsOpen && (
        <FilterChips
          entries={view.inLanguage}
          all={props.renderMadeHere ? view.entries : view.inLanguage}
          madeHere={props.madeHere}
          chosen={filters.subject}
          onChoose={(subject) => onFilter({ ...filters, subject })}
        />
      )}
      <Count view={view} filters={filters} onFilter={onFilter} afterPaint={afterPaint} />
      {isOffline && (view.inLanguage.length > 0 || !failed) && (
        <OfflineLine
          saved={props.isSavedKnown && view.inLanguage.filter(isSaved).length}
          hasNetwork={props.hasNetwork}
          onTryAgain={refresh}
        />
      )}
      {isLoading ? (
        <Skeletons count={eagerCovers} />
      ) : matching.length === 0 ? (
        <EmptyShelf
          failed={failed}
          hasNoMatches={view.inLanguage.length > 0}
          title={hasOnlyTitle(filters) ? filters.title.trim() : ''}
          makeHrefOf={isOffline ? undefined : props.makeHrefOf}
          neighbours={() =>
            view.inLanguage.slice(0, 2).map((entry) => <Neighbour key={entry.id} entry={entry} {...props} />)
          }
          onTryAgain={loadAgain}
          onClear={() => onFilter({ ...noFilters, otherLanguages: filters.otherLanguages })}
        />
      ) : (
        <Shelf
          view={key}
          cards={{ ...props, fresh }}
          stories={view}
          above={isBelow ? undefined : offer.first}
          shown={shown}
          onMore={revealMore}
        />
      )}
    </section>
  );
}

const none: ReadonlySet<string> = new Set();

interface ToolsProps extends Pick<GalleryProps, 'renderTools' | 'favourites' | 'fresh'> {
  readonly view: ShelfView;
  readonly shown: number;
}

function Tools({ renderTools, favourites, fresh, view, shown }: ToolsProps) {
  const ordered = useDisplayOrder(view, { favourites, fresh });
  const ids = useReadable(favourites);
  return renderTools(
    ordered.slice(0, shown),
    view.inLanguage.filter(({ id }) => ids.has(id)),
  );
}

/** Not the search field, which would open a phone's keyboard. */
const toFilters = passFocusTo((removed) =>
  removed.closest('.gallery')?.querySelector<HTMLElement>('.gallery-search'),
);

interface CountProps extends Pick<GalleryProps, 'filters' | 'onFilter' | 'afterPaint'> {
  readonly view: ShelfView;
}

/**
 * Announces how many stories match. Shows nothing while no filter is set. For a screen reader it is empty at first, since that announces
 * what changes in a region that it knows.
 */
function Count({ view, filters, onFilter, afterPaint }: CountProps) {
  const { t } = useTexts();
  const isPainted = useScheduled(afterPaint);
  const isOn = isFiltering(filters);
  const found = isOn && !view.isLoading && t('gallery.found', { count: view.matching.length });
  return (
    <div className="gallery-count">
      <p aria-live="polite">{isPainted ? found : <span aria-hidden="true">{found}</span>}</p>
      {isOn && (
        <button ref={toFilters} type="button" className="gallery-clear" onClick={() => onFilter(noFilters)}>
          {t('gallery.clear')}
        </button>
      )}
    </div>
  );
}

/** Shows placeholders with the size of the cards. */
function Skeletons({ count }: { readonly count: number }) {
  const { t } = useTexts();
  return (
    <>
      <output className="visually-hidden">{t('gallery.loading')}</output>
      <div className="shelf" aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className="card card-skeleton">
            <div className="card-cover" />
            <div className="skeleton-title" />
            <div className="skeleton-badges" />
          </div>
        ))}
      </div>
    </>
  );
}

interface NeighbourProps extends Pick<CardDeps, 'hrefOf' | 'previewUrlOf'> {
  readonly entry: PresentationEntry;
}

/** The cover of a story, beside the gap for the missing one. */
function Neighbour({ entry, hrefOf, previewUrlOf }: NeighbourProps) {
  const { t } = useTexts();
  const { title, lang } = shownTitle(entry, t('app.untitled'));
  return (
    <a className="card-cover" href={hrefOf(entry)} aria-label={title} lang={lang}>
      <CardCover title={title} url={previewUrlOf(entry)} isFirst />
    </a>
  );
}

/** Loaded when a search has found nothing. */
const NothingAbout = lazyPart(
  () => import('./NothingAbout').then((module) => module.NothingAbout),
  (error) => report(error, 'gallery: nothing found'),
);

interface EmptyShelfProps {
  /** Whether the list could not be loaded. Otherwise there are no stories in this language. */
  readonly failed: boolean;
  /** Whether there are stories, but none matches the filters. */
  readonly hasNoMatches: boolean;
  readonly onTryAgain: () => void;
  readonly onClear: () => void;
  /** The searched words; empty when other filters are set, too. */
  readonly title: string;
  readonly makeHrefOf: GalleryProps['makeHrefOf'];
  /** Renders up to two stories that there are. */
  readonly neighbours: () => readonly ReactNode[];
}

/** Says why the shelf is empty, and offers to load again or to clear the filters. */
function EmptyShelf({
  failed,
  hasNoMatches,
  title,
  makeHrefOf,
  neighbours,
  onTryAgain,
  onClear,
}: EmptyShelfProps) {
  const { t } = useTexts();
  if (hasNoMatches && title !== '' && makeHrefOf !== undefined)
    return <NothingAbout title={title} href={makeHrefOf(title)} neighbours={neighbours} onClear={onClear} />;
  if (hasNoMatches)
    return (
      <SpeechBubble mood="thinking">
        <p>{t('gallery.noMatches')}</p>
        <Button ref={passFocusToHeading} primary onClick={onClear}>
          {t('gallery.showAll')}
        </Button>
      </SpeechBubble>
    );
  return (
    <SpeechBubble mood={failed ? 'sad' : 'neutral'}>
      <output>{failed ? t('gallery.unreachable', { count: 0 }) : t('gallery.empty')}</output>
      {failed && (
        <Button ref={passFocusToHeading} primary onClick={onTryAgain}>
          {t('gallery.tryAgain')}
        </Button>
      )}
    </SpeechBubble>
  );
}

interface OfflineLineProps {
  /** How many stories of the shelf are available offline; false until it is known. */
  readonly saved: number | false;
  /** Whether there is a network, so that only the service cannot be reached. */
  readonly hasNetwork: boolean;
  readonly onTryAgain: () => void;
}

/**
 * Shows one line: the service cannot be reached, and how many stories are available offline. Until that is known the line is empty, so
 * that it does not push the shelf down later.
 */
function OfflineLine({ saved, hasNetwork, onTryAgain }: OfflineLineProps) {
  const { t } = useTexts();
  return (
    <div className="gallery-offline">
      <output>
        {saved === false
          ? '\u00a0'
          : t(hasNetwork ? 'gallery.unreachable' : 'gallery.offline', { count: saved })}
      </output>
      {hasNetwork && (
        <Button ref={passFocusToHeading} onClick={onTryAgain}>
          {t('gallery.tryAgain')}
        </Button>
      )}
    </div>
  );
}

// The search field for titles, and a button that opens the other filters. Its only state is whether they are open.

const loadPanel = () => import('./FilterPanel').then((module) => module.FilterPanel);
const FilterPanel = lazyPart(loadPanel, (error) => report(error, 'gallery: filter panel'));
/** Loads the panel's code when the button gets focus or a pointer. If that fails, the panel loads it again on opening. */
const preloadPanel = () => void loadPanel().catch(() => undefined);

interface SearchBarProps {
  readonly filters: Filters;
  /** Returns the ages to choose from. Called only while the panel is open. */
  readonly ages: () => readonly string[];
  readonly onFilter: (filters: Filters) => void;
}

function SearchBar({ filters, ages, onFilter }: SearchBarProps) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const count = countBehindButton(filters);
  return (
    <div className="search-bar">
      <label className="search-bar-title">
        <span className="visually-hidden">{t('gallery.filter.title')}</span>
        <Icon name="search" />
        <input
          type="search"
          placeholder={t('gallery.filter.title')}
          autoComplete="off"
          enterKeyHint="search"
          value={filters.title}
          onChange={(event) => onFilter({ ...filters, title: event.currentTarget.value })}
        />
      </label>
      <Button
        className="search-bar-open"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onFocus={preloadPanel}
        onPointerEnter={preloadPanel}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="filter" />
        {count === 0 ? t('gallery.filter.open') : t('gallery.filter.openWith', { count })}
      </Button>
      <div id={panelId} className="search-bar-panel" hidden={!isOpen}>
        {isOpen && <FilterPanel filters={filters} ages={ages()} onFilter={onFilter} />}
      </div>
    </div>
  );
}
