// `tsx scripts/side-by-side.ts lint "build test:floor"`: runs npm scripts in parallel, so that both cores have work. The
// scripts of one argument run in sequence. The output of each argument stays together, in their order: the first output appears at
// once, each later one after its predecessors have ended. The last lines of a failed script are printed again at the very end, since
// of a long log often only the end is kept.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

type Print = (text: string) => void;

/** Runs a script, passes on what it prints, and returns its exit code. */
type Run = (script: string, print: Print) => Promise<number>;

/** A script that failed, and the end of what it printed. */
interface Failure {
  script: string;
  end: string;
}

/** How much of a failed script's output is kept for the end of the log, in characters: a few failed tests with their reasons. */
const keptEnd = 6000;

/** Runs the scripts of each chain until one of them fails. Returns the scripts that failed. */
export async function runSideBySide(chains: readonly string[], run: Run, print: Print): Promise<Failure[]> {
  const running = chains.map((chain) => {
    const output = holdBack();
    return { output, failed: runChain(chain.split(' '), run, output.print) };
  });
  const failed: Failure[] = [];
  for (const chain of running) {
    chain.output.passOn(print);
    failed.push(...(await chain.failed));
  }
  return failed;
}

/** Buffers output until its destination is known. */
function holdBack() {
  let held: string[] | undefined = [];
  let passTo: Print = (text) => void held?.push(text);
  return {
    print: (text: string): void => passTo(text),
    passOn(print: Print): void {
      for (const text of held ?? []) print(text);
      held = undefined;
      passTo = print;
    },
  };
}

async function runChain(scripts: readonly string[], run: Run, print: Print): Promise<Failure[]> {
  for (const script of scripts) {
    let end = '';
    print(`> ${script}\n`);
    const code = await run(script, (text) => {
      end = (end + text).slice(-keptEnd);
      print(text);
    });
    if (code !== 0) return [{ script, end }];
  }
  return [];
}

/**
 * For the programs in Go, linter and compiler: a thread each, since others run beside them and threads repeat each other's work, and
 * memory cleared less often. Together they need a third less of a core.
 */
const goSettings = { GOMAXPROCS: '1', GOGC: '400' };

/** The npm that runs this script, as a program and its arguments: Windows starts no `npm` without a shell. */
const { npm_execpath: npmPath } = process.env;
const npm = npmPath === undefined ? (['npm'] as const) : ([process.execPath, npmPath] as const);

/** Runs an npm script. A script that is killed or cannot be started fails. */
async function runScript(script: string, print: Print): Promise<number> {
  const [command, ...first] = npm;
  const child = spawn(command, [...first, 'run', '--silent', script], {
    env: { ...goSettings, ...process.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print);
  const [code]: unknown[] = await once(child, 'close');
  return typeof code === 'number' ? code : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const start = performance.now();
  const failed = await runSideBySide(process.argv.slice(2), runScript, (text) => process.stdout.write(text));
  console.log(`Took ${Math.round((performance.now() - start) / 1000)} s`);
  if (failed.length > 0) {
    for (const { script, end } of failed) console.error(`What ${script} printed last:\n${end.trimEnd()}\n`);
    console.error(`Failed: ${failed.map(({ script }) => script).join(', ')}`);
    process.exitCode = 1;
  }
}
