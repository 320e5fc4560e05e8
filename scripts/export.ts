// `npm run export -- --out FOLDER [--library FOLDER] [ID…]`: writes a shelf for a host of files (README, "A shelf without a service").
import { parseArgs } from 'node:util';
import { LibraryUnreadableError } from '../mocks/service/library/library';
import { readDeployment } from '../mocks/server/read-deployment';
import { shelfMode } from '../src/contract/deployment';
import { checkTarget, chooseEntries, openContents, ShelfError, writeShelf } from './hosting/write-shelf';
import { sentenceOf } from './start-settings';

const usage = 'Write it as npm run export -- --out FOLDER [--library FOLDER] [ID…]';

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { out: { type: 'string' }, library: { type: 'string' } },
      allowPositionals: true,
    });
    if (values.out !== undefined) return { ...values, out: values.out, ids: positionals };
  } catch {
    // An unknown option.
  }
  throw new ShelfError(usage);
}

async function exportShelf(): Promise<void> {
  const { out, library, ids } = readArguments();
  await checkTarget(out);
  const deployment = readDeployment(shelfMode, process.env['BOOKWORM_DEPLOYMENT']);
  const { store, close } = await openContents(library, deployment);
  try {
    const chosen = await chooseEntries(store, ids);
    // Loaded only now: a wrong setting is said at once.
    const { build } = await import('vite');
    await build({ mode: shelfMode, logLevel: 'warn', configLoader: 'runner' });
    await writeShelf(`dist/${shelfMode}`, out, store, chosen);
    console.log(
      `\n${out} holds the reader with ${chosen.length} presentations, for the root of any host of files.`,
    );
  } finally {
    close();
  }
}

try {
  await exportShelf();
} catch (error) {
  const isKnown = error instanceof ShelfError || error instanceof LibraryUnreadableError;
  const sentence = isKnown ? error.message : sentenceOf(error);
  if (sentence === undefined) throw error;
  console.error(`\n${sentence}\n`);
  process.exitCode = 1;
}
