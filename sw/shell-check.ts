// Checks that a file of the shell is one that was built, before the worker stores it (ADR-0044). A filter's page in place of a script,
// or the old page while a host is being updated, would be served until the next version is installed.
import { hasPageType } from './response-checks';

/**
 * Returns whether a response may be stored as the file of the shell at a path. `names` are the paths of all files of this version,
 * without a slash before them: a page names scripts, all of them of this version; any other file is no page.
 */
export async function isShellFile(
  path: string,
  response: Response,
  names: ReadonlySet<string>,
): Promise<boolean> {
  if (response.status !== 200) return false;
  if (!path.endsWith('.html')) return !hasPageType(response.headers);
  // Attributes as the build writes them. A host may add scripts of other hosts, or remove the quotes.
  const scripts = (await response.clone().text()).matchAll(/=["']?\/(assets\/[\w.-]+\.js)\b/g);
  const own = Array.from(scripts, ([, name = '']) => name);
  return own.length > 0 && own.every((name) => names.has(name));
}
