// `npm run build`: builds all four variants, one after the other, each completely in dist/<variant>/. Writes site files for other hosts
// beside each, and then the programs of the service.
import { fileURLToPath } from 'node:url';
import { variants, type Variant } from '../src/contract/deployment';
import { answeringProgram } from '../mocks/studio/answering/answering';
import { pressProgram } from '../mocks/studio/making/run-press';
import { makeBundle } from '../mocks/base/bundle/make-bundle';
import { writeSiteFiles } from './hosting/write-site-files';

/** Builds one variant: Vite's mode names it (spec contract §13). Throws where Vite is not installed, as with `npm ci --omit=dev`. */
export async function buildVariant(variant: Variant): Promise<void> {
  const { build } = await import('vite');
  await build({ mode: variant, logLevel: 'warn', configLoader: 'runner' });
  console.log(`Built dist/${variant}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const variant of variants) {
    await buildVariant(variant);
    await writeSiteFiles(`dist/${variant}`);
    console.log(`Wrote dist/${variant}.nginx.conf and dist/${variant}.Caddyfile, for other hosts`);
  }
  for (const program of [pressProgram, answeringProgram]) await makeBundle(program);
}
