// The parts of the shelf after its first paint: a button on each card, buttons that save all shown stories or favourites, and the
// queue's status line. Adds the stories of this device that the service's list lacks (spec screens §3).
import { useEffect, useMemo } from 'react';
import { useNavigate } from '@tanstack/react-router';
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import { createWritable, type Readable, type Writable } from '../../base/readable';
import { readTitleNarration } from '../../contract/presentation/kind';
import { indexAddress, resolveMediaPath } from '../../contract/presentation/media-path';
import { EarButton } from '../../features/gallery/EarButton';
import type { GalleryState } from '../../features/gallery/use-gallery';
import { OfflineButton } from '../../features/offline/OfflineButton';
import { createQueueStore, QueueLine, SaveAll } from '../../features/offline/QueueLine';
import { report } from '../../platform/browser/report';
import { runCalls, type RunCalls } from '../../platform/http/service-calls';
import { useTexts } from '../../platform/i18n/i18n';
import type { Api } from '../../platform/http/api';
import { useApp } from '../providers';
import { systemClock } from '../../platform/browser/system-clock';
import { UndoBar } from '../../ui/UndoBar';
import { cacheEntries, knownEntry, withMadeEntries } from './known-entries';
import { downloadsWithUndo, undoOffer } from './undo-offer';
import { madeHere } from '../creation/made-here';
import { madePresentations } from '../creation/shelf-signals';
import { useReadable } from '../../ui/use-readable';
import { NetworkError } from '../../contract/service/errors';
import { isAbort } from '../../platform/http/time-limit';
import type { MadePresentation, MadePresentations } from '../../platform/storage/made-presentations-store';
import '../shell/shell.css';

/** Holds the ids of the save queue as long as the page is open, so that each screen shows the same count. */
export const queueStore = createQueueStore();

interface CardButtonProps {
  readonly entry: PresentationEntry;
  readonly titleId: string;
}

/** The ids of the stories that only this device shows. */
const onlyHere = createWritable<ReadonlySet<string>>(new Set());

export function CardButton({ entry, titleId }: CardButtonProps) {
  const { t } = useTexts();
  const isOnlyHere = useReadable(onlyHere, (ids) => ids.has(entry.id));
  const { downloads, reachability } = useApp();
  const withUndo = useMemo(() => downloadsWithUndo(downloads), [downloads]);
  const isReachable = useReadable(reachability);
  const navigate = useNavigate();
  return (
    <>
      {isOnlyHere && <span className="only-here">{t('offline.onlyHere')}</span>}
      <OfflineButton
        downloads={withUndo}
        id={entry.id}
        listed={entry}
        isReachable={isReachable}
        container="card"
        describedBy={titleId}
        onShow={() => void navigate({ to: '/offline' })}
      />
    </>
  );
}

interface TitleEarProps {
  readonly id: string;
  readonly titleId: string;
}

/** Speaks the title of a story with the narration of its cover. */
export function TitleEar({ id, titleId }: TitleEarProps) {
  const { api, deployment } = useApp();
  const loadNarration = async (signal: AbortSignal): Promise<string | undefined> => {
    const path = readTitleNarration(await (await api.presentationIndex(id, signal)).json());
    if (path === undefined) return undefined;
    const narration = resolveMediaPath(path, indexAddress(location.origin, id), deployment.mediaOrigins);
    return narration.allowed ? narration.url : undefined;
  };
  return <EarButton loadNarration={loadNarration} describedBy={titleId} />;
}

const closeUndo = (): void => undoOffer.set(undefined);

/** Takes back the last press of a heart or of a button that saves. */
export function ShelfUndo() {
  const { t } = useTexts();
  const offer = useReadable(undoOffer);
  useEffect(() => closeUndo, []);
  if (offer === undefined) return null;
  const { action, id, undo } = offer;
  const title = knownEntry(id)?.title.trim() || t('app.untitled');
  return (
    <UndoBar
      key={action + id}
      text={t(`offline.done.${action}`, { title })}
      undo={t('offline.undo')}
      onUndo={() => {
        undo();
        closeUndo();
      }}
      onOver={closeUndo}
      clock={systemClock}
    />
  );
}

interface ShelfToolsProps {
  readonly shown: readonly PresentationEntry[];
  readonly favourites: readonly PresentationEntry[];
}

export function ShelfTools({ shown, favourites }: ShelfToolsProps) {
  const { downloads } = useApp();
  return (
    <>
      <SaveAll downloads={downloads} stories={shown} />
      <SaveAll downloads={downloads} stories={favourites} areFavourites />
    </>
  );
}

interface ShelfLineProps {
  readonly shelfStore: Readable<GalleryState>;
}

export function ShelfLine({ shelfStore }: ShelfLineProps) {
  const { downloads, reachability } = useApp();
  const isReachable = useReadable(reachability);
  useMadeStories(shelfStore, isReachable);
  return <QueueLine downloads={downloads} queueStore={queueStore} isReachable={isReachable} />;
}

/** Of this document: each story is asked for once. */
let madeShelf: ReturnType<typeof createMadeShelf> | undefined;

