import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parse } from '../../../src/base/parse';
import { faultsOfStory, tinyRequest } from './made-story.fixture';
import { tinySettings } from './made-talk.fixture';
import { pressJobSchema } from './press-messages';
import { createRunPress, PressError, runPress } from './run-press';
import { talkPressRequestOf } from './talk-press-request';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'press-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const request = { ...tinyRequest, pageCount: 8 };
const timeout = 60_000;

test('a story that is cancelled stops at once, and its process is gone', { timeout }, async () => {
  const leaving = new AbortController();
  const onProgress = vi.fn<() => void>(() => leaving.abort(new Error('left')));
  const made = runPress({ id: '1', request, seed: 1, folder }, { signal: leaving.signal, onProgress });
  await expect(made).rejects.toThrow('left');
  expect(onProgress).toHaveBeenCalledTimes(1);
  expect(readdirSync(folder, { recursive: true })).not.toContain('index.json');
});

test('a press that was cancelled before its start begins no process', async () => {
  const job = { id: '1', request, seed: 1, folder };
  const made = runPress(job, { signal: AbortSignal.abort(new Error('left')), onProgress: () => undefined });
  await expect(made).rejects.toThrow('left');
  expect(readdirSync(folder)).toEqual([]);
});

test('a press that breaks down says why', { timeout }, async () => {
  const job = { id: '1', request, seed: 1, folder: path.join(import.meta.filename, 'nowhere') };
  const made = runPress(job, { signal: new AbortController().signal, onProgress: () => undefined });
  await expect(made).rejects.toThrow(PressError);
  await expect(made).rejects.toThrow('ENOTDIR');
});

describe('a press without eSpeak NG', () => {
  /** Hides the package from a process and from those that it starts. */
  const hide = `export const resolve = (name, context, next) => {
    if (!name.startsWith('@echogarden/espeak')) return next(name, context);
    throw Object.assign(new Error('hidden'), { code: 'ERR_MODULE_NOT_FOUND' });
  }`;
  const moduleOf = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`;
  const run = { signal: new AbortController().signal, onProgress: () => undefined };
  const talkIn = (language: 'Italian' | 'Japanese') => {
    const settings = { ...tinySettings, title: 'Bees', language };
    return { id: '1', request: talkPressRequestOf(settings, undefined), seed: 1, folder };
  };
  beforeEach(() => {
    const register = `import { register } from 'node:module'; register(${JSON.stringify(moduleOf(hide))});`;
    vi.stubEnv('NODE_OPTIONS', `--import=${moduleOf(register)}`);
  });
  afterEach(() => vi.unstubAllEnvs());

  test('makes a talk in another language', { timeout }, async () => {
    await runPress(talkIn('Italian'), run);
    expect(await faultsOfStory(folder)).toEqual([]);
  });

  test('makes no Japanese one, since it has no voice', { timeout }, async () => {
    await expect(runPress(talkIn('Japanese'), run)).rejects.toMatchObject({
      name: 'PressError',
      cause: { name: 'NoVoiceError' },
    });
  });
});

describe('a press whose process', () => {
  const run = { signal: new AbortController().signal, onProgress: () => undefined };
  const made = (start: () => ChildProcess) =>
    createRunPress(start)({ id: '1', request, seed: 1, folder }, run);

  test.each<[string, () => ChildProcess]>([
    ['does not exist', () => fork('press.js', { execPath: path.join(folder, 'nowhere') })],
    ['has a path that the system refuses', () => fork('press.js', { execPath: 'no\0where' })],
  ])('%s cannot be started', async (_, start) => {
    const failed = made(start);
    await expect(failed).rejects.toThrow(PressError);
    await expect(failed).rejects.toThrow('The press cannot be started');
  });

  test('cannot be reached has ended when it fails', async () => {
    let child: ChildProcess | undefined;
    const failed = made(() => {
      child = fork('-e', ['setInterval(() => undefined, 1000)'], {
        execArgv: [],
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
      child.disconnect();
      return child;
    });
    await expect(failed).rejects.toThrow(PressError);
    expect(child?.signalCode).toBe('SIGKILL');
  });
});

test('the press is told whom a story is about', () => {
  const hero = { name: 'Ida', looks: { skin: 'olive', wheelchair: true } } as const;
  const job = { id: '5', request: { ...tinyRequest, hero }, seed: 1, folder: 'work' };
  expect(parse(pressJobSchema, job, 'job')).toEqual(job);
});
