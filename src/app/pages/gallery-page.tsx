// The shelf as a page: hands the gallery its data and the addresses of this deployment, and what is on this device.
import { useMemo, useSyncExternalStore } from 'react';
import { useNavigate } from '@tanstack/react-router';
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import { storyHash } from '../../contract/offline/story-address';
import { Gallery } from '../../features/gallery/Gallery';
import { createShelfMemory } from '../../features/gallery/use-gallery';
import { OfflineButton } from '../../features/offline/button/OfflineButton';
import { QueueLine } from '../../features/offline/queue/QueueLine';
import { SaveAll } from '../../features/offline/queue/SaveAll';
import { useTexts } from '../../platform/i18n';
import { derived } from '../../platform/readable';
import { CardRating, RatedShelf } from '../feedback/CardRating';
import { keptEntries } from '../stories/kept-entries';
import { rememberEntries } from '../stories/known-entries';
import { previewUrlOf } from '../stories/preview-url';
import { useApp } from '../providers';
import { queueMemory } from '../stories/queue-memory';

/** Lives as long as the page: who comes back from a story finds the shelf as it was. */
const memory = createShelfMemory();

export function GalleryPage() {
  const { api, deployment, keeper, reach } = useApp();
  const { t, language } = useTexts();
  const isOnline = useSyncExternalStore(reach.subscribe, reach.get);
  const kept = useMemo(
    () => derived(keeper.saved, (saved) => keptEntries(saved, language, t('offline.untitled'))),
    [keeper, language, t],
  );
  return (
    <RatedShelf isOnline={isOnline}>
      <Gallery
        memory={memory}
        language={language}
        loadPresentations={async (signal) => rememberEntries(await api.listPresentations(signal))}
        hrefOf={({ id }) => storyHash(deployment.variant, id)}
        previewUrlOf={({ id, previewImage }) => previewUrlOf(deployment, id, previewImage)}
        renderOffline={renderCardButton}
        renderRating={renderCardRating}
        renderTools={(shown) => <SaveAll keeper={keeper} stories={shown} />}
        status={<QueueLine keeper={keeper} memory={queueMemory} isOnline={isOnline} />}
        isOnline={isOnline}
        hasNetwork={navigator.onLine}
        kept={kept}
      />
    </RatedShelf>
  );
}

const renderCardButton = (entry: PresentationEntry, titleId: string) => (
  <CardButton entry={entry} titleId={titleId} />
);

const renderCardRating = (entry: PresentationEntry, titleId: string) => (
  <CardRating entry={entry} titleId={titleId} />
);

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
