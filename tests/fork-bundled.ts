// Starts TypeScript files as processes that begin quickly: bundled once, where tsx would load some two hundred modules one by one
// and take three times as long, at every start.
import { fork, type ChildProcess, type ForkOptions } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';

/** Below `node_modules`, so that a bundle finds the packages. */
const folder = path.join(import.meta.dirname, '../node_modules/.cache/bookworm-processes');

const bundles = new Map<string, Promise<string>>();

/** Forks the file, bundled from the sources as they are when this process first asks for it. */
export async function forkBundled(
  file: string,
  args: readonly string[],
  options?: ForkOptions,
): Promise<ChildProcess> {
  const bundle = bundles.get(file) ?? bundleOf(file);
  bundles.set(file, bundle);
  return fork(await bundle, args, { execArgv: [], ...options });
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

/** Returns the path of the bundle, whose folder is named after its content: other workers may make the same one. */
async function bundleOf(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [ownPlaces],
    // A package of many small modules, which take longer to find than to run.
    ssr: { noExternal: ['msw'] },
    build: {
      ssr: file,
      write: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'entry.mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const hash = createHash('sha256');
  await mkdir(folder, { recursive: true });
  const fresh = await mkdtemp(path.join(folder, 'new-'));
  for (const output of outputs) {
    const content = output.type === 'chunk' ? output.code : output.source;
    hash.update(output.fileName).update(content);
    await writeFile(path.join(fresh, output.fileName), content);
  }
  const kept = path.join(folder, hash.digest('hex').slice(0, 16));
  // Another worker was first where it is there already.
  await rename(fresh, kept).catch(() => rm(fresh, { recursive: true }));
  return path.join(kept, 'entry.mjs');
}
