// Writes what other hosts need beside a build: packed files in it, and a site file each for nginx and Caddy.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, parseJson } from '../../src/base/parse';
import { hostTableSchema } from '../../src/contract/host-table';
import { caddySite } from './caddy-site';
import { nginxSite } from './nginx-site';
import { packFiles } from './pack-files';

/** Writes `NAME.nginx.conf` and `NAME.Caddyfile` beside the folder of a build. */
export async function writeSiteFiles(folder: string): Promise<void> {
  const text = await readFile(path.join(folder, 'headers.json'), 'utf8');
  const table = parse(hostTableSchema, parseJson(text, 'headers.json'), 'headers.json');
  const names = await readdir(folder, { recursive: true });
  const build = { name: path.basename(folder), folder: path.resolve(folder), names, table };
  await writeFile(`${folder}.nginx.conf`, nginxSite(build));
  await writeFile(`${folder}.Caddyfile`, caddySite(build));
  await packFiles(folder);
  console.log(`Wrote ${folder}.nginx.conf and ${folder}.Caddyfile, site files for nginx and Caddy`);
}
