// The page of what is saved on this device. Gets addresses and the device's storage from the app; knows no route.
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
import type { SavedPresentation } from '../../../contract/offline/worker-messages';
import type { Clock } from '../../../contract/clock';
import { useTexts } from '../../../platform/i18n/i18n';
import type { Downloads } from '../../../platform/service-worker/service-worker';
import { SpeechBubble } from '../../../ui/robot/SpeechBubble';
import { EmptyLibrary } from './EmptyLibrary';
import { orderedIds } from './order';
import { RemoveAll } from './RemoveAll';
import { StorageBox, type DeviceStorage, type SaveOpenedChoice } from './StorageBox';
import { StoryRow } from './StoryRow';
import './library.css';

export interface OfflineLibraryProps {
  readonly downloads: Pick<
    Downloads,
    'saved' | 'canSave' | 'refreshSaved' | 'save' | 'pause' | 'resume' | 'remove'
  >;
  readonly hrefOf: (id: string) => string;
  readonly shelfHref: string;
  /** The address of its picture, where it may be shown; undefined shows the drawn cover. */
  readonly coverUrlOf: (saved: SavedPresentation) => string | undefined;
  readonly isOnline: boolean;
  readonly storage: DeviceStorage;
  /** Undefined where opened stories never stay. */
  readonly keepOpened: SaveOpenedChoice | undefined;
  /** The line about what is being saved. */
  readonly queueLine: ReactNode;
  readonly clock: Clock;
}

/** How many rows the first paint brings; the others follow in parts of as many, without holding anything up. */
const rowsAtOnce = 24;
/** How long the page waits for a worker that does not answer, in milliseconds. */
const longestWait = 4000;

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
          {t('app.places.offline')}
        </h1>
        {ids.length > 0 && <p>{t('offline.library.intro')}</p>}
        {props.queueLine}
        <output className="visually-hidden">{removed}</output>
      </header>
      {!canSave && (
        <SpeechBubble mood="neutral">
          <p>{t('offline.library.cannot')}</p>
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
            keepOpened={props.keepOpened}
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

function Rows({ ids, list, onRemove, downloads, hrefOf, coverUrlOf, isOnline }: RowsProps) {
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
          isOnline={isOnline}
          onRemove={onRemove}
        />
      ))}
    </ul>
  );
}

/** Whether the worker has said what is kept, or is not going to. */
function useKnown({ downloads, clock }: OfflineLibraryProps, isSomethingHere: boolean): boolean {
  const [isKnown, setKnown] = useState(isSomethingHere);
  if (isSomethingHere && !isKnown) setKnown(true);
  useEffect(() => {
    let isHere = true;
    const answer = () => {
      if (isHere) setKnown(true);
    };
    void downloads.refreshSaved().then(answer);
    const stop = clock.after(longestWait, answer);
    return () => {
      isHere = false;
      stop();
    };
  }, [downloads, clock]);
  return isKnown;
}

/** Removes, says so once it is done, and finds a new place for the focus where its row is gone. */
function useRemoval(
  downloads: OfflineLibraryProps['downloads'],
  ids: readonly string[],
  heading: { readonly current: HTMLElement | null },
) {
  const { t } = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const [leaving, setLeaving] = useState<{ ids: readonly string[]; at: number; words: string }>();
  const gone = leaving?.ids.some((id) => ids.includes(id)) === false ? leaving : undefined;
  useLayoutEffect(() => {
    if (gone === undefined) return;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const links = list.current?.querySelectorAll<HTMLElement>('.library-link') ?? [];
    (links[Math.min(gone.at, links.length - 1)] ?? heading.current)?.focus();
  }, [gone, heading]);
  const latest = useRef(ids);
  useLayoutEffect(() => {
    latest.current = ids;
  }, [ids]);
  const remove = useCallback(
    (chosen: readonly string[]) => {
      const only = chosen.length === 1 ? downloads.saved.get().get(chosen[0] ?? '') : undefined;
      const { title } = shownTitle(only ?? {}, t('app.untitled'));
      const words = only ? t('offline.library.removed', { title }) : t('offline.library.allRemoved');
      setLeaving({ ids: chosen, at: latest.current.indexOf(chosen[0] ?? ''), words });
      downloads.remove(chosen);
    },
    [downloads, t],
  );
  return { list, removed: gone?.words ?? '', remove };
}
