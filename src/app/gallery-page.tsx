// The shelf as a page: hands the gallery its data and the addresses of this deployment, and what is on this device.
import { useMemo, useSyncExternalStore } from 'react';
import { useNavigate } from '@tanstack/react-router';
import type { PresentationEntry } from '../contract/presentation/list-entry';
import { storyHash } from '../contract/offline/story-address';
import { Gallery } from '../features/gallery/Gallery';
import { createShelfMemory } from '../features/gallery/use-gallery';
import { OfflineButton } from '../features/offline/button/OfflineButton';
import { QueueLine } from '../features/offline/queue/QueueLine';
import { SaveAll } from '../features/offline/queue/SaveAll';
import { isHere } from '../features/offline/standing';
import { useAboutSaved } from '../features/offline/use-saved';
import { useTexts } from '../platform/i18n';
import type { SavedById } from '../platform/offline/story-keeping';
import { keptEntries } from './stories/kept-entries';
import { rememberEntries } from './known-entries';
import { previewUrlOf } from './stories/preview-url';
import { useApp } from './providers';
import { queueMemory } from './stories/queue-memory';

/** Lives as long as the page: who comes back from a story finds the shelf as it was. */
const memory = createShelfMemory();

export function GalleryPage() {
  const { api, deployment, keeper, reach } = useApp();
  const { t, language } = useTexts();
  const isOnline = useSyncExternalStore(reach.subscribe, reach.get);
  const here = useAboutSaved(keeper.saved, idsHere);
  const { ids, kept } = useMemo(
    () => ({
      ids: new Set(here.split(' ')),
      kept: keptEntries(keeper.saved.get(), language, t('offline.untitled')),
    }),
    [here, keeper, language, t],
  );
  return (
    <Gallery
      memory={memory}
      language={language}
      loadPresentations={async (signal) => rememberEntries(await api.listPresentations(signal))}
      hrefOf={({ id }) => storyHash(deployment.variant, id)}
      previewUrlOf={({ id, previewImage }) => previewUrlOf(deployment, id, previewImage)}
      renderOffline={(entry, titleId) => <CardButton entry={entry} titleId={titleId} />}
      renderTools={(shown) => <SaveAll keeper={keeper} stories={shown} />}
      status={<QueueLine keeper={keeper} memory={queueMemory} isOnline={isOnline} />}
      isOnline={isOnline}
      hasNetwork={navigator.onLine}
      isSaved={({ id }) => ids.has(id)}
      kept={kept}
    />
  );
}

/** Ids of the stories that open without network. */
const idsHere = (saved: SavedById): string =>
  [...saved.values()]
    .filter(isHere)
    .map(({ id }) => id)
    .join(' ');

interface CardButtonProps {
  readonly entry: PresentationEntry;
  readonly titleId: string;
}

function CardButton({ entry, titleId }: CardButtonProps) {
  const { keeper, reach } = useApp();
  const isOnline = useSyncExternalStore(reach.subscribe, reach.get);
  const navigate = useNavigate();
  return (
    <OfflineButton
      keeper={keeper}
      id={entry.id}
      listed={entry}
      isOnline={isOnline}
      place="card"
      describedBy={titleId}
      onShow={() => void navigate({ to: '/offline' })}
    />
  );
}
