// Addresses of pages that several parts of the app lead to.

export const shelfHref = '#/';
export const offlineHref = '#/offline';
