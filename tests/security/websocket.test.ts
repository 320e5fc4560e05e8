// A client that breaks the protocol of the creation stream affects its own socket only. So does a wrong token, and a page of
// another origin.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { frameOf, exchangeRaw, type Handshake } from './raw-socket';
import { startService, type ServiceProcess } from '../support/service/service-process';

let service: ServiceProcess;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const person = {
  type: 'create-person',
  name: 'Ada',
  personDescription: '',
  imageDescription: '',
  speaker: '',
  textGeneratorName: '',
};

/** Sends one frame over a correct socket and returns the last frame of the run and the close code. */
function sendWithToken(frame: object): Promise<{ last: string; code: number }> {
  const socket = new WebSocket(`ws://localhost:${service.port}/presentation?jwt=anon`);
  let last = '';
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => socket.send(JSON.stringify(frame)));
    socket.on('close', (code) => resolve({ last, code }));
    socket.on('message', (data: Buffer) => {
      last = data.toString();
      if (!last.includes('"progress"')) socket.close(1000);
    });
  });
}

async function expectToServe(): Promise<void> {
  expect(service.isAlive()).toBe(true);
  expect((await sendWithToken(person)).last).toContain('"created-person"');
  expect((await fetch(`${service.origin}/api/presentation`)).status).toBe(200);
}

const text = (words: string) => Buffer.from(words);

describe('a broken frame', () => {
  const broken: readonly (readonly [string, Buffer, number])[] = [
    ['a reserved bit', frameOf(0xc1, text('{}')), 1002],
    ['no mask', frameOf(0x81, text('{}'), false), 1002],
    ['an unknown opcode', frameOf(0x83, text('{}')), 1002],
    ['a continuation of nothing', frameOf(0x80, text('{}')), 1002],
    ['bytes that are no UTF-8', frameOf(0x81, Buffer.from([0xc3, 0x28])), 1007],
    ['a ping longer than control frames may be', frameOf(0x89, Buffer.alloc(126)), 1002],
    ['a close frame of one byte', frameOf(0x88, Buffer.alloc(1)), 1002],
    ['a message larger than a photo and a voice', frameOf(0x81, Buffer.alloc(9 * 1024 * 1024)), 1009],
  ];

  test('closes its own socket, whatever is wrong with it', async () => {
    for (const [name, frame, code] of broken) {
      const outcome = await exchangeRaw(service.port, {}, [frame]);
      expect({ name, ...outcome }).toEqual({ name, status: 101, closeCode: code });
    }
    await expectToServe();
  });
});

describe('a flood', () => {
  const close = frameOf(0x88, Buffer.alloc(0));
  const floods: readonly (readonly [string, Buffer, number])[] = [
    ['of pings', frameOf(0x89, Buffer.alloc(100)), 20_000],
    ['of pongs that nobody asked for', frameOf(0x8a, Buffer.alloc(100)), 20_000],
    ['of empty fragments', frameOf(0x00, Buffer.alloc(0)), 20_000],
    ['of fragments of a byte', frameOf(0x00, text(' ')), 20_000],
  ];

  test('ends with its socket, whatever it is of', async () => {
    for (const [name, frame, count] of floods) {
      const first = name.includes('fragments') ? [frameOf(0x01, text('{'))] : [];
      const frames = [...first, Buffer.concat(Array.from({ length: count }, () => frame)), close];
      const { status } = await exchangeRaw(service.port, {}, frames);
      expect([name, status]).toEqual([name, 101]);
    }
    await expectToServe();
  });
});

describe('the handshake is refused', () => {
  const refused: readonly (readonly [string, Handshake, number])[] = [
    ['without a token', { target: '/presentation' }, 401],
    ['with a made-up token', { target: '/presentation?jwt=made-up' }, 401],
    ['to a page of another origin', { headers: { origin: 'https://example.com' } }, 403],
    ['to a page of another port', { headers: { origin: 'http://localhost:1' } }, 403],
    [
      'to a page whose name was made to point here',
      { headers: { host: 'rebound.example.com', origin: 'http://rebound.example.com' } },
      421,
    ],
    ['to a page without an origin of its own', { headers: { origin: 'null' } }, 403],
  ];

  test('before there is a socket, and a broken frame behind it has no effect', async () => {
    for (const [name, handshake, status] of refused) {
      const outcome = await exchangeRaw(service.port, handshake, [frameOf(0xc1, text('{}'))]);
      expect({ name, ...outcome }).toEqual({ name, status, closeCode: undefined });
    }
    await expectToServe();
  });
});

test('an upgrade to anything but a WebSocket is answered with 501, wherever it is sent', async () => {
  for (const target of ['/', '/api/presentation', '/presentation?jwt=anon', '/presentation?jwt=made-up'])
    for (const upgrade of ['h2c', 'h2c, websocket', 'TLS/1.0']) {
      const outcome = await exchangeRaw(service.port, { target, headers: { upgrade } }, []);
      expect([target, upgrade, outcome.status]).toEqual([target, upgrade, 501]);
    }
  await expectToServe();
});

test('a page of the service’s own origin is accepted', async () => {
  for (const host of ['localhost', '127.0.0.1']) {
    const own = { host: `${host}:${service.port}`, origin: `http://${host}:${service.port}` };
    const { status } = await exchangeRaw(service.port, { headers: own }, [frameOf(0x88, Buffer.alloc(0))]);
    expect(status).toBe(101);
  }
});

describe('a creation beyond its bounds', () => {
  const story = {
    type: 'create-presentation-simple',
    title: 'A lamp',
    kind: 'STORY',
    language: 'English',
    person: {},
    imageStyle: 'crayon',
    targetGroup: 'age_4',
    pageCount: 8,
    email: '',
    consentToContact: false,
    mode: 'simple',
  };
  const deck = {
    type: 'create-presentation',
    title: 'Bees',
    numberOfSlides: 3,
    language: 'English',
    createCoverSlideVideo: false,
    contentModeration: false,
    promotion: 'none',
    imageGeneratorName: 'flux',
    speakerVideoGeneratorName: 'none',
    textGeneratorName: 'openai-gpt4-o',
    person: { name: 'a', personDescription: 'b', imageDescription: 'c', speaker: 'd' },
  };

  test('is answered with an error, over the socket and by the call', async () => {
    let nested: unknown = [];
    for (let depth = 0; depth < 40; depth += 1) nested = [nested];
    expect((await sendWithToken({ ...person, nested })).last).toContain('cannot be read');
    for (const pages of [5e9, 1e8, 2 ** 53])
      for (const frame of [
        { ...story, pageCount: pages },
        { ...deck, numberOfSlides: pages },
      ])
        expect((await sendWithToken(frame)).last).toContain('"error"');
    const response = await fetch(`${service.origin}/new-slidedeck`, {
      method: 'POST',
      headers: { authorization: 'Bearer anon', 'content-type': 'application/json' },
      body: JSON.stringify({ ...deck, numberOfSlides: 1e8 }),
    });
    expect(response.status).toBe(400);
    await expectToServe();
  });
});
