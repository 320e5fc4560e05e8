import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import type { OutboxMessage, OutboxRow } from '../src/contract/worker/outbox-rows';
import { createOpenClients } from './open-clients';
import { addressOf, environmentDouble } from './testing/environment-double.fixture';
import { StillWaitingError, syncOutbox } from './outbox-sync';

const row = (at: number, more: Partial<OutboxRow> = {}): OutboxRow => {
  const id = `${9 - at}f1c2c7e-4a0e-4a53-9d0e-5b0f3c6d7e8f`;
  const record = {
    id,
    presentationId: String(at),
    storyRating: 5,
    imageRating: 4,
    voiceRating: 3,
    comment: '',
  };
  return { id, record, position: at, isAnonymous: true, deliveryStatus: { name: 'waiting' }, ...more };
};

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((answered, failed) => {
    request.addEventListener('success', () => answered(request.result));
    request.addEventListener('error', () => failed(request.error));
  });
}

/** The response to one request: a status, none, or a page of an intermediary with that status. */
type WorkerResponse = number | 'none' | `page ${number}`;

/** Creates a device without open pages. `rows` creates the page's database, in version 30. */
async function device(rows: readonly unknown[] | undefined, stores = ['outbox']) {
  const factory = new IDBFactory();
  if (rows !== undefined) {
    const request = factory.open('bookworm', 30);
    request.addEventListener('upgradeneeded', () => {
      for (const store of stores) request.result.createObjectStore(store, { keyPath: 'id' });
      for (const one of rows) request.transaction?.objectStore('outbox').add(one);
    });
    (await resultOf(request)).close();
  }
  const harness = {
    pages: new Set<string>(),
    responses: [] as WorkerResponse[],
    sent: [] as { url: string; authorization: string; presentation: string }[],
    messages: [] as OutboxMessage[],
    onSend: async (): Promise<void> => undefined,
    broadcast: (message: OutboxMessage): void => void harness.messages.push(message),
  };
  const environment = environmentDouble({
    indexedDB: factory,
    fetch: async (request, init = {}) => {
      const url = addressOf(request);
      const authorization = new Headers(init.headers).get('authorization') ?? '';
      const { presentationId } = (await new Response(init.body).json()) as { presentationId: string };
      harness.sent.push({ url, authorization, presentation: presentationId });
      await harness.onSend();
      const response = harness.responses.shift() ?? 201;
      if (response === 'none') throw new TypeError('Failed to fetch');
      const headers = { 'content-type': 'text/html; charset=utf-8' };
      if (typeof response === 'number') return new Response(null, { status: response, headers });
      return new Response('<!doctype html>', { status: Number(response.replace('page ', '')), headers });
    },
    openClients: createOpenClients(
      async () => harness.pages,
      () => 0,
    ),
    broadcastOutbox: (message) => harness.broadcast(message),
  });
  const sync = () => syncOutbox(environment);
  const left = async () => {
    const database = await resultOf(factory.open('bookworm'));
    const all = (await resultOf(
      database.transaction('outbox').objectStore('outbox').getAll(),
    )) as OutboxRow[];
    database.close();
    return all.sort((a, b) => a.position - b.position);
  };
  return { factory, harness, sync, left };
}

