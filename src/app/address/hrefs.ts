// The addresses that the app gives to features, which know no routes. The app's own links name the route (`Link`).
import type { BrowserDeployment } from '../../contract/deployment';
import { indexAddress, resolvePreview } from '../../contract/presentation/media-path';

/** The shelf; in a kiosk the overview. */
export const homeHref = '#/';
export const offlineHref = '#/offline';
export const newStoryHref = '#/childrens-story/new';
/** Returns the address of the wizard with a title filled in. */
export const newStoryHrefOf = (title: string): string => `${newStoryHref}?title=${encodeURIComponent(title)}`;
export const presentationsHref = '#/list-presentations';
export const newPresentationHref = '#/new-presentation';
export const partyHref = '#/party';
export const imprintHref = '#/imprint';

/** Where visitors of a kiosk make their own (spec screens §1): the flow that the launch parameter `mode` chooses. */
export const createOwnPath = '/create';
export const createOwnHref = `#${createOwnPath}`;

/** Returns the address of a presentation's slides. */
export const viewHrefOf = (id: string): string => `#/view/${id}`;

/** Returns the address of the page that publishes a presentation, which it does by itself only where the app led there. */
export const publishHrefOf = (id: string): string => `#/publish-presentation/${id}`;

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
