// `npm run operator -- COMMAND`: finds, publishes and deletes what people have made, backs it up and restores it (docs/operating.md).
// Reaches the running service by its socket, or opens the data directory itself where none runs.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDiskFull, isDiskReadOnly } from '../mocks/base/disk-full';
import { connectOperator } from '../mocks/server/operator-socket';
import { writeBackup } from '../mocks/service/operator/backup';
import { OperatorError, readArguments, type Operator } from '../mocks/service/operator/operator-commands';
import { restoreBackup } from '../mocks/service/operator/restore';
import { databaseName, DataDirectoryError, openDataDirectory } from '../mocks/service/store/data-directory';
import { readStartSettings, sentenceOf } from './start-settings';

const { argv, env } = process;

/** Does something with the operator of the data directory, which nobody else uses meanwhile. */
async function withOperator<T>(work: (operator: Operator) => Promise<T>): Promise<T> {
  const settings = readStartSettings(env);
  const { dataFolder, port, publicOrigin } = settings;
  const running = await connectOperator(dataFolder);
  if (running !== undefined) return work(running).finally(() => running.close());
  if (!existsSync(path.join(dataFolder, databaseName)))
    throw new OperatorError(
      `${path.resolve(dataFolder)} is no data directory: set BOOKWORM_DATA to that of the service.`,
    );
  const data = await openDataDirectory(dataFolder, undefined, settings).catch((error: unknown) => {
    if (!(error instanceof DataDirectoryError) || error.fault !== 'in-use') throw error;
    throw new OperatorError(
      `Another Bookworm uses ${path.resolve(dataFolder)} and does not listen to its operator: it starts, ends, or is npm run dev. Try again, or stop it.`,
    );
  });
  try {
    const origin = () => publicOrigin ?? `http://localhost:${port}`;
    // Takes a second to load, and most commands go to a service that runs. Mails wait for that.
    const { openMockedService } = await import('../mocks/server/mocked-service');
    const { operator } = await openMockedService({ ...settings, mailServer: undefined, data, origin });
    if (operator === undefined) throw new Error('A service with a data directory has an operator');
    return await work(operator);
  } finally {
    data.close();
  }
}

/** Writes the data directory into a file. */
async function backUp(operator: Operator, file: string): Promise<void> {
  const { snapshot, release } = await operator.holdForBackup();
  const root = path.resolve(readStartSettings(env).dataFolder);
  await writeBackup(file, { root, snapshot, isWhole: release });
}

/** Carries out the command and returns the lines to print. */
async function main(): Promise<readonly string[]> {
  const command = readArguments(argv.slice(2));
  if (!('file' in command)) return withOperator((operator) => operator.run(command));
  // npm runs this in the folder of the project, wherever it was called.
  const file = path.resolve(env['INIT_CWD'] ?? '', command.file);
  if (command.verb === 'backup') await withOperator((operator) => backUp(operator, file));
  else await restoreBackup(file, readStartSettings(env).dataFolder);
  return [];
}

// A reader such as `head` closes the pipe after the lines that it needs.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
/** Returns one sentence for what the system refuses; undefined for a fault of ours. */
function sentenceOfSystem(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('syscall' in error)) return undefined;
  if (isDiskFull(error)) return 'The disk is full: make room on it, or name a file on another disk.';
  if (isDiskReadOnly(error)) return 'The disk is read-only: name a file on another disk.';
  if ('code' in error && (error.code === 'EACCES' || error.code === 'EPERM'))
    return `Run this as the user of the service: ${error.message}.`;
  return error.message;
}

try {
  for (const line of await main()) console.log(line);
} catch (error) {
  const sentence =
    error instanceof OperatorError ? error.message : (sentenceOf(error) ?? sentenceOfSystem(error));
  if (sentence === undefined) throw error;
  console.error(sentence);
  process.exitCode = 1;
}
