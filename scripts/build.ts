// `npm run build`: builds all four variants, one after the other, each completely in dist/<variant>/; with an operator's deployment its
// variant alone, since the others would hold example values. Writes site files for other hosts
// beside each, and then the programs of the service.
import { fileURLToPath } from 'node:url';
import { readDeployment } from '../mocks/server/read-deployment';
import { variants, type Variant } from '../src/contract/deployment';
import { answeringProgram } from '../mocks/studio/answering/answering';
import { pressProgram } from '../mocks/studio/making/run-press';
import { makeBundle } from '../mocks/base/bundle/make-bundle';
import { sentenceOf } from './start-settings';
import { writeSiteFiles } from './hosting/write-site-files';

/** Builds one variant: Vite's mode names it (spec contract §13). Throws where Vite is not installed, as with `npm ci --omit=dev`. */
export async function buildVariant(variant: Variant): Promise<void> {
  const { build } = await import('vite');
  await build({ mode: variant, logLevel: 'warn', configLoader: 'runner' });
  console.log(`Built dist/${variant}`);
}

async function buildAll(): Promise<void> {
  const own = process.env['BOOKWORM_DEPLOYMENT'];
  for (const variant of own ? [readDeployment(undefined, own).variant] : variants) {
    await buildVariant(variant);
    await writeSiteFiles(`dist/${variant}`);
    console.log(`Wrote dist/${variant}.nginx.conf and dist/${variant}.Caddyfile, for other hosts`);
  }
  for (const program of [pressProgram, answeringProgram]) await makeBundle(program);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await buildAll().catch((error: unknown) => {
    const sentence = sentenceOf(error);
    if (sentence === undefined) throw error;
    console.error(`\n${sentence}\n`);
    process.exitCode = 1;
  });
