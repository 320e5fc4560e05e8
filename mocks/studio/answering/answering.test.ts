import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { forkProgram } from '../../base/bundle/fork-program';
import { createAnswerer } from './answerer';
import { AnsweringBusyError, AnsweringError, answeringProgram, createAnswering } from './answering';
import { bees, spokenQuestion } from './spoken-question.fixture';

/** Returns a spy that starts the real process, and the processes that it started. */
function starts() {
  const started: ChildProcess[] = [];
  const start = () => {
    const child = forkProgram(answeringProgram, { serialization: 'advanced' });
    started.push(child);
    return child;
  };
  return { start, started };
}

/** Returns a process that does this with a question, and nothing else. */
const waiting = (what: string) =>
  fork('-e', [`process.on("message", () => ${what})`], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });

/** Returns the microseconds of this process's cores that the work takes. */
async function coresOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

test('a question is answered by another process, which costs this one next to nothing, is used again and ends when nobody asks', async () => {
  const question = await spokenQuestion('Which direction is it?');
  const { start, started } = starts();
  const answering = createAnswering({ start, idle: 100 });
  const ask = () => answering.answer(question, bees);
  const [answer] = await Promise.all([ask(), ask()]);
  expect(answer).toMatchObject({
    question: expect.stringContaining('direction'),
    answer: expect.stringContaining('The dance shows the direction.'),
  });
  expect(answering.medium(`7/${answer?.audioPath}`)).toMatchObject({
    type: 'audio/mpeg',
    size: expect.any(Number),
  });
  expect(answering.medium('8/answers/other.mp3')).toBeUndefined();
  const [child] = started;
  if (child === undefined) throw new Error('No process was started');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(started).toHaveLength(1);
  const apart = await coresOf(async () => expect((await ask())?.answer).toBe(answer?.answer));
  expect(started).toHaveLength(2);
  expect(apart).toBeLessThan((await coresOf(() => createAnswerer().answer(question, bees))) / 2);
});

test('a recording in which there is nothing needs no process', async () => {
  const start = vi.fn<() => ChildProcess>();
  const audio = 'data:audio/mp3;base64,';
  const empty = { presentationId: '7', conversation: [], audio };
  expect(await createAnswering({ start }).answer(empty, bees)).toBeUndefined();
  expect(start).not.toHaveBeenCalled();
});

test('a process that takes too long is ended', async () => {
  const answering = createAnswering({ start: () => waiting('undefined'), limit: 200 });
  await expect(answering.answer(await spokenQuestion('Bees?'), bees)).rejects.toThrow(
    new AnsweringError('The process ended with SIGKILL'),
  );
});

test('after a process that broke down, the next question is asked of another', async () => {
  const question = await spokenQuestion('Bees?');
  const processes = ['process.send({ type: "answered" })', 'process.exit(7)'];
  const answering = createAnswering({ start: () => waiting(processes.pop() ?? '') });
  await expect(answering.answer(question, bees)).rejects.toThrow(
    new AnsweringError('The process ended with 7'),
  );
  expect(await answering.answer(question, bees)).toBeUndefined();
  expect(processes).toEqual([]);
});

test('too many questions at once are refused', async () => {
  const question = await spokenQuestion('Bees?');
  const answering = createAnswering({ start: () => waiting('undefined'), limit: 200 });
  const asked = Array.from({ length: 9 }, () =>
    answering.answer(question, bees).catch((error: unknown) => error),
  );
  expect(await asked[8]).toBeInstanceOf(AnsweringBusyError);
  expect(await asked[0]).toBeInstanceOf(AnsweringError);
  expect(await asked[7]).toBeInstanceOf(AnsweringError);
});

test('a process that cannot be started fails its question', async () => {
  const question = await spokenQuestion('Bees?');
  const answering = createAnswering({ start: () => fork('press.js', { execPath: '/nowhere/node' }) });
  await expect(answering.answer(question, bees)).rejects.toThrow('The process cannot be reached');
});
