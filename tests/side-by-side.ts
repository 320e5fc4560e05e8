// `tsx tests/side-by-side.ts lint "build test:floor"`: runs npm scripts at the same time, those of one argument one after the
// other, so that both cores have work. What each printed stays together, in the order of the arguments.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

interface Outcome {
  readonly code: number;
  readonly output: string;
}

/** Runs each chain of scripts until one of them fails, and prints what a script printed. Returns the scripts that failed. */
export async function runSideBySide(
  chains: readonly string[],
  run: (script: string) => Promise<Outcome>,
  print: (text: string) => void,
): Promise<string[]> {
  const running = chains.map((chain) => runChain(chain.split(' '), run));
  const failed: string[] = [];
  for (const outcomes of running)
    for (const { script, code, output } of await outcomes) {
      print(`> ${script}\n${output}`);
      if (code !== 0) failed.push(script);
    }
  return failed;
}

async function runChain(
  scripts: readonly string[],
  run: (script: string) => Promise<Outcome>,
): Promise<(Outcome & { readonly script: string })[]> {
  const outcomes = [];
  for (const script of scripts) {
    const outcome = { script, ...(await run(script)) };
    outcomes.push(outcome);
    if (outcome.code !== 0) break;
  }
  return outcomes;
}

/**
 * For the programs in Go, linter and compiler: a thread each, since others run beside them and threads repeat each other's work, and
 * memory cleared less often. Together they need a third less of a core.
 */
const goSettings = { GOMAXPROCS: '1', GOGC: '400' };

/** Runs an npm script. One that is killed or cannot be started fails. */
export async function runScript(script: string): Promise<Outcome> {
  const child = spawn('npm', ['run', '--silent', script], {
    env: { ...goSettings, ...process.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const parts: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => parts.push(part));
  const [code]: unknown[] = await once(child, 'close');
  return { code: typeof code === 'number' ? code : 1, output: Buffer.concat(parts).toString() };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const failed = await runSideBySide(process.argv.slice(2), runScript, (text) => process.stdout.write(text));
  if (failed.length > 0) {
    console.error(`Failed: ${failed.join(', ')}`);
    process.exitCode = 1;
  }
}
