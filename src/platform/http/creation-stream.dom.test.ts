// Tests the client with the socket of MSW, whose other end the test holds.
import { ws } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ClientFrame } from '../../contract/creation/stream-frames';
import { createStreamOpener, type StreamEvent } from './creation-stream';

const token = 'secret-token';
const person: ClientFrame = {
  type: 'create-person',
  name: 'Ada',
  personDescription: '',
  imageDescription: '',
  speaker: '',
  textGeneratorName: 'openai-gpt4',
};

const link = ws.link('*/presentation');
const server = setupServer();
/** The sockets that were opened. */
const sockets: WebSocket[] = [];
beforeAll(() => server.listen());
afterEach(() => {
  server.resetHandlers();
  sockets.length = 0;
});
afterAll(() => server.close());

/** The other end of a stream. */
type OtherEnd = Parameters<Parameters<(typeof link)['addEventListener']>[1]>[0]['client'];

/** Opens a stream. Returns its events and reports, what has reached the other end, and that end once it is connected. */
function opened({ protocol = 'https:', frame = person, signal = new AbortController().signal } = {}) {
  const ends: OtherEnd[] = [];
  const received: unknown[] = [];
  const closes: unknown[] = [];
  server.use(
    link.addEventListener('connection', ({ client }) => {
      ends.push(client);
      client.addEventListener('message', ({ data }) => received.push(data));
      client.addEventListener('close', ({ code, reason }) => closes.push([code, reason]));
    }),
  );
  const events: StreamEvent[] = [];
  const reports: string[] = [];
  const open = createStreamOpener({
    page: { protocol, host: 'books.example' },
    WebSocket: class extends WebSocket {
      constructor(address: string) {
        super(address);
        sockets.push(this);
      }
    },
    report: (error, where) => reports.push(`${where}: ${String(error)}`),
  });
  open(token, frame, (event) => events.push(event), signal);
  const connected = async (): Promise<OtherEnd> => {
    await expect.poll(() => events.length).toBe(1);
    const [end] = ends;
    if (end === undefined) throw new Error('Nothing is connected');
    return end;
  };
  /** Lets something happen to the page's own socket. */
  const happen = (event: Event) => sockets.forEach((socket) => socket.dispatchEvent(event));
  return { events, reports, received, closes, connected, happen };
}

const eventTypes = (events: readonly StreamEvent[]) => events.map(({ type }) => type);

test.each([
  ['https:', `wss://books.example/presentation?jwt=${token}`],
  ['http:', `ws://books.example/presentation?jwt=${token}`],
])('under %s it connects to %s', async (protocol, address) => {
  const { connected } = opened({ protocol });
  expect((await connected()).url.href).toBe(address);
});

test('the message leaves when the socket opens', async () => {
  const { events, received } = opened();
  expect([events, received]).toEqual([[], []]);
  await expect.poll(() => received).toEqual([JSON.stringify(person)]);
  expect(eventTypes(events)).toEqual(['open']);
});

test('a message of the wrong shape throws an error with the field, and no socket is opened', () => {
  expect(() => opened({ frame: { ...person, name: 'x'.repeat(10_001) } })).toThrow(
    expect.objectContaining({ name: 'ShapeError', call: 'creation stream, create-person', field: 'name' }),
  );
  expect(sockets).toEqual([]);
});

describe('a frame (spec contract §8)', () => {
  test('of a known type arrives as an event', async () => {
    const { events, connected } = opened();
    (await connected()).send('{"type":"progress","message":"Started generation"}');
    await expect
      .poll(() => events[1])
      .toEqual({ type: 'frame', frame: { type: 'progress', message: 'Started generation' } });
  });

  test.each<[string, string | ArrayBuffer]>([
    ['that is not JSON', 'hello'],
    ['of an unknown type', '{"type":"confetti"}'],
    ['without a type', '[]'],
    ['that is not text', new ArrayBuffer(2)],
  ])('%s is reported and ignored', async (_, data) => {
    const { events, reports, connected } = opened();
    const end = await connected();
    end.send(data);
    end.send('{"type":"quota"}');
    await expect.poll(() => eventTypes(events)).toEqual(['open', 'frame']);
    expect(reports).toHaveLength(1);
  });

  test('of a known type with a wrong shape is broken', async () => {
    const { events, reports, connected } = opened();
    (await connected()).send('{"type":"created-presentation","url":"x"}');
    await expect.poll(() => eventTypes(events)).toEqual(['open', 'broken']);
    expect(reports).toEqual([]);
  });
});

describe('the end', () => {
  test.each([
    ['a close', (end: OtherEnd) => end.close(1011, 'The run is broken')],
    ['an error', (_: OtherEnd, happen: (event: Event) => void) => happen(new Event('error'))],
  ])('by %s is one event, and nothing follows', async (_, fail) => {
    const { events, connected, happen } = opened();
    fail(await connected(), happen);
    await expect.poll(() => eventTypes(events)).toEqual(['open', 'lost']);
    happen(new MessageEvent('message', { data: '{"type":"quota"}' }));
    happen(new Event('close'));
    happen(new Event('open'));
    expect(eventTypes(events)).toEqual(['open', 'lost']);
  });

  test('by aborting closes the socket as cancelled, without an event', async () => {
    const run = new AbortController();
    const { events, closes, connected } = opened({ signal: run.signal });
    await connected();
    run.abort();
    await expect.poll(() => closes).toEqual([[1000, 'cancelled']]);
    expect(eventTypes(events)).toEqual(['open']);
  });

  test('before the start opens no socket', () => {
    const { events } = opened({ signal: AbortSignal.abort() });
    expect([sockets, events]).toEqual([[], []]);
  });
});

test('a browser that refuses the address loses the stream, and the token is in no report', async () => {
  server.use(link.addEventListener('connection', () => undefined));
  const events: StreamEvent[] = [];
  const reports: unknown[] = [];
  const open = createStreamOpener({
    page: { protocol: 'https:', host: 'books.example' },
    WebSocket: class extends WebSocket {
      constructor(address: string) {
        super(address);
        throw new SyntaxError(`${address} is not allowed`);
      }
    },
    report: (error) => reports.push(error),
  });
  open(token, person, (event) => events.push(event), new AbortController().signal);
  await Promise.resolve();
  expect(events).toEqual([{ type: 'lost' }]);
  expect(JSON.stringify([events, reports])).not.toContain(token);
});
