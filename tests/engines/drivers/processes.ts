// Starts the programs that a browser needs, and ends them however the test ends.
import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { deadline } from './driver';

/** Passes the id of the run to its workers. */
const run = 'BOOKWORM_ENGINES_RUN';
/** Every program of a run has it in its environment, and passes it on to its child processes. */
const mark = 'BOOKWORM_ENGINES_PROGRAM_OF';

/** Begins a run: the programs that this process and its workers start from now on belong to it. */
export function beginRun(): void {
  process.env[run] = `${process.pid}-${Date.now()}`;
}

export interface Program {
  readonly process: ChildProcess;
  /** Calls `listen` with its output from now on, stdout and stderr. */
  onOutput(listen: (text: string) => void): void;
  /** Kills it and its child processes; resolves when it has ended. */
  kill(): Promise<void>;
}

const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach(killGroup));

/** Starts a program as the leader of a new process group. File descriptor 3 is a pipe to read from. */
export function start(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Program {
  const child = spawn(command, args, {
    detached: true,
    env: { ...process.env, [mark]: process.env[run], ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  running.add(child);
  const gone = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  const outputs = [child.stdout, child.stderr].filter((output) => output !== null);
  // A pipe that is not read fills up and blocks the program.
  for (const output of outputs) output.setEncoding('utf8').resume();
  return {
    process: child,
    onOutput: (listen) => outputs.forEach((output) => output.on('data', listen)),
    async kill() {
      killGroup(child);
      await gone;
      running.delete(child);
    },
  };
}

/**
 * Resolves with the first group of `pattern` in what a program prints or writes to descriptor 3. Throws when the program ends
 * or the deadline passes before.
 */
export function readAnnouncement(program: Program, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const fail = (how: string) =>
      reject(new Error(`${program.process.spawnfile} ${how}, and printed:\n${printed}`));
    const timer = setTimeout(() => fail('never said that it is ready'), deadline);
    const read = (text: unknown) => {
      printed += String(text);
      const found = pattern.exec(printed)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    };
    program.onOutput(read);
    program.process.stdio[3]?.on('data', read);
    program.process.once('error', reject);
    program.process.once('exit', (code) => fail(`ended with ${code}`));
  });
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

/** Kills the remaining programs of this run, whoever started them, and returns their names. */
export function killRemaining(): string[] {
  const wanted = `${mark}=${process.env[run]}`;
  return pids().flatMap((pid) => {
    if (!readProc(pid, 'environ').split('\0').includes(wanted)) return [];
    const name = readProc(pid, 'comm').trim();
    process.kill(pid, 'SIGKILL');
    return [name];
  });
}

/** Returns all process ids, where the system lists them. */
function pids(): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

function readProc(pid: number, file: 'environ' | 'comm'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // It ended meanwhile, or is not ours.
    return '';
  }
}
