// Runs the press in a separate process, which ends when its story is made, cancelled or failed.
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import * as v from 'valibot';
import { forkProgram } from '../../base/bundle/fork-program';
import { DiskFullError } from '../../base/disk-full';
import { NoVoiceError } from '../voices/speakers/japanese-voice';
import type { PressProgress, PressTimes } from '../press/press-progress';
import { pressMessageSchema, type PressJob } from './press-messages';

/** Thrown when the press breaks down; the message is the press's own. */
export class PressError extends Error {
  override readonly name = 'PressError';
}

export interface PressRun {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: PressProgress) => void;
}

/** Makes the files of a story. */
export type RunPress = (job: PressJob, run: PressRun) => Promise<PressTimes>;

/** The press as a program. `npm run build` and `npm start` bundle it (`mocks/base/bundle/make-bundle.ts`). */
export const pressProgram = path.join(import.meta.dirname, 'press-process.ts');

/**
 * Creates a function that makes the files in another process. It kills the process when the signal aborts, and throws the signal's
 * reason. Throws PressError.
 */
export function createRunPress(start: () => ChildProcess): RunPress {
  return async (job, { signal, onProgress }) => {
    signal.throwIfAborted();
    const child = started(start);
    const kill = () => child.kill('SIGKILL');
    // A process that cannot be reached still runs; a process that never started emits no `exit`.
    const ended = new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.on('error', () => child.pid === undefined && resolve());
    });
    signal.addEventListener('abort', kill);
    try {
      return await new Promise((resolve, reject) => {
        child.on('message', (body) => {
          const message = v.parse(pressMessageSchema, body);
          if (message.type === 'progress') return onProgress(message);
          if (message.type === 'done') return resolve(message.times);
          reject(new PressError(message.reason, { cause: causeOf(message.cause) }));
        });
        // Several errors may come, and an error without a listener would end the service.
        child.on('error', (cause) => reject(notStarted(cause)));
        child.once('exit', (code, by) =>
          reject(new PressError(`The press ended with ${code ?? by ?? 'nothing'}`)),
        );
        child.send(job);
      });
    } finally {
      signal.removeEventListener('abort', kill);
      kill();
      // Only then nothing writes into the folder any more.
      await ended;
      signal.throwIfAborted();
    }
  };
}

export const runPress: RunPress = createRunPress(() => forkProgram(pressProgram));

function causeOf(cause: 'disk-full' | 'no-voice' | undefined): Error | undefined {
  if (cause === undefined) return undefined;
  return cause === 'disk-full' ? new DiskFullError() : new NoVoiceError();
}

const notStarted = (cause: unknown) => new PressError('The press cannot be started', { cause });

/** Some faults of a start are thrown, others are events. */
function started(start: () => ChildProcess): ChildProcess {
  try {
    return start();
  } catch (cause) {
    throw notStarted(cause);
  }
}