const madeShelfOf = (api: Api) =>
  (madeShelf ??= createMadeShelf({
    ...runCalls(api),
    made: madePresentations,
    withMadeEntries,
    onlyHere,
    onMade: madeHere.addOlder,
    onEntries: cacheEntries,
    report,
  }));

/** Completes the shelf with the stories made on this device. In the other variants staff publish the stories (spec screens §3). */
function useMadeStories(shelfStore: Readable<GalleryState>, isReachable: boolean): void {
  const { api, deployment } = useApp();
  const state = useReadable(shelfStore);
  const isLoaded = state.name === 'loaded';
  const listed = isLoaded && !state.failed ? state.entries : undefined;
  useEffect(() => {
    if (deployment.variant !== 'bookworm' || deployment.withoutService || !isLoaded) return undefined;
    const leaving = new AbortController();
    void madeShelfOf(api)({ listed, isReachable }, leaving.signal);
    return () => leaving.abort();
  }, [api, deployment, isLoaded, listed, isReachable]);
}

export interface MadeShelfDeps extends RunCalls {
  readonly made: MadePresentations;
  /** Completes the list with the stories made on this device. */
  readonly withMadeEntries: Writable<(listed: readonly PresentationEntry[]) => readonly PresentationEntry[]>;
  /** The ids of the stories that only this device lists. */
  readonly onlyHere: Writable<ReadonlySet<string>>;
  readonly onMade: (ids: readonly string[]) => void;
  readonly onEntries: (entries: readonly PresentationEntry[]) => void;
  readonly report: (error: unknown, where: string) => void;
}

/** What the shelf knows of the service. */
interface Seen {
  /** The service's list; undefined when it could not be loaded. */
  readonly listed: readonly PresentationEntry[] | undefined;
  readonly isReachable: boolean;
}

/**
 * Returns a function that shows the stored stories, and then asks the service about each once while the page is open. It stores the
 * answers and removes the stories that the service has deleted. Never rejects.
 */
export function createMadeShelf(deps: MadeShelfDeps) {
  const { made } = deps;
  const asked = new Set<string>();
  return async ({ listed, isReachable }: Seen, signal: AbortSignal): Promise<void> => {
    const all = await made.list();
    deps.onMade(all.map(({ id }) => id));
    if (signal.aborted) return;
    const ids = listed && new Set(listed.map(({ id }) => id));
    // The service lists the story now, so it needs no mark.
    for (const { id, unlisted } of all)
      if (unlisted !== undefined && ids?.has(id) === true) void made.setUnlisted(id, undefined);
    const own = new Map(all.filter(({ id }) => ids?.has(id) !== true).map((each) => [each.id, each]));
    show(own, deps);
    if (ids === undefined || !isReachable) return;
    for (const each of own.values()) {
      if (asked.has(each.id)) continue;
      const answer = await ask(each, deps, signal);
      if (answer === 'lost' || signal.aborted) return;
      asked.add(each.id);
      if (answer === 'unchanged') continue;
      if (answer === 'gone') own.delete(each.id);
      else own.set(each.id, answer);
      show(own, deps);
    }
  };
}

/** Asks the service about one, and stores what it says. Resolves to `lost` when it cannot be reached. */
async function ask(
  made: MadePresentation,
  deps: MadeShelfDeps,
  signal: AbortSignal,
): Promise<MadePresentation | 'unchanged' | 'gone' | 'lost'> {
  try {
    const run = await deps.readRun(made.runKey, signal);
    if (run?.state === 'finished' && run.presentation !== undefined) {
      const { published, ...entry } = run.presentation;
      const unlisted = { entry, published };
      await deps.made.setUnlisted(made.id, unlisted);
      return { ...made, unlisted };
    }
    if (run !== undefined || !(await deps.isGone(made.id, signal))) return 'unchanged';
    await deps.made.remove(made.id);
    return 'gone';
  } catch (error) {
    if (signal.aborted || isAbort(error) || error instanceof NetworkError) return 'lost';
    deps.report(error, 'shelf: what was made here');
    return 'unchanged';
  }
}

function show(own: ReadonlyMap<string, MadePresentation>, deps: MadeShelfDeps): void {
  const unlisted = [...own.values()].flatMap((each) => each.unlisted ?? []);
  const entries = unlisted.map(({ entry }) => entry);
  deps.onEntries(entries);
  deps.onlyHere.set(new Set(unlisted.flatMap(({ entry, published }) => (published ? [] : [entry.id]))));
  deps.withMadeEntries.set(completeWith(entries));
}

/** Returns a function that adds these entries to a list, but for those that it has. It returns the same for the same list. */
function completeWith(entries: readonly PresentationEntry[]) {
  let last:
    | { readonly of: readonly PresentationEntry[]; readonly all: readonly PresentationEntry[] }
    | undefined;
  return (listed: readonly PresentationEntry[]): readonly PresentationEntry[] => {
    if (entries.length === 0) return listed;
    if (last?.of === listed) return last.all;
    const ids = new Set(listed.map(({ id }) => id));
    const all = [...listed, ...entries.filter(({ id }) => !ids.has(id))];
    last = { of: listed, all };
    return all;
  };
}
