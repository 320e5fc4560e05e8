// Has questions answered in another process, and keeps their sounds. The process begins with the first question, and ends when nobody
// has asked for a while.
import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import * as v from 'valibot';
import type { Answer, Question } from '../../../src/contract/service/bodies';
import { forkProgram } from '../../base/bundle/fork-program';
import { bytesResource, type Resource } from '../../base/hosting/resource';
import type { AskedPresentation } from './answerer';
import { answeringMessageSchema, type AnsweringJob, type AnsweringMessage } from './answering-messages';

export interface Answering {
  /**
   * Returns the answer; undefined when the presentation has none, or nothing was heard. Throws AnsweringBusyError when too many wait, and
   * AnsweringError when the process fails.
   */
  answer(question: Question, presentation: AskedPresentation): Promise<Answer | undefined>;
  /** Returns the file of a recent answer by its path. */
  medium(path: string): Resource | undefined;
}

/** Thrown when the process that answers breaks down, or takes too long; the message is its own. */
export class AnsweringError extends Error {
  override readonly name = 'AnsweringError';
}

/** Thrown for a question when too many wait already. */
export class AnsweringBusyError extends Error {
  override readonly name = 'AnsweringBusyError';
}

/** The process as a program; bundled as the press is. */
export const answeringProgram = path.join(import.meta.dirname, 'answering-process.ts');

interface AnsweringOptions {
  readonly start?: () => ChildProcess;
  /** Milliseconds after the last answer until the process ends. */
  readonly idle?: number;
  /** Milliseconds that an answer may take. */
  readonly limit?: number;
}

/** How many answers can still be heard; older ones are forgotten. */
const maxAnswers = 40;
/** How many questions wait or are being answered: the last of them for some ten seconds. */
const maxQuestions = 8;
/** Base64 characters of the shortest recording in which something could be heard, a tenth of a second. */
const shortest = 128;

/** Creates the answers of a service that nobody has asked yet. */
export function createAnswering(options: AnsweringOptions = {}): Answering {
  const media = new Map<string, Resource>();
  const ask = createAsker(options);
  let questions = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    medium: (name) => media.get(name),
    async answer(question, { entry, index }) {
      const { presentationId, audio } = question;
      if (audio.length - audio.indexOf(',') <= shortest) return undefined;
      if (questions >= maxQuestions) throw new AnsweringBusyError('Too many questions at once');
      questions += 1;
      const answering = last.then(() => ask({ question, presentation: { entry, index } }));
      last = answering.catch(() => undefined);
      const message = await answering.finally(() => {
        questions -= 1;
      });
      if (message.type === 'failed') throw new AnsweringError(message.reason);
      if (message.answer === undefined) return undefined;
      const { sound, ...answer } = message.answer;
      const name = `answers/${nameOf(`${presentationId}\n${audio}\n${answer.answer}`)}.mp3`;
      media.set(`${presentationId}/${name}`, bytesResource(sound, 'audio/mpeg'));
      const [oldest] = media.keys();
      if (media.size > maxAnswers && oldest !== undefined) media.delete(oldest);
      return { ...answer, audioPath: name };
    },
  };
}

/** Returns a file name by the content, so that the same answer has the same address. */
const nameOf = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, 16);

/** Returns a function that asks the process one question at a time, and starts it where there is none. */
function createAsker({
  start = () => forkProgram(answeringProgram, { serialization: 'advanced' }),
  idle = 60_000,
  limit = 60_000,
}: AnsweringOptions) {
  let running: { readonly child: ChildProcess; readonly ended: AbortSignal } | undefined;
  let ending: NodeJS.Timeout | undefined;
  const begin = () => {
    const child = start();
    const ended = new AbortController();
    const end = (reason: string): void => {
      if (running?.child === child) running = undefined;
      ended.abort(reason);
    };
    child.once('exit', (code, signal) => end(`The process ended with ${code ?? signal ?? 'nothing'}`));
    // Also reports a process that could not start, and a message that could not be sent. Without a listener the service would end.
    child.on('error', () => {
      end('The process cannot be reached');
      child.kill('SIGKILL');
    });
    // It keeps no service from ending.
    child.unref();
    child.channel?.unref();
    return { child, ended: ended.signal };
  };
  return async (job: AnsweringJob): Promise<AnsweringMessage> => {
    clearTimeout(ending);
    running ??= begin();
    const { child, ended } = running;
    const slow = setTimeout(() => child.kill('SIGKILL'), limit).unref();
    try {
      const answered = once(child, 'message', { signal: ended });
      child.send(job);
      const [message] = await answered;
      return v.parse(answeringMessageSchema, message);
    } catch (cause) {
      throw ended.aborted ? new AnsweringError(String(ended.reason), { cause }) : cause;
    } finally {
      clearTimeout(slow);
      ending = setTimeout(() => {
        running?.child.kill();
        running = undefined;
      }, idle).unref();
    }
  };
}
