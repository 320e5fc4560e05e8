// The content type of a page, which no call and no medium has: something on the way sends pages in place of a response.

/** Returns whether a content type is that of a page, in HTML or XHTML. */
export function isPageType(contentType: string | null): boolean {
  return /^(text\/html|application\/xhtml)\b/i.test(contentType ?? '');
}
