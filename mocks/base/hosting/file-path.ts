// Maps a request's path to a file below a folder, and never outside it. Opens no file.
import path from 'node:path';

/** Returns the decoded names of a path such as `/a/b%20c.webp`; undefined when a name could lead out of its folder. */
export function namesOfPath(pathname: string): string[] | undefined {
  const names: string[] = [];
  for (const part of pathname.split('/').slice(1)) {
    const name = decoded(part);
    if (name === undefined || isUnsafe(name)) return undefined;
    names.push(name);
  }
  return names;
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

function isUnsafe(name: string): boolean {
  return name === '' || name === '.' || name === '..' || /[/\\\0]/.test(name);
}

/** Returns the path of the file below `folder`; undefined when it would be outside. */
export function fileBelow(folder: string, names: readonly string[]): string | undefined {
  const file = path.resolve(folder, ...names);
  return file.startsWith(path.resolve(folder) + path.sep) ? file : undefined;
}
