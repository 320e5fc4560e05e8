// The addresses of pages that several parts of the app link to.

/** The shelf; in a kiosk the overview. */
export const homeHref = '#/';
export const offlineHref = '#/offline';
export const suggestHref = '#/add-suggestion';
export const newStoryHref = '#/childrens-story/new';
export const suggestionsHref = '#/list-suggestions';
export const presentationsHref = '#/list-presentations';
export const newPresentationHref = '#/new-presentation';
export const partyHref = '#/party';
export const accountHref = '#/account';
export const imprintHref = '#/imprint';

/** Where visitors of a kiosk make their own (spec screens §1): the flow that the launch parameter `mode` chooses. */
export const createOwnPath = '/create';
export const createOwnHref = `#${createOwnPath}`;

/** Returns the address of a presentation's slides. */
export const viewHrefOf = (id: string): string => `#/view/${id}`;

/** Returns the address of the page that publishes a presentation, which it does by itself only where the app led there. */
export const publishHrefOf = (id: string): string => `#/publish-presentation/${id}`;
