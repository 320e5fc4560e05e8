// Writes what other hosts need beside a build: packed files in it, and a site file each for nginx and Caddy.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, parseJson } from '../../src/base/parse';
import { hostTableSchema } from '../../src/contract/host-table';
import { caddySite } from './caddy-site';
import { nginxSite } from './nginx-site';
import { packFiles } from './pack-files';
import type { HostedBuild } from './site-file';

/** Reads what site files are made from, without the files that are packed. */
export async function readBuild(folder: string): Promise<HostedBuild> {
  const text = await readFile(path.join(folder, 'headers.json'), 'utf8');
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = all
    .filter((each) => each.isFile() && !/\.(br|gz)$/.test(each.name))
    .map((each) => path.relative(folder, path.join(each.parentPath, each.name)).replaceAll(path.sep, '/'));
  return {
    name: path.basename(folder),
    folder: path.resolve(folder),
    names: names.sort(),
    table: parse(hostTableSchema, parseJson(text, 'headers.json'), 'headers.json'),
  };
}

/** Writes `NAME.nginx.conf` and `NAME.Caddyfile` beside the folder of a build. */
export async function writeSiteFiles(folder: string): Promise<void> {
  const build = await readBuild(folder);
  await writeFile(`${build.folder}.nginx.conf`, nginxSite(build));
  await writeFile(`${build.folder}.Caddyfile`, caddySite(build));
  await packFiles(folder);
}
