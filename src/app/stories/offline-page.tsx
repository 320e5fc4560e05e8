// The page of the saved stories (spec screens §9): gives the offline library the addresses, the device's storage and the person's choice.
import { useCallback, useEffect, useState } from 'react';
import { languageTagOf } from '../../contract/languages';
import { storyHref } from '../../contract/presentation/story-address';
import type { SavedPresentation } from '../../contract/worker/worker-messages';
import { WaitingRatings } from '../../features/feedback/outbox/WaitingRatings';
import type { ChipPictureProps } from '../../features/gallery/ChipPicture';
import { OfflineLibrary } from '../../features/offline/OfflineLibrary';
import type { Choice, StorageStatus } from '../../features/offline/StorageBox';
import { QueueLine } from '../../features/offline/QueueLine';
import { systemClock } from '../../platform/browser/system-clock';
import { namesNetworkKind } from '../../platform/browser/network-cost';
import { readSetting, writeSetting, type SettingName } from '../../platform/storage/device-settings';
import { report } from '../../platform/browser/report';
import { startLoad } from '../../platform/browser/use-resource';
import { askToPersist, persistence, estimateStorage } from '../../platform/storage/persistence';
import { previewUrlOf, homeHref } from '../address/hrefs';
import { knownEntries, knownEntry } from './known-entries';
import { useApp } from '../providers';
import { queueStore, SentenceEar, TitleEar } from './shelf-parts';
import { lazyDrawing } from '../../ui/lazy-part';
import { useReadable } from '../../ui/use-readable';

const storage: StorageStatus = {
  estimate: () => estimateStorage(),
  persistence: () => persistence(),
  askToPersist: () => askToPersist(),
};

/** The picture of the shelf, as in the menu. */
const ShelfPicture = lazyDrawing<ChipPictureProps>(
  async () => (await import('../../features/gallery/ChipPicture')).ChipPicture,
);

const renderEar = (id: string, titleId: string) => <TitleEar id={id} titleId={titleId} />;

export function OfflinePage() {
  const { deployment, downloads, install, outbox, reachability, session } = useApp();
  const { isSignedIn } = useReadable(session);
  const isReachable = useReadable(reachability);
  const saveOpened = useSetting('keepOpenedStories');
  const onlyOnWifi = useSetting('keepOpenedOnlyOnWifi');
  const canKeep = deployment.variant === 'bookworm';
  const coverUrlOf = useCallback(
    ({ id, previewImage, cover }: SavedPresentation) => previewUrlOf(deployment, id, previewImage ?? cover),
    [deployment],
  );
  const [shelfCover] = useState(() => {
    const shown = knownEntries().find(({ previewImage }) => previewImage !== undefined);
    return shown && previewUrlOf(deployment, shown.id, shown.previewImage);
  });
  return (
    <OfflineLibrary
      downloads={downloads}
      hrefOf={(id) => storyHref(deployment.variant, id)}
      shelfHref={homeHref}
      shelfPicture={<ShelfPicture name="all" />}
      coverUrlOf={coverUrlOf}
      isReachable={isReachable}
      renderEar={renderEar}
      renderSentenceEar={(id) => <SentenceEar sentence="nothing-saved" describedBy={id} />}
      shelfCover={shelfCover}
      isSecure={isSecureContext}
      storage={storage}
      saveOpened={canKeep ? saveOpened : undefined}
      onlyOnWifi={canKeep && saveOpened?.isChosen === true && namesNetworkKind() ? onlyOnWifi : undefined}
      separateStorage={install.separateStorage}
      queueLine={
        <>
          <QueueLine downloads={downloads} queueStore={queueStore} isReachable={isReachable} />
          <WaitingRatings
            outbox={outbox}
            isReachable={isReachable}
            isSignedIn={isSignedIn}
            storyOf={(id) => storyOf(downloads.saved.get().get(id) ?? knownEntry(id))}
          />
        </>
      }
      clock={systemClock}
    />
  );
}

/** Returns a story's title and language tag; undefined when its title is unknown or blank. */
function storyOf(known: { readonly title?: string; readonly language?: string } | undefined) {
  return known?.title?.trim() ? { title: known.title, lang: languageTagOf(known.language) } : undefined;
}

/** Returns a stored choice; undefined until it has been read, and when it cannot be read. */
function useSetting(name: SettingName): Choice | undefined {
  const [isChosen, setChosen] = useState<boolean>();
  useEffect(
    () =>
      startLoad(() => readSetting(name), {
        where: 'offline page: choice',
        onLoaded: setChosen,
      }).stop,
    [name],
  );
  if (isChosen === undefined) return undefined;
  const choose = (choice: boolean) => {
    setChosen(choice);
    writeSetting(name, choice).catch((error: unknown) => {
      report(error, 'offline page: choice');
      setChosen(!choice);
    });
  };
  return { isChosen, choose };
}
