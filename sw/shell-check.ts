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
  const scripts = (await response.clone().text()).match(/\bassets\/[\w.-]+\.js\b/g) ?? [];
  return scripts.length > 0 && scripts.every((script) => names.has(script));
}
