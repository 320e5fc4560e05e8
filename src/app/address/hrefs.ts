// The addresses of pages that several parts of the app link to.

export const shelfHref = '#/';
export const offlineHref = '#/offline';
export const suggestHref = '#/add-suggestion';
export const newStoryHref = '#/childrens-story/new';
export const suggestionsHref = '#/list-suggestions';
export const presentationsHref = '#/list-presentations';
export const newPresentationHref = '#/new-presentation';
export const partyHref = '#/party';
export const accountHref = '#/account';

/** Returns the address of the page that publishes a presentation as soon as it is shown. */
export const publishHrefOf = (id: string): string => `#/publish-presentation/${id}`;