describe('a worker that is woken', () => {
  test('sends waiting ratings in order, with the token anon only', async () => {
    const { sync, harness, left } = await device([row(2), row(1)]);
    await sync();
    const as = { url: '/api/feedback', authorization: 'Bearer anon' };
    expect(harness.sent).toEqual([
      { ...as, presentation: '1' },
      { ...as, presentation: '2' },
    ]);
    expect([await left(), harness.messages.map(({ delivered }) => delivered?.presentationId)]).toEqual([
      [],
      ['1', '2'],
    ]);
  });

  test('sends all ratings when the browser refuses a broadcast channel', async () => {
    const { sync, harness, left } = await device([row(1), row(2)]);
    harness.broadcast = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    await sync();
    expect([harness.sent.length, await left()]).toEqual([2, []]);
  });

  test('does not send ratings of signed-in users, ratings that need a sign-in, or refused ratings', async () => {
    const rows = [
      row(1, { isAnonymous: false }),
      row(2, { deliveryStatus: { name: 'sign-in' } }),
      row(3, { deliveryStatus: { name: 'refused', status: 400 } }),
    ];
    const { sync, harness, left } = await device(rows);
    await sync();
    expect([harness.sent, await left()]).toEqual([[], rows]);
  });

  test('sends nothing while a page is open, and asks to be woken again', async () => {
    const { sync, harness, left } = await device([row(1)]);
    harness.pages = new Set(['page']);
    await expect(sync()).rejects.toThrow(StillWaitingError);
    expect([harness.sent, await left()]).toEqual([[], [row(1)]]);
  });

  test.each<[WorkerResponse, OutboxRow[], boolean]>([
    [409, [], false],
    [401, [row(1, { deliveryStatus: { name: 'sign-in' } })], false],
    [400, [row(1, { deliveryStatus: { name: 'refused', status: 400 } })], false],
    [429, [row(1)], true],
    [503, [row(1)], true],
    ['none', [row(1)], true],
    ['page 200', [row(1)], true],
    ['page 401', [row(1)], true],
    ['page 403', [row(1)], true],
    ['page 404', [row(1)], true],
    [407, [row(1)], true],
    ['page 413', [row(1, { deliveryStatus: { name: 'refused', status: 413 } })], false],
  ])('answered %s leaves %j, woken again: %s', async (response, rows, isWokenAgain) => {
    const { sync, harness, left } = await device([row(1)]);
    harness.responses = [response];
    const outcome = await sync().then(
      () => 'over',
      (error: unknown) => error,
    );
    expect(outcome instanceof StillWaitingError).toBe(isWokenAgain);
    expect(await left()).toEqual(rows);
  });

  test('sends the next rating after 413 with a page', async () => {
    const { sync, harness } = await device([row(1), row(2)]);
    harness.responses = ['page 413'];
    await sync();
    expect(harness.sent.map(({ presentation }) => presentation)).toEqual(['1', '2']);
  });

  test('sends the next rating after one whose words a filter refuses, and asks to be woken again', async () => {
    const { sync, harness, left } = await device([row(1), row(2), row(3)]);
    harness.responses = ['page 403'];
    await expect(sync()).rejects.toThrow(StillWaitingError);
    expect(harness.sent.map(({ presentation }) => presentation)).toEqual(['1', '2', '3']);
    expect(await left()).toEqual([row(1)]);
  });

  test('sends no other rating after 401, since all have the same token', async () => {
    const { sync, harness, left } = await device([row(1), row(2)]);
    harness.responses = [401];
    await sync();
    expect([harness.sent.length, await left()]).toEqual([
      1,
      [row(1, { deliveryStatus: { name: 'sign-in' } }), row(2)],
    ]);
  });
});

describe('the page’s database', () => {
  test('is not created when it does not exist', async () => {
    const { sync, factory } = await device(undefined);
    await sync();
    expect(await factory.databases()).toEqual([]);
  });

  test('is not changed when it has no outbox', async () => {
    const { sync, factory } = await device([], ['favourites']);
    await sync();
    expect((await factory.databases()).map(({ version }) => version)).toEqual([30]);
  });

  test('is closed when a page upgrades it; an unfinished rating stays and is sent again', async () => {
    const { sync, harness, factory } = await device([row(1)]);
    harness.onSend = async () => {
      (await resultOf(factory.open('bookworm', 31))).close();
    };
    await expect(sync()).rejects.toMatchObject({ name: 'InvalidStateError' });
    harness.onSend = async () => undefined;
    await sync();
    expect(harness.sent.map(({ presentation }) => presentation)).toEqual(['1', '1']);
  });
});
