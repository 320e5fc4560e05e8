import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Bearer } from '../identity/accounts';
import { createService, type Service } from '../service';
import { libraryStory } from '../library-presentations.fixture';
import type { CreationDeps } from '../creation/creation-context';
import type { StoryMaker } from '../../studio/making/story-maker';
import { DiskFullError } from '../../base/disk-full';
import { PressError } from '../../studio/making/run-press';
import { NoVoiceError } from '../../studio/voices/speakers/japanese-voice';
import { serveStream, type Peer } from './stream';

const story = {
  type: 'create-presentation-simple',
  title: 'A lamp',
  kind: 'STORY',
  language: 'English',
  person: {},
  imageStyle: 'crayon',
  targetGroup: 'age_4',
  pageCount: 2,
  email: '',
  consentToContact: false,
  mode: 'simple',
};

let service: Service;
beforeEach(() => {
  service = createService({ library: [libraryStory({ id: '1' })], now: Date.now });
});

/** The page's end of a connection. */
class Page implements Peer {
  readonly received: string[] = [];
  closed: number | undefined;
  private readonly listeners: ((data: unknown) => void)[] = [];
  private readonly closeListeners: ((code: number, reason: string) => void)[] = [];
  private settle: () => void = () => undefined;
  private awaited = '';

  constructor(readonly url: URL) {}
  send = (text: string) => {
    this.received.push(text);
    if (text.includes(this.awaited)) this.settle();
  };
  close = (code: number) => {
    this.closed = code;
  };
  onMessage = (listener: (data: unknown) => void) => void this.listeners.push(listener);
  onClose = (listener: (code: number, reason: string) => void) => void this.closeListeners.push(listener);

  emit(data: unknown): void {
    for (const listener of this.listeners) listener(data);
  }
  /** Closes the socket; without arguments as a network does that is lost. */
  disconnect(code = 1006, reason = ''): void {
    for (const listener of this.closeListeners) listener(code, reason);
  }
  cancel = () => this.disconnect(1000, 'cancelled');
  /** Waits for a frame that contains this text. */
  receives(text: string): Promise<void> {
    return new Promise((resolve) => {
      this.awaited = text;
      this.settle = resolve;
    });
  }
}

function open(
  bearer: Bearer = 'anon',
  options: { pace?: number; silent?: boolean; creation?: CreationDeps } = {},
): Page {
  const page = new Page(new URL('ws://bookworm.test/presentation'));
  let runs = 0;
  serveStream(page, bearer, {
    service,
    newRunId: () => String((runs += 1)),
    pace: () => options.pace ?? 0,
    silent: () => options.silent ?? false,
    creation: options.creation,
  });
  return page;
}

describe('the creation stream', () => {
  test('sends the progress of a creation, and the story exists when it reports the end', async () => {
    const page = open();
    page.emit(JSON.stringify(story));
    await page.receives('created-presentation');
    expect(page.received[0]).toBe('{"type":"progress","message":"Started generation"}');
    expect(page.received.at(-1)).toBe(
      '{"type":"created-presentation","url":"presentations/2/index.json","id":"2"}',
    );
    expect(await service.presentations.find('2')).toBeDefined();
  });

  test('closes a connection without a valid token', () => {
    const { claims } = { claims: { username: 'librarian', iat: 0, exp: 9e9, origin_jti: 'made up' } };
    expect(open({ ...claims, token_use: 'access' }).closed).toBe(1008);
    expect(open().closed).toBeUndefined();
  });

  test.each([
    ['{'],
    ['{"type":"unknown"}'],
    [JSON.stringify({ ...story, pageCount: 'two' })],
    [new Uint8Array()],
  ])('answers %s with an error', (data) => {
    const page = open();
    page.emit(data);
    expect(page.received).toEqual(['{"type":"error","message":"This message cannot be read"}']);
  });

  test('closes a socket that goes on with messages that cannot be read', () => {
    const page = open();
    for (let message = 1; message <= 10; message += 1) page.emit('{');
    expect([page.received.length, page.closed]).toEqual([10, undefined]);
    page.emit('{');
    expect([page.received.length, page.closed]).toEqual([10, 1008]);
  });

  test('makes something that its account owns', async () => {
    const { step } = service.identity;
    const grant = await step(() => service.accounts.issueTokens('librarian'));
    const page = open({ ...grant.claims, token_use: 'access' });
    page.emit(JSON.stringify(story));
    await page.receives('created-presentation');
    const id = service.accounts.find('librarian')?.id ?? '';
    expect(await service.presentations.madeBy(id)).toHaveLength(1);
  });

  test('makes nothing more once the person has signed out, whose socket is still open', async () => {
    const { step } = service.identity;
    const grant = await step(() => service.accounts.issueTokens('librarian'));
    const page = open({ ...grant.claims, token_use: 'access' });
    page.emit(JSON.stringify(story));
    await page.receives('created-presentation');
    await step(() => service.accounts.revokeAll('librarian'));
    page.emit(JSON.stringify(story));
    expect(page.closed).toBe(1008);
    expect(await service.presentations.find('3')).toBeUndefined();
  });

  test('closes the socket with 1011 when its run throws, and logs the error', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    service = createService({ library: [], now: Date.now });
    const page = open();
    page.emit(JSON.stringify(story));
    await expect.poll(() => page.closed).toBe(1011);
    expect(logged).toHaveBeenCalledWith(expect.any(RangeError));
  });

  test('plays four runs of a socket at once, and closes it at the fifth', () => {
    const page = open('anon', { pace: 1 });
    for (let run = 1; run <= 4; run += 1) page.emit(JSON.stringify(story));
    expect(page.closed).toBeUndefined();
    page.emit(JSON.stringify(story));
    expect(page.closed).toBe(1008);
    page.disconnect();
  });

  test('sends nothing while it is silent', () => {
    const page = open('anon', { silent: true });
    page.emit(JSON.stringify(story));
    page.emit('{');
    expect(page.received).toEqual([]);
  });

  test('stops when the page cancels, creates nothing and releases its reservation of the quota', async () => {
    service = createService({
      library: [libraryStory({ id: '1' })],
      now: Date.now,
      quota: { total: 1 },
    });
    const takes = vi.spyOn(service.quota, 'reserve');
    const page = open('anon', { pace: 1 });
    page.emit(JSON.stringify(story));
    await expect.poll(() => takes).toHaveResolvedTimes(1);
    expect(await service.quota.reserve('librarian')).toBeUndefined();
    page.cancel();
    await expect.poll(() => service.quota.reserve('librarian')).toBeDefined();
    expect(page.received).toEqual([]);
    expect(await service.presentations.find('2')).toBeUndefined();
  });

  test.each([
    ['a reload', 1001, ''],
    ['a lost network', 1006, ''],
    ['another reason', 1000, 'bye'],
  ])('finishes what has begun after %s, and tells nobody', async (_name, code, reason) => {
    const page = open('anon', { pace: 0.01 });
    page.emit(JSON.stringify(story));
    await page.receives('Started generation');
    page.disconnect(code, reason);
    const { length } = page.received;
    await expect.poll(() => service.presentations.find('2')).toMatchObject({ published: true });
    expect(page.received).toHaveLength(length);
  });

  test('drops what only waits for its turn when its socket is lost', async () => {
    const page = open('anon', { pace: 0.01 });
    page.emit(JSON.stringify({ ...story, title: 'A lamp [queue]' }));
    await page.receives('"place":2');
    const release = vi.spyOn(service.scriptedCreations, 'cancel');
    page.disconnect();
    await expect.poll(() => release).toHaveBeenCalled();
    expect(page.received).toHaveLength(1);
    expect(await service.presentations.find('2')).toBeUndefined();
  });

  test('ends what only answers with its socket', async () => {
    const page = open('anon', { pace: 1 });
    page.emit(
      JSON.stringify({
        type: 'create-person',
        name: 'Ada',
        personDescription: '',
        imageDescription: '',
        speaker: '',
        textGeneratorName: 'openai-gpt4',
      }),
    );
    await page.receives('Started generation');
    const release = vi.spyOn(service.scriptedCreations, 'cancel');
    page.disconnect();
    await expect.poll(() => release).toHaveBeenCalled();
  });
});

