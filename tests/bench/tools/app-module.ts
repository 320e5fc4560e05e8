// Bundles parts of the app by themselves, as its build does, for what cannot be measured separately in the whole.
import path from 'node:path';
import { build } from 'vite';
import type { BaselineFile } from './baseline-site';

/**
 * Returns the bundle of a module of the app, whose path is relative to the project's root. The first file is the module, an
 * ES module without imports.
 */
export async function bundleOfApp(modulePath: string): Promise<readonly [BaselineFile, ...BaselineFile[]]> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    // A library keeps it for the page that it becomes a part of. This page has no other build.
    define: { 'process.env.NODE_ENV': '"production"' },
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
