import { describe, expect, test } from 'vitest';
import type { ClientFrame } from '../../contract/creation/stream-frames';
import { createStreamOpener, type StreamEvent, type StreamSocket } from './creation-stream';

const token = 'secret-token';
const person: ClientFrame = {
  type: 'create-person',
  name: 'Ada',
  personDescription: '',
  imageDescription: '',
  speaker: '',
  textGeneratorName: 'openai-gpt4',
};

class FakeSocket extends EventTarget implements StreamSocket {
  readonly sent: string[] = [];
  closed = 0;
  constructor(readonly address: string) {
    super();
  }
  send(text: string) {
    this.sent.push(text);
  }
  closedWith: unknown[] = [];
  close(...how: unknown[]) {
    this.closedWith = how;
    this.closed += 1;
  }
  happen(type: 'open' | 'error' | 'close') {
    this.dispatchEvent(new Event(type));
  }
  receive(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function opened(protocol = 'https:', frame = person) {
  const sockets: FakeSocket[] = [];
  const events: StreamEvent[] = [];
  const reports: string[] = [];
  const controller = new AbortController();
  const open = createStreamOpener({
    page: { protocol, host: 'books.example' },
    WebSocket: class extends FakeSocket {
      constructor(address: string) {
        super(address);
        sockets.push(this);
      }
    },
    report: (error, where) => reports.push(`${where}: ${String(error)}`),
  });
  open(token, frame, (event) => events.push(event), controller.signal);
  const socket = sockets[0] ?? new FakeSocket('none');
  return { socket, sockets, events, reports, controller };
}

const eventTypes = (events: readonly StreamEvent[]) => events.map(({ type }) => type);

test.each([
  ['https:', `wss://books.example/presentation?jwt=${token}`],
  ['http:', `ws://books.example/presentation?jwt=${token}`],
])('under %s it connects to %s', (protocol, address) => {
  expect(opened(protocol).socket.address).toBe(address);
});

test('the message leaves when the socket opens', () => {
  const { socket, events } = opened();
  expect(socket.sent).toEqual([]);
  socket.happen('open');
  expect(socket.sent).toEqual([JSON.stringify(person)]);
  expect(eventTypes(events)).toEqual(['open']);
});

test('a message of the wrong shape throws an error with the field, and no socket is opened', () => {
  let opened = 0;
  const open = createStreamOpener({
    page: { protocol: 'https:', host: 'books.example' },
    WebSocket: class extends FakeSocket {
      constructor(address: string) {
        super(address);
        opened += 1;
      }
    },
    report: () => undefined,
  });
  const wrong = { ...person, name: 'x'.repeat(10_001) };
  expect(() => open(token, wrong, () => undefined, new AbortController().signal)).toThrow(
    expect.objectContaining({ name: 'ShapeError', call: 'creation stream, create-person', field: 'name' }),
  );
  expect(opened).toBe(0);
});

describe('a frame (spec contract §8)', () => {
  test('of a known type arrives as an event', () => {
    const { socket, events } = opened();
    socket.receive('{"type":"progress","message":"Started generation"}');
    expect(events).toEqual([{ type: 'frame', frame: { type: 'progress', message: 'Started generation' } }]);
  });

  test.each<[string, unknown]>([
    ['that is not JSON', 'hello'],
    ['of an unknown type', '{"type":"confetti"}'],
    ['without a type', '[]'],
    ['that is not text', new ArrayBuffer(2)],
  ])('%s is reported and ignored', (_, data) => {
    const { socket, events, reports } = opened();
    socket.receive(data);
    expect(events).toEqual([]);
    expect(reports).toHaveLength(1);
    socket.receive('{"type":"quota"}');
    expect(eventTypes(events)).toEqual(['frame']);
  });

  test('of a known type with a wrong shape is broken', () => {
    const { socket, events, reports } = opened();
    socket.receive('{"type":"created-presentation","url":"x"}');
    expect(eventTypes(events)).toEqual(['broken']);
    expect(reports).toEqual([]);
  });
});

describe('the end', () => {
  test.each(['error', 'close'] as const)('by %s is one event, and nothing follows', (how) => {
    const { socket, events } = opened();
    socket.happen(how);
    socket.happen('close');
    socket.happen('open');
    socket.receive('{"type":"quota"}');
    expect(eventTypes(events)).toEqual(['lost']);
    expect(socket.sent).toEqual([]);
  });

  test('by aborting closes the socket as cancelled, without an event', () => {
    const run = opened();
    run.controller.abort();
    expect(run.socket.closed).toBe(1);
    expect(run.socket.closedWith).toEqual([1000, 'cancelled']);
    run.socket.happen('close');
    expect(run.events).toEqual([]);
  });

  test('before the start opens no socket', () => {
    let opened = 0;
    const open = createStreamOpener({
      page: { protocol: 'https:', host: 'books.example' },
      WebSocket: class extends FakeSocket {
        constructor(address: string) {
          super(address);
          opened += 1;
        }
      },
      report: () => undefined,
    });
    open(token, person, () => undefined, AbortSignal.abort());
    expect(opened).toBe(0);
  });
});

test('a browser that refuses the address loses the stream, and the token is in no report', async () => {
  const events: StreamEvent[] = [];
  const reports: unknown[] = [];
  const open = createStreamOpener({
    page: { protocol: 'https:', host: 'books.example' },
    WebSocket: class extends FakeSocket {
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
