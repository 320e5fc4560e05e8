// The shelf as a page: hands the gallery its data and the addresses of this deployment.
import type { PresentationEntry } from '../contract/presentation/list-entry';
import { indexAddress, resolvePreview } from '../contract/presentation/media-path';
import { Gallery } from '../features/gallery/Gallery';
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
      hrefOf={(entry) => storyHref(deployment, entry.id)}
      previewUrlOf={(entry) => previewUrlOf(deployment, entry)}
    />
  );
}

/** Cards lead to the reader in bookworm, to the viewer elsewhere (decision 28). */
function storyHref({ variant }: AppContext['deployment'], id: string): string {
  return variant === 'bookworm' ? `#/story/read/${id}` : `#/view/${id}`;
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
