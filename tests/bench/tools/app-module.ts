// Parts of the app by themselves, bundled as for its build, for what cannot be told apart in the whole.
import path from 'node:path';
import { build } from 'vite';
import type { FloorFile } from './floor-site';

/**
 * Bundles a module of the app, its path seen from the project's root. The first file is the module, an ES module without
 * imports of its own.
 */
export async function bundleOfApp(modulePath: string): Promise<readonly [FloorFile, ...FloorFile[]]> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'chrome100',
      assetsInlineLimit: 0,
      lib: { entry: path.resolve(modulePath), formats: ['es'], fileName: 'app-module' },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((bundle) =>
    'output' in bundle ? bundle.output : [],
  );
  const [module, ...others] = outputs.map((part) => ({
    path: `/${part.fileName}`,
    type: 'text/javascript',
    body: Buffer.from(part.type === 'chunk' ? part.code : part.source),
  }));
  if (module === undefined) throw new Error(`${modulePath} gave no bundle`);
  return [module, ...others];
}
