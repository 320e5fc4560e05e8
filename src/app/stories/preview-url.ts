// The address of a preview that may be shown (decision 8).
import type { BrowserDeployment } from '../../contract/deployment';
import { indexAddress, resolvePreview } from '../../contract/presentation/media-path';

/** Undefined shows the drawn cover. */
export function previewUrlOf(
  { mediaOrigins }: BrowserDeployment,
  id: string,
  previewImage: string | undefined,
): string | undefined {
  if (previewImage === undefined) return undefined;
  const preview = resolvePreview(previewImage, indexAddress(location.origin, id), mediaOrigins);
  return preview.allowed ? preview.url : undefined;
}
