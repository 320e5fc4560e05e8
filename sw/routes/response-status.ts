// What an answer says of the host that gives it, whatever was asked for.

/** Returns whether a status means that the host may have it later: 408, 425, 429, and any error of the host itself. */
export function isTemporary(status: number): boolean {
  return status >= 500 || status === 408 || status === 425 || status === 429;
}

/** Returns whether an answer says that it is JSON: a proxy's or a sign-in page's does not. */
export function saysJson(headers: Headers): boolean {
  return /^application\/([\w.-]+\+)?json\b/i.test(headers.get('content-type') ?? '');
}
