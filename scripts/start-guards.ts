// Keeps `npm start` apart from other processes: its port, its build, the process that started it, and the signals that end it.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { portOf } from '../mocks/server/serve';
import { readBuild } from './hosting/write-site-files';
import { StartError } from './start-settings';

/** Holds the port until the service takes it, so that nothing else gets it during the build. Throws StartError. */
export async function holdPort({
  host,
  port,
  mayUseNext,
}: {
  host: string;
  port: number;
  mayUseNext: boolean;
}) {
  for (let next = port; ; next += 1) {
    const server = createServer((socket) => socket.destroy());
    const failed = await new Promise<unknown>((resolve) => {
      server.once('error', resolve);
      server.listen(next, host, () => resolve(undefined));
    });
    if (failed === undefined)
      return {
        port: portOf(server.address(), next),
        release: () => new Promise<void>((resolve) => server.close(() => resolve())),
      };
    const code = failed instanceof Error && 'code' in failed ? failed.code : undefined;
    if (code !== 'EADDRINUSE' || !mayUseNext || next === 65_535) throw portError(code, host, next);
  }
}

function portError(code: unknown, host: string, port: number): StartError {
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${port} is taken: stop what uses it, or set PORT to another one.`);
  if (code === 'EACCES')
    return new StartError(`Port ${port} is only for administrators: set PORT to one above 1023.`);
  return new StartError(`HOST=${host} is no address of this machine: use 0.0.0.0, or leave it out.`);
}

const marked = (folder: string) => `${path.basename(folder)}.served-by-`;

/** Returns the process that serves this build now, which must not change beneath it; undefined when none does. */
export function serverOfBuild(folder: string): number | undefined {
  const parent = path.dirname(folder);
  mkdirSync(parent, { recursive: true });
  const marks = readdirSync(parent).flatMap((name) =>
    name.startsWith(marked(folder)) ? [Number(name.slice(marked(folder).length))] : [],
  );
  const markOf = (id: number) => path.join(parent, `${marked(folder)}${id}`);
  const isServing = (id: number) => isRunning(id) && isSameProcess(id, markOf(id));
  // Left by a process that was killed.
  for (const id of marks.filter((each) => !isServing(each))) rmSync(markOf(id), { force: true });
  return marks.find((id) => id !== process.pid && isServing(id));
}

/** Returns whether the process that left the mark has this id still: after a kill another one may have got it, as in a container. */
function isSameProcess(id: number, mark: string): boolean {
  try {
    return readFileSync(mark, 'utf8') === startOf(id);
  } catch {
    return false;
  }
}

/** Returns when a process started, in the system's own unit; empty where the system does not tell. */
function startOf(id: number): string {
  try {
    // The name of a process may hold spaces and brackets.
    return readFileSync(`/proc/${id}/stat`, 'utf8').replace(/^.*\)/s, '').split(' ')[20] ?? '';
  } catch {
    return '';
  }
}

/** Throws StartError for a build that was not made anew and is for another deployment than the operator's. */
export async function checkBuild(folder: string, domainName: string | undefined): Promise<void> {
  if (domainName === undefined) return;
  const { host } = (await readBuild(folder)).table;
  if (host !== domainName)
    throw new StartError(
      `${folder} was built for ${host}, and BOOKWORM_DEPLOYMENT is for ${domainName}: build it with that file.`,
    );
}

/** Marks the build as served by this process, until it ends. */
export function markBuildAsServed(folder: string): void {
  const mark = path.join(path.dirname(folder), `${marked(folder)}${process.pid}`);
  try {
    writeFileSync(mark, startOf(process.pid));
  } catch (error) {
    // Where it may not write, as in a container, nobody builds.
    if (error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EROFS'))
      return;
    throw error;
  }
  process.once('exit', () => rmSync(mark, { force: true }));
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Milliseconds that runs under way get at SIGTERM, as an init system or a container's host sends it. */
const runPatience = 60_000;
/** Milliseconds in which a second signal is the first one again: a terminal sends it, and npm passes it on. */
const sameSignal = 500;

/**
 * Calls `end` at the first SIGTERM or SIGINT, with the milliseconds for runs under way. A person at a terminal, who sends SIGINT, waits for
 * none. A second signal ends the process at once.
 */
export function endOnSignals(end: (patience: number) => void): void {
  let first: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (first === undefined) {
        first = performance.now();
        end(signal === 'SIGTERM' ? runPatience : 0);
      } else if (performance.now() - first > sameSignal) process.exit(1);
    });
}

/**
 * Calls `onEnd` once when the npm that started this process is gone. It passes signals on to its shell only, and a shell
 * that is stopped leaves this process behind.
 */
export function watchParent(onEnd: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const started = parents();
  const timer = setInterval(() => {
    if (parents() === started) return;
    clearInterval(timer);
    onEnd();
  }, 500);
  timer.unref();
}

/** Returns the ids of the parent and, where that is npm's shell and the system tells, of npm. */
function parents(): string {
  const { ppid } = process;
  try {
    const [, name = '', parent = ''] =
      /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${ppid}/stat`, 'utf8')) ?? [];
    return name.endsWith('sh') ? `${ppid} ${parent}` : `${ppid}`;
  } catch {
    return `${ppid}`;
  }
}
