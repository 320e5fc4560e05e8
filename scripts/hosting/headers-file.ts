// Writes the headers of a build as a `_headers` file, as several hosts of files read it. Pure.
import { headersOfFile, type HeaderRule } from '../../src/contract/host-table';
import type { HostedBuild } from './site-file';

/**
 * Returns the file. Some hosts send a header twice that two of its entries name, so that each is named once for a path. Content types and the
 * caching of icons are left to the host. A page is named without its ending, too: Cloudflare leads its readers there.
 */
export function headersFile({ names, table }: Pick<HostedBuild, 'names' | 'table'>): string {
  const files = table.files.filter(({ path }) => path !== '^/');
  const folders = [...table.everywhere, ...files].filter((rule) => folderOf(rule) !== undefined);
  const ofFolders = (path: string, rules = folders) => headersOfFile({ everywhere: [], files: rules }, path);
  const ofAll = ofFolders('/');
  const blocks = folders.map((rule, at) => {
    const folder = folderOf(rule);
    return blockOf(`/${folder}*`, rule.headers, folder === '' ? ofFolders('/', folders.slice(0, at)) : ofAll);
  });
  const single = ['/', ...names.map((name) => `/${name}`)].filter(
    (path) => !path.startsWith('/presentations/'),
  );
  const pages = single.flatMap((path) =>
    [...new Set([path, path.replace(/\.html$/, '')])].map((asked) =>
      blockOf(asked, headersOfFile({ ...table, files }, path), ofFolders(path)),
    ),
  );
  return [...blocks, ...pages].join('');
}

/** Returns the folder to which a rule belongs as a whole, such as `assets/`; undefined when it is about single files. */
function folderOf({ path }: HeaderRule): string | undefined {
  return /^\^\/((?:[\w-]+\/)*)$/.exec(path)?.[1];
}

type Headers = Readonly<Record<string, string>>;

/** Returns the entry of a path, without the headers that others give it. */
function blockOf(path: string, headers: Headers, given: Headers): string {
  const own = Object.entries(headers).filter(([name, value]) => given[name] !== value);
  const lines = own.map(([name, value]) => `  ${usualName(name)}: ${value}\n`);
  return own.length === 0 ? '' : `${path}\n${lines.join('')}`;
}

/** Returns `Content-Type` for `content-type`: Netlify sends its own one, too, where the letters differ. */
const usualName = (name: string): string => name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