/** Returns the deps of creating stories with this maker. */
const creationWith = (make: StoryMaker['make']): CreationDeps => ({
  maker: { make, foldersOf: () => [] },
  isForbidden: () => false,
  sendMail: async () => undefined,
  uploads: { take: async () => undefined },
  linkOf: (id) => id,
  newSeed: () => 1,
  now: () => new Date(0),
});
const times = { writing: 0, drawing: 0, speaking: 0, encoding: 0, filming: 0 };

describe('with a story maker', () => {
  test('a story is made, and listed when its end is reported', async () => {
    const page = open('anon', {
      creation: creationWith(async ({ id }) => ({ ...libraryStory({ id }), times })),
    });
    page.emit(JSON.stringify(story));
    await page.receives('created-presentation');
    expect(await service.presentations.find('2')).toMatchObject({ published: true });
  });

  test('a presentation is made, and waits for staff to publish it', async () => {
    const page = open('anon', {
      creation: creationWith(async ({ id }) => ({ ...libraryStory({ id }), times })),
    });
    page.emit(JSON.stringify({ ...story, kind: 'PRESENTATION_FUNNY' }));
    await page.receives('created-presentation');
    expect(await service.presentations.find('2')).toMatchObject({ published: false });
    expect(page.closed).toBeUndefined();
  });

  test.each([
    ['has begun: only cancelling stops it', true],
    ['waits for its turn: losing it is enough', false],
  ])('a story that %s', async (_name, hasStarted) => {
    let signal: AbortSignal | undefined;
    const creation = creationWith((_, run) => {
      signal = run.signal;
      if (hasStarted) run.onTurn?.();
      else run.onWaiting?.(1);
      return new Promise((_, reject) =>
        run.signal.addEventListener('abort', () => reject(run.signal.reason)),
      );
    });
    const page = open('anon', { creation });
    page.emit(JSON.stringify(story));
    await expect.poll(() => signal).toBeDefined();
    page.disconnect();
    expect(signal?.aborted).toBe(!hasStarted);
    page.cancel();
    expect(signal?.aborted).toBe(true);
    expect(page.closed).toBeUndefined();
  });

  test.each([
    ['a press that breaks down', new PressError('no ink'), 'The story could not be made'],
    [
      'a press that finds the disk full',
      new PressError('no paper', { cause: new DiskFullError() }),
      'The story could not be made: the disk of the service is full',
    ],
    [
      'a press without a voice of the language',
      new PressError('no eSpeak', { cause: new NoVoiceError() }),
      'The story could not be made: no voice of its language is installed here',
    ],
    [
      'a full disk',
      Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }),
      'The story could not be made: the disk of the service is full',
    ],
  ])('%s is an error that can be tried again', async (_, error, message) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const creation = creationWith(() => Promise.reject(error));
    const page = open('anon', { creation });
    page.emit(JSON.stringify(story));
    await page.receives('"error"');
    expect(JSON.parse(page.received.at(-1) ?? '')).toEqual({ type: 'error', message });
  });
});
