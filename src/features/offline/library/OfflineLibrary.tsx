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
import type { StoryKeeper } from '../../../platform/service-worker/service-worker';
import { SpeechBubble } from '../../../ui/robot/SpeechBubble';
import { EmptyLibrary } from './EmptyLibrary';
import { orderedIds } from './order';
import { RemoveAll } from './RemoveAll';
import { StorageBox, type DeviceStorage, type KeepOpenedChoice } from './StorageBox';
import { StoryRow } from './StoryRow';
import './library.css';

export interface OfflineLibraryProps {
  readonly keeper: Pick<
    StoryKeeper,
    'saved' | 'canKeep' | 'whatIsKept' | 'save' | 'pause' | 'resume' | 'remove'
  >;
  readonly hrefOf: (id: string) => string;
  readonly shelfHref: string;
  /** The address of its picture, where it may be shown; undefined shows the drawn cover. */
  readonly coverUrlOf: (saved: SavedPresentation) => string | undefined;
  readonly isOnline: boolean;
  readonly storage: DeviceStorage;
  /** Undefined where opened stories never stay. */
  readonly keepOpened: KeepOpenedChoice | undefined;
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
  const { keeper } = props;
  const canKeep = useSyncExternalStore(keeper.canKeep.subscribe, keeper.canKeep.get);
  const [order] = useState(() => orderedIds(keeper.saved));
  const ids = useSyncExternalStore(order.subscribe, order.get);
  const isKnown = useKnown(props, ids.length > 0);
  const heading = useRef<HTMLHeadingElement>(null);
  const { list, removed, remove } = useRemoval(keeper, ids, heading);
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
      {!canKeep && (
        <SpeechBubble mood="neutral">
          <p>{t('offline.library.cannot')}</p>
        </SpeechBubble>
      )}
      {canKeep && !isKnown && <output>{t('offline.library.loading')}</output>}
      {canKeep && isKnown && (
        <div className="library-parts">
          {ids.length === 0 ? (
            <EmptyLibrary shelfHref={props.shelfHref} />
          ) : (
            <Rows {...props} ids={ids} list={list} onRemove={removeOne} />
          )}
          <StorageBox
            keeper={keeper}
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

function Rows({ ids, list, onRemove, keeper, hrefOf, coverUrlOf, isOnline }: RowsProps) {
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
          keeper={keeper}
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
function useKnown({ keeper, clock }: OfflineLibraryProps, isSomethingHere: boolean): boolean {
  const [isKnown, setKnown] = useState(isSomethingHere);
  if (isSomethingHere && !isKnown) setKnown(true);
  useEffect(() => {
    let isHere = true;
    const answer = () => {
      if (isHere) setKnown(true);
    };
    void keeper.whatIsKept().then(answer);
    const stop = clock.after(longestWait, answer);
    return () => {
      isHere = false;
      stop();
    };
  }, [keeper, clock]);
  return isKnown;
}

/** Removes, says so once it is done, and finds a new place for the focus where its row is gone. */
function useRemoval(
  keeper: OfflineLibraryProps['keeper'],
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
      const only = chosen.length === 1 ? keeper.saved.get().get(chosen[0] ?? '') : undefined;
      const { title } = shownTitle(only ?? {}, t('app.untitled'));
      const words = only ? t('offline.library.removed', { title }) : t('offline.library.allRemoved');
      setLeaving({ ids: chosen, at: latest.current.indexOf(chosen[0] ?? ''), words });
      keeper.remove(chosen);
    },
    [keeper, t],
  );
  return { list, removed: gone?.words ?? '', remove };
}
