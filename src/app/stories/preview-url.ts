// Resolves the address of a preview (spec contract §11).
import type { BrowserDeployment } from '../../contract/deployment';
import { indexAddress, resolvePreview } from '../../contract/presentation/media-path';

/** Returns the address; undefined when there is no preview or its origin is not allowed: the drawn cover is then shown. */
export function previewUrlOf(
  { mediaOrigins }: BrowserDeployment,
  id: string,
  previewImage: string | undefined,
): string | undefined {
  if (previewImage === undefined) return undefined;
  const preview = resolvePreview(previewImage, indexAddress(location.origin, id), mediaOrigins);
  return preview.allowed ? preview.url : undefined;
}
