import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { createService } from '../service/service';
import { createAdmission } from './admission';

const hour = 60 * 60_000;

/** Returns the admission of a service whose clock the test sets, for requests from an address. */
function open() {
  const clock = { time: Date.now() };
  const service = createService({ library: [], now: () => clock.time });
  const admit = createAdmission(() => service);
  const post = (path: string, address: string, authorization?: string, forwarded?: string) => {
    const req = new IncomingMessage(new Socket());
    Object.defineProperty(req.socket, 'remoteAddress', { value: address });
    req.method = 'POST';
    if (authorization !== undefined) req.headers.authorization = authorization;
    if (forwarded !== undefined) req.headers['x-forwarded-for'] = forwarded;
    return admit(req, path);
  };
  const rate = async (address: string, forwarded?: string) =>
    (await post('/api/feedback', address, 'Bearer anon', forwarded)).wait;
  /** Returns how many of so many are answered at once. */
  const answered = async (count: number, send: () => Promise<number>) =>
    (await Promise.all(Array.from({ length: count }, send))).filter((wait) => wait === 0).length;
  return { clock, post, rate, answered };
}

describe('a rating', () => {
  test('is read only with a token that gives the right to it', async () => {
    const { post } = open();
    expect(await post('/api/feedback', '10.0.0.1')).toEqual({ isRead: false, wait: 0 });
    expect(await post('/api/feedback', '10.0.0.1', 'Bearer made-up')).toEqual({ isRead: false, wait: 0 });
    expect(await post('/api/feedback', '10.0.0.1', 'Bearer anon')).toEqual({ isRead: true, wait: 0 });
  });

  test('is taken of a museum all day long, and of outboxes that empty at once', async () => {
    const { clock, rate, answered } = open();
    for (let visitor = 0; visitor < 800; visitor += 1) {
      clock.time += hour / 100;
      expect(await rate('10.0.0.1')).toBe(0);
    }
    expect(await answered(50, () => rate('10.0.0.1'))).toBe(50);
    expect(await answered(50, () => rate('10.0.0.1'))).toBe(50);
  });

  test('of an address that sends without an end has to wait, and others do not', async () => {
    const { clock, rate, answered } = open();
    expect(await answered(5000, () => rate('10.0.0.1'))).toBe(200);
    expect(await rate('10.0.0.1')).toBe(hour / 200);
    expect(await rate('10.0.0.2')).toBe(0);
    clock.time += hour;
    expect(await answered(5000, () => rate('10.0.0.1'))).toBe(200);
  });

  test('of many addresses has to wait when there are too many in all', async () => {
    const { rate, answered } = open();
    let address = 0;
    expect(await answered(5000, () => rate(`10.0.0.${(address += 1)}`))).toBe(500);
  });

  test('behind a proxy on this machine counts for whom the proxy names, and in all where it names nobody', async () => {
    const { rate, answered } = open();
    expect(await answered(5000, () => rate('::1', 'made-up, 198.51.100.1'))).toBe(200);
    expect(await rate('::1', '198.51.100.2')).toBe(0);
    expect(await answered(5000, () => rate('::ffff:127.0.0.1'))).toBe(299);
  });

  test('without the right is not counted', async () => {
    const { post, rate, answered } = open();
    for (let at = 0; at < 1000; at += 1) await post('/api/feedback', '10.0.0.1', 'Bearer made-up');
    expect(await answered(5000, () => rate('10.0.0.1'))).toBe(200);
  });
});

test('suggestions are limited, too; what only reads is not', async () => {
  const { post, answered } = open();
  const waitOf = async (path: string) => (await post(path, '10.0.0.1')).wait;
  expect(await answered(1000, () => waitOf('/api/suggestion'))).toBe(20);
  expect(await answered(1000, () => waitOf('/api/question'))).toBe(1000);
});
