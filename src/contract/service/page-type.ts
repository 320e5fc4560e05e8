// Recognises an HTML page. No response of the service is one, so an intermediary sent it in place of that.

/** Returns whether a content type stands for a page, in HTML or XHTML. */
export function isPageType(contentType: string | null): boolean {
  return /^(text\/html|application\/xhtml)\b/i.test(contentType ?? '');
}

/** Returns whether a response is a page. The type alone does not say so: some servers send a plain word as HTML. */
export function isPage(contentType: string | null, body: string): boolean {
  return isPageType(contentType) && /^\s*</.test(body);
}
