// Shows the storage that the stories use, the free storage, and whether the browser persists them.
import { useReadable } from '../../ui/use-readable';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { startLoad } from '../../platform/browser/use-resource';
import { reservedStorage } from '../../contract/limits';
import { shownTitle } from '../../contract/presentation/list-entry';
import { useTexts } from '../../platform/i18n/i18n';
import type { SeparateStorage } from '../../platform/browser/install-prompt';
import type { SavedById, Downloads } from '../../platform/service-worker/download-requests';
import type { Persistence, StorageUse } from '../../platform/storage/persistence';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/Dialog';
import { passFocusToHeading } from '../../ui/move-focus';
import { sizeOf } from './save-status';
import { isInLibrary } from './library-rows';

/** Reads the device's storage estimate and persistence. Stable functions. */
export interface StorageStatus {
  readonly estimate: () => Promise<StorageUse | undefined>;
  readonly persistence: () => Promise<Persistence>;
  readonly askToPersist: () => Promise<Persistence>;
}

/** A choice of the person that is on or off. */
export interface Choice {
  readonly isChosen: boolean;
  readonly choose: (isChosen: boolean) => void;
}

interface StorageBoxProps {
  readonly downloads: Pick<Downloads, 'saved'>;
  readonly storage: StorageStatus;
  readonly saveOpened: Choice | undefined;
  readonly onlyOnWifi: Choice | undefined;
  readonly separateStorage: SeparateStorage;
  readonly removeAll: ReactNode;
}

export function StorageBox(props: StorageBoxProps) {
  const { downloads, storage, saveOpened, onlyOnWifi, separateStorage, removeAll } = props;
  const { t, language } = useTexts();
  const count = useReadable(downloads.saved, (all) => inLibrary(all).length);
  const bytes = useReadable(downloads.saved, (all) =>
    inLibrary(all).reduce((sum, one) => sum + one.bytes.done, 0),
  );
  const savedCount = useReadable(downloads.saved, (all) => savedSizes(all).length);
  const size = useReadable(downloads.saved, medianSize);
  const estimate = useAsync(storage.estimate, `${count} ${savedCount}`);
  const free = estimate && Math.max(0, estimate.quota - estimate.used);
  const room = estimate && roomFor(estimate, size);
  const [isOpen, setOpen] = useState(false);
  return (
    <aside aria-labelledby="storage-title">
      <details className="library-storage" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <h2 id="storage-title" tabIndex={-1}>
            {t('offline.storage.title')}
          </h2>
          {t('offline.storage.forGrownUps')}
        </summary>
        <p className="library-sizes">
          {count > 0 && <span>{t('offline.storage.total', { count, size: sizeOf(bytes, language) })}</span>}
          {room !== undefined && room < 100 && <span>{t('offline.storage.room', { count: room })}</span>}
          {free !== undefined && <span>{t('offline.storage.free', { size: sizeOf(free, language) })}</span>}
        </p>
        {estimate !== undefined && (
          <svg className="library-quota" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
            <rect className="library-quota-all" width="100" height="6" />
            <rect className="library-quota-used" width={percentUsed(estimate)} height="6" />
          </svg>
        )}
        {isOpen && <Sizes saved={downloads.saved} />}
        <PersistenceState storage={storage} separateStorage={separateStorage} />
        {saveOpened && (
          <ChoiceBox
            {...saveOpened}
            label={t('offline.storage.keepOpened')}
            hint={t('offline.storage.keepOpenedHint')}
          />
        )}
        {onlyOnWifi && (
          <ChoiceBox
            {...onlyOnWifi}
            label={t('offline.storage.onlyOnWifi')}
            hint={t('offline.storage.onlyOnWifiHint')}
          />
        )}
        {removeAll}
      </details>
    </aside>
  );
}

