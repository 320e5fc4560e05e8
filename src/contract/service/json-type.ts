// The content type of JSON, which proxies, filters and sign-in pages do not send.

/** Returns whether a content type is JSON. */
export function isJsonType(contentType: string): boolean {
  return /^application\/([\w.-]+\+)?json\b/i.test(contentType);
}
