// The shelf as a page: hands the gallery its data and the addresses of this deployment.
import type { PresentationEntry } from '../contract/presentation/list-entry';
import { indexAddress, resolvePreview } from '../contract/presentation/media-path';
import { storyHash } from '../contract/offline/story-address';
import { Gallery } from '../features/gallery/Gallery';
import { SavedMark } from '../features/offline/SavedMark';
import { useSaved } from '../features/offline/use-keep-for-offline';
import { useTexts } from '../platform/i18n';
import { rememberEntries } from './known-entries';
import { useApp, type AppContext } from './providers';

export function GalleryPage() {
  const { api, deployment } = useApp();
  const { language } = useTexts();
  return (
    <Gallery
      language={language}
      loadPresentations={async (signal) => rememberEntries(await api.listPresentations(signal))}
      hrefOf={({ id }) => storyHash(deployment.variant, id)}
      previewUrlOf={(entry) => previewUrlOf(deployment, entry)}
      renderMark={({ id }) => <Mark id={id} />}
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
