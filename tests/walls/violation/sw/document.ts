// Planted: the service worker has no document.
export const title = document.title;
