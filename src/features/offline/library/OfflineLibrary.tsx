// The page of the stories saved on this device. The app passes in addresses and the device's storage; no routes here.
import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ReactNode } from 'react';
import { shownTitle } from '../../../contract/presentation/list-entry';
import type { SavedPresentation } from '../../../contract/worker/worker-messages';
import type { Clock } from '../../../contract/clock';
import { useTexts } from '../../../platform/i18n/i18n';
import type { Downloads } from '../../../platform/service-worker/worker-client';
import { SpeechBubble } from '../../../ui/guide/SpeechBubble';
import { EmptyLibrary } from './EmptyLibrary';
import { orderedIds } from './order';
import { RemoveAll } from './RemoveAll';
import { StorageBox, type StorageStatus, type SaveOpenedChoice } from './StorageBox';
import { StoryRow } from './StoryRow';
import './library.css';

export interface OfflineLibraryProps {
  readonly downloads: Pick<
    Downloads,
    'saved' | 'canSave' | 'refreshSaved' | 'save' | 'pause' | 'resume' | 'remove'
  >;
  readonly hrefOf: (id: string) => string;
  readonly shelfHref: string;
  /** Returns the address of the cover if it may be shown; undefined shows the drawn cover. */
  readonly coverUrlOf: (saved: SavedPresentation) => string | undefined;
  readonly isReachable: boolean;
  readonly storage: StorageStatus;
  /** Undefined in variants where opened stories never stay. */
  readonly saveOpened: SaveOpenedChoice | undefined;
  /** The status line about the downloads. */
  readonly queueLine: ReactNode;
  readonly clock: Clock;
}

/** How many rows the first paint renders. The others follow in batches of the same size, as transitions. */
const rowsAtOnce = 24;
/** How long the page waits for the worker's answer, in milliseconds. */
const workerTimeout = 4000;

export function OfflineLibrary(props: OfflineLibraryProps) {
  const { t } = useTexts();
  const { downloads } = props;
  const canSave = useSyncExternalStore(downloads.canSave.subscribe, downloads.canSave.get);
  const [order] = useState(() => orderedIds(downloads.saved));
  const ids = useSyncExternalStore(order.subscribe, order.get);
  const isKnown = useKnown(props, ids.length > 0);
  const heading = useRef<HTMLHeadingElement>(null);
  const { list, removed, remove } = useRemoval(downloads, ids, heading);
  const removeOne = useCallback((id: string) => remove([id]), [remove]);
  return (
    <section className="library" aria-labelledby="library-title">
      <header className="library-head">
        <h1 id="library-title" ref={heading} tabIndex={-1}>
          {t('app.pages.offline')}
        </h1>
        {ids.length > 0 && <p>{t('offline.library.intro')}</p>}
        {props.queueLine}
        <output className="visually-hidden">{removed}</output>
      </header>
      {!canSave && (
        <SpeechBubble mood="neutral">
          <p>{t('offline.library.unsupported')}</p>
        </SpeechBubble>
      )}
      {canSave && !isKnown && <output>{t('offline.library.loading')}</output>}
      {canSave && isKnown && (
        <div className="library-parts">
          {ids.length === 0 ? (
            <EmptyLibrary shelfHref={props.shelfHref} />
          ) : (
            <Rows {...props} ids={ids} list={list} onRemove={removeOne} />
          )}
          <StorageBox
            downloads={downloads}
            storage={props.storage}
            saveOpened={props.saveOpened}
            removeAll={ids.length > 0 && <RemoveAll count={ids.length} onRemove={() => remove(ids)} />}
          />
        </div>
      )}
    </section>
  );
}

interface RowsProps extends OfflineLibraryProps {
  readonly ids: readonly string[];
  readonly list: { readonly current: HTMLUListElement | null };
  readonly onRemove: (id: string) => void;
}

function Rows({ ids, list, onRemove, downloads, hrefOf, coverUrlOf, isReachable }: RowsProps) {
  const { t } = useTexts();
  const [shown, setShown] = useState(rowsAtOnce);
  useEffect(() => {
    if (shown < ids.length) startTransition(() => setShown(shown + rowsAtOnce));
  }, [shown, ids.length]);
  return (
    <ul className="library-list" ref={list} aria-label={t('offline.library.list')}>
      {ids.slice(0, shown).map((id) => (
        <StoryRow
          key={id}
          id={id}
          downloads={downloads}
          href={hrefOf(id)}
          coverUrlOf={coverUrlOf}
          isReachable={isReachable}
          onRemove={onRemove}
        />
      ))}
    </ul>
  );
}

/** Returns true once the worker has reported what is saved, or after the timeout. */
function useKnown({ downloads, clock }: OfflineLibraryProps, hasStories: boolean): boolean {
  const [isKnown, setKnown] = useState(hasStories);
  if (hasStories && !isKnown) setKnown(true);
  useEffect(() => {
    let isMounted = true;
    const markKnown = () => {
      if (isMounted) setKnown(true);
    };
    void downloads.refreshSaved().then(markKnown);
    const cancel = clock.after(workerTimeout, markKnown);
    return () => {
      isMounted = false;
      cancel();
    };
  }, [downloads, clock]);
  return isKnown;
}

/** Removes stories, announces the removal once it is done, and moves the focus when the focused row has gone. */
function useRemoval(
  downloads: OfflineLibraryProps['downloads'],
  ids: readonly string[],
  heading: { readonly current: HTMLElement | null },
) {
  const { t } = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const [removal, setRemoval] = useState<{ ids: readonly string[]; at: number; announcement: string }>();
  const done = removal?.ids.some((id) => ids.includes(id)) === false ? removal : undefined;
  useLayoutEffect(() => {
    if (done === undefined) return;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const links = list.current?.querySelectorAll<HTMLElement>('.library-link') ?? [];
    (links[Math.min(done.at, links.length - 1)] ?? heading.current)?.focus();
  }, [done, heading]);
  const latest = useRef(ids);
  useLayoutEffect(() => {
    latest.current = ids;
  }, [ids]);
  const remove = useCallback(
    (chosen: readonly string[]) => {
      const only = chosen.length === 1 ? downloads.saved.get().get(chosen[0] ?? '') : undefined;
      const { title } = shownTitle(only ?? {}, t('app.untitled'));
      const announcement = only ? t('offline.library.removed', { title }) : t('offline.library.allRemoved');
      setRemoval({ ids: chosen, at: latest.current.indexOf(chosen[0] ?? ''), announcement });
      downloads.remove(chosen);
    },
    [downloads, t],
  );
  return { list, removed: done?.announcement ?? '', remove };
}