/** Lists what each story takes, the largest first. */
function Sizes({ saved }: Pick<Downloads, 'saved'>) {
  const { t, language } = useTexts();
  const stories = [...inLibrary(useReadable(saved))].sort((one, other) => other.bytes.done - one.bytes.done);
  return (
    <ul className="library-story-sizes">
      {stories.map((story) => {
        const { title, lang } = shownTitle(story, t('app.untitled'));
        return (
          <li key={story.id}>
            <span lang={lang} dir="auto">
              {title}
            </span>
            <span>{sizeOf(story.bytes.done, language)}</span>
          </li>
        );
      })}
    </ul>
  );
}

const savedSizes = (all: SavedById): readonly number[] =>
  inLibrary(all).flatMap(({ state, bytes }) => (state === 'saved' ? bytes.done : []));

/** Returns the median size of the saved stories in bytes; undefined while none is saved. */
function medianSize(all: SavedById): number | undefined {
  const sizes = [...savedSizes(all)].sort((one, other) => one - other);
  return sizes[Math.floor(sizes.length / 2)];
}

/** Returns for how many more stories of a size there is room; undefined without a size. */
function roomFor({ used, quota }: StorageUse, size: number | undefined): number | undefined {
  if (size === undefined || size <= 0) return undefined;
  const { share, bytes } = reservedStorage;
  return Math.max(0, Math.floor((quota - used - Math.min(quota * share, bytes)) / size));
}

const inLibrary = (all: SavedById) => [...all.values()].filter(isInLibrary);

/** Returns the used share in percent, at least 1 so that the bar is visible. */
const percentUsed = ({ used, quota }: StorageUse): number => Math.min(100, Math.max(1, (100 * used) / quota));

/** Calls `read` on mount and whenever `key` changes. Returns the latest result, or undefined until the first one. */
function useAsync<T>(read: () => Promise<T>, key: string): T | undefined {
  const [result, setResult] = useState<{ readonly key: string; readonly value: T }>();
  useEffect(
    () => startLoad(read, { where: 'offline: storage', onLoaded: (value) => setResult({ key, value }) }).stop,
    [read, key],
  );
  // The previous result stays in use until the next one arrives.
  return result?.value;
}

/** Shows in plain words whether the browser persists the stories, and a button that requests it when it does not. */
function PersistenceState({
  storage,
  separateStorage,
}: Pick<StorageBoxProps, 'storage' | 'separateStorage'>) {
  const { t } = useTexts();
  const initial = useAsync(storage.persistence, '');
  const [answer, setAnswer] = useState<Persistence>();
  const current = answer ?? initial;
  if (current === undefined) return null;
  return (
    <div className="library-persistence">
      <output>{t(answer === 'refused' ? 'offline.storage.asked' : `offline.storage.${current}`)}</output>
      {answer === 'refused' && separateStorage === 'once-installed' && (
        <p>{t('offline.storage.askedBefore')}</p>
      )}
      {current === 'refused' && answer === undefined && (
        <Button ref={passFocusToHeading} onClick={() => void storage.askToPersist().then(setAnswer)}>
          {t('offline.storage.ask')}
        </Button>
      )}
    </div>
  );
}

interface ChoiceBoxProps extends Choice {
  readonly label: string;
  readonly hint: string;
}

function ChoiceBox({ isChosen, choose, label, hint }: ChoiceBoxProps) {
  const hintId = useId();
  return (
    <div>
      <label className="library-choice">
        <input
          type="checkbox"
          checked={isChosen}
          aria-describedby={hintId}
          onChange={({ currentTarget }) => choose(currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      <p id={hintId} className="library-hint">
        {hint}
      </p>
    </div>
  );
}

interface RemoveAllProps {
  readonly count: number;
  readonly onRemove: () => void;
}

/** A button that removes all saved stories after one confirmation. */
export function RemoveAll({ count, onRemove }: RemoveAllProps) {
  const { t } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('offline.library.removeAll')}</Button>
      {isAsking && (
        <ConfirmDialog
          title={t('offline.library.removeAllTitle')}
          text={t('offline.library.removeAllText', { count })}
          closeLabel={t('app.close')}
          cancelLabel={t('offline.library.removeAllNo')}
          confirmLabel={t('offline.library.removeAllYes')}
          onCancel={close}
          onConfirm={() => {
            close();
            onRemove();
          }}
        />
      )}
    </>
  );
}
