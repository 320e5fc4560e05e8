// The shelf as a page: hands the gallery its data and the addresses of this deployment.
import { useSyncExternalStore } from 'react';
import type { PresentationEntry } from '../contract/presentation/list-entry';
import { indexAddress, resolvePreview } from '../contract/presentation/media-path';
import { storyHash } from '../contract/offline/story-address';
import { Gallery } from '../features/gallery/Gallery';
import { createShelfMemory } from '../features/gallery/use-gallery';
import { SavedMark } from '../features/offline/SavedMark';
import { useSaved } from '../features/offline/use-keep-for-offline';
import { useTexts } from '../platform/i18n';
import { online } from '../platform/online';
import { rememberEntries } from './known-entries';
import { useApp, type AppContext } from './providers';

/** Lives as long as the page: who comes back from a story finds the shelf as it was. */
const memory = createShelfMemory();

export function GalleryPage() {
  const { api, deployment, keeper } = useApp();
  const { language } = useTexts();
  const isOnline = useSyncExternalStore(online.subscribe, online.get);
  const saved = useSyncExternalStore(keeper.saved.subscribe, keeper.saved.get);
  return (
    <Gallery
      memory={memory}
      language={language}
      loadPresentations={async (signal) => rememberEntries(await api.listPresentations(signal))}
      hrefOf={({ id }) => storyHash(deployment.variant, id)}
      previewUrlOf={(entry) => previewUrlOf(deployment, entry)}
      renderMark={({ id }) => <Mark id={id} />}
      isOnline={isOnline}
      isSaved={({ id }) => saved.get(id)?.complete === true}
    />
  );
}

function Mark({ id }: { readonly id: string }) {
  return <SavedMark saved={useSaved(useApp().keeper, id)} />;
}

/** The address of a preview that may be shown (decision 8); undefined shows the drawn cover. */
function previewUrlOf(
  { mediaOrigins }: AppContext['deployment'],
  entry: PresentationEntry,
): string | undefined {
  if (entry.previewImage === undefined) return undefined;
  const base = indexAddress(location.origin, entry.id);
  const preview = resolvePreview(entry.previewImage, base, mediaOrigins);
  return preview.allowed ? preview.url : undefined;
}
