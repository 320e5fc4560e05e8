// How much room the stories take, how much is left, and whether the browser keeps them.
import { useEffect, useId, useState, type ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import type { SavedById } from '../../../platform/service-worker/downloads';
import type { Downloads } from '../../../platform/service-worker/service-worker';
import type { Persistence, Room } from '../../../platform/storage/storage-quota';
import { Button } from '../../../ui/Button';
import { sizeOf } from '../sizes';
import { useAboutSaved } from '../use-saved';
import { isListed } from './order';

/** What the device says of its storage; stable functions. */
export interface DeviceStorage {
  readonly room: () => Promise<Room | undefined>;
  readonly persistence: () => Promise<Persistence>;
  readonly askToPersist: () => Promise<Persistence>;
}

/** Whether opened stories stay (decision 16). */
export interface SaveOpenedChoice {
  readonly isChosen: boolean;
  readonly choose: (isChosen: boolean) => void;
}

interface StorageBoxProps {
  readonly downloads: Pick<Downloads, 'saved'>;
  readonly storage: DeviceStorage;
  readonly keepOpened: SaveOpenedChoice | undefined;
  readonly removeAll: ReactNode;
}

export function StorageBox({ downloads, storage, keepOpened, removeAll }: StorageBoxProps) {
  const { t, language } = useTexts();
  const count = useAboutSaved(downloads.saved, (all) => listed(all).length);
  const bytes = useAboutSaved(downloads.saved, (all) =>
    listed(all).reduce((sum, one) => sum + one.bytes.done, 0),
  );
  const here = useAboutSaved(
    downloads.saved,
    (all) => listed(all).filter(({ state }) => state === 'saved').length,
  );
  const room = useAsked(storage.room, `${count} ${here}`);
  const free = room && Math.max(0, room.quota - room.used);
  return (
    <aside className="library-storage" aria-labelledby="storage-title">
      <h2 id="storage-title">{t('offline.storage.title')}</h2>
      <p className="library-sizes">
        {count > 0 && <span>{t('offline.storage.total', { count, size: sizeOf(bytes, language) })}</span>}
        {free !== undefined && <span>{t('offline.storage.free', { size: sizeOf(free, language) })}</span>}
      </p>
      {room !== undefined && (
        <svg className="library-room" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <rect className="library-room-all" width="100" height="6" />
          <rect className="library-room-used" width={shareOf(room)} height="6" />
        </svg>
      )}
      <Promised storage={storage} />
      {keepOpened && <SaveOpened {...keepOpened} />}
      {removeAll}
    </aside>
  );
}

const listed = (all: SavedById) => [...all.values()].filter(isListed);

/** Percent that is in use; a little always shows. */
const shareOf = ({ used, quota }: Room): number => Math.min(100, Math.max(1, (100 * used) / quota));

/** Asked when the page opens and whenever `occasion` changes; undefined until answered. */
function useAsked<T>(ask: () => Promise<T>, occasion: string): T | undefined {
  const [answer, setAnswer] = useState<{ readonly occasion: string; readonly said: T }>();
  useEffect(() => {
    let isHere = true;
    void ask().then((said) => {
      if (isHere) setAnswer({ occasion, said });
    });
    return () => {
      isHere = false;
    };
  }, [ask, occasion]);
  // Until the next answer is here the last one is the best there is.
  return answer?.said;
}

/** In words a parent understands, and a way to ask where the browser has not promised it. */
function Promised({ storage }: { readonly storage: DeviceStorage }) {
  const { t } = useTexts();
  const before = useAsked(storage.persistence, '');
  const [asked, setAsked] = useState<Persistence>();
  const now = asked ?? before;
  if (now === undefined) return null;
  return (
    <div className="library-promise">
      <output>{t(asked === 'refused' ? 'offline.storage.asked' : `offline.storage.${now}`)}</output>
      {now === 'refused' && asked === undefined && (
        <Button onClick={() => void storage.askToPersist().then(setAsked)}>{t('offline.storage.ask')}</Button>
      )}
    </div>
  );
}

function SaveOpened({ isChosen, choose }: SaveOpenedChoice) {
  const { t } = useTexts();
  const hint = useId();
  return (
    <div>
      <label className="library-choice">
        <input
          type="checkbox"
          checked={isChosen}
          aria-describedby={hint}
          onChange={({ currentTarget }) => choose(currentTarget.checked)}
        />
        <span>{t('offline.storage.keepOpened')}</span>
      </label>
      <p id={hint} className="library-hint">
        {t('offline.storage.keepOpenedHint')}
      </p>
    </div>
  );
}
