// Bundles a program that is started as a process, and caches the bundle until a source of it changes.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import {
  bundlesFolder,
  cachedBundle,
  metadataPathOf,
  projectFolder,
  stateOf,
  type BundleMetadata,
} from './bundle-cache';

interface BundledFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/** Returns the path of the program's bundle; makes a missing or outdated bundle. Throws where Vite is not installed. */
export async function makeBundle(program: string): Promise<string> {
  const cached = cachedBundle(program);
  if (cached !== undefined) return cached;
  const { files, sources } = await bundled(program);
  const entry = path.join(await store(path.basename(program, '.ts'), files), 'entry.mjs');
  const metadata: BundleMetadata = {
    project: projectFolder,
    entry: path.relative(projectFolder, entry),
    sources,
  };
  const fresh = `${metadataPathOf(program)}.${process.pid}`;
  await writeFile(fresh, JSON.stringify(metadata));
  await rename(fresh, metadataPathOf(program));
  return entry;
}

/** Packages of many small modules, which take longer to find than to run; for passkeys alone these are some two hundred. */
const bundledPackages = [
  'msw',
  '@mswjs/interceptors',
  'headers-polyfill',
  'outvariant',
  'path-to-regexp',
  'tough-cookie',
  /^tldts/,
  /^@simplewebauthn/,
  /^@peculiar/,
  /^@levischuck/,
  /^@hexagon/,
  /^@noble/,
  /^pv(ts)?utils$/,
  'asn1js',
  'reflect-metadata',
  'tslib',
  'tsyringe',
  'valibot',
  'ws',
] as const;

/** Bundles the program. Returns the files, and the state of each source when it was read. */
async function bundled(program: string): Promise<{ files: BundledFile[]; sources: Record<string, string> }> {
  const { build } = await import('vite');
  const sources: Record<string, string> = {};
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [noteSources(sources), ownPlaces],
    ssr: { noExternal: [...bundledPackages] },
    build: {
      ssr: program,
      write: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'entry.mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const files = outputs.map((output) => ({
    name: output.fileName,
    content: output.type === 'chunk' ? output.code : output.source,
  }));
  return { files, sources };
}

function noteSources(sources: Record<string, string>): Plugin {
  return {
    name: 'note-sources',
    transform(_, id) {
      const file = id.replace(/\?.*$/, '');
      if (!path.isAbsolute(file) || !existsSync(file)) return;
      const source = path.relative(projectFolder, file);
      sources[source] = stateOf(source);
    },
  };
}

/** Each module keeps the place of its source: it finds files and other programs beside it. */
const ownPlaces: Plugin = {
  name: 'own-places',
  transform(code, id) {
    if (!code.includes('import.meta.') || id.includes('node_modules')) return undefined;
    const places = { dirname: path.dirname(id), filename: id, url: pathToFileURL(id).href };
    return code.replaceAll(/import\.meta\.(dirname|filename|url)\b/g, (whole, name: keyof typeof places) =>
      JSON.stringify(places[name] ?? whole),
    );
  },
};

/** Returns the folder of the files, which is named after their content: another process may store the same ones. */
async function store(name: string, files: readonly BundledFile[]): Promise<string> {
  const hash = createHash('sha256');
  await mkdir(bundlesFolder, { recursive: true });
  const fresh = await mkdtemp(path.join(bundlesFolder, `${name}-new-`));
  for (const file of files) {
    hash.update(file.name).update(file.content);
    await writeFile(path.join(fresh, file.name), file.content);
  }
  const folder = path.join(bundlesFolder, `${name}-${hash.digest('hex').slice(0, 16)}`);
  // Another process was first where it is there already.
  await rename(fresh, folder).catch(() => rm(fresh, { recursive: true }));
  await removeOld(name, folder);
  return folder;
}

/** In milliseconds; a process that began with an older bundle has loaded all of it by then. */
const keptFor = 3_600_000;

/** Removes the program's other bundles that are old enough. Others may do so at the same time. */
async function removeOld(name: string, current: string): Promise<void> {
  for (const entry of await readdir(bundlesFolder)) {
    const folder = path.join(bundlesFolder, entry);
    if (!entry.startsWith(`${name}-`) || folder === current) continue;
    const made = await stat(folder).catch(() => undefined);
    if (made !== undefined && made.mtimeMs < Date.now() - keptFor)
      await rm(folder, { recursive: true, force: true });
  }
}
