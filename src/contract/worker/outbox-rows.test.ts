import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anonymousRequest,
  isForWorker,
  isFromIntermediary,
  isSendable,
  meaningOfStatus,
  readOutboxMessage,
  readOutboxRow,
  readOutboxRows,
  rowAfterStatus,
  type StatusMeaning,
  type OutboxRow,
} from './outbox-rows';

const record = {
  id: '6f1c2c7e-4a0e-4a53-9d0e-5b0f3c6d7e8f',
  presentationId: '9007199254740993',
  storyRating: 5,
  imageRating: 4,
  voiceRating: 3,
  comment: '<b>Schön</b>',
};
const row = (more: Partial<OutboxRow> = {}): OutboxRow => ({
  id: record.id,
  record,
  position: 1,
  isAnonymous: true,
  deliveryStatus: { name: 'waiting' },
  ...more,
});

describe('the meaning of a response (spec people §2)', () => {
  test.each<[number | undefined, StatusMeaning]>([
    [200, 'stored'],
    [201, 'stored'],
    [204, 'stored'],
    [299, 'stored'],
    [409, 'stored'],
    [401, 'sign-in'],
    [400, 'refused'],
    [403, 'refused'],
    [404, 'refused'],
    [413, 'refused'],
    [422, 'refused'],
    [499, 'refused'],
    [408, 'retry'],
    [425, 'retry'],
    [429, 'retry'],
    [500, 'retry'],
    [502, 'retry'],
    [503, 'retry'],
    [304, 'retry'],
    [0, 'retry'],
    [undefined, 'retry'],
  ])('%s is %s', (status, meaning) => {
    expect(meaningOfStatus(status)).toBe(meaning);
  });

  test.each([
    ['text/html; charset=utf-8', '<!doctype html><title>Sign in</title>', true],
    ['Text/HTML', ' \r\n<html>', true],
    ['application/xhtml+xml', '<?xml version="1.0"?>', true],
    // Some servers send a plain word as HTML.
    ['text/html; charset=utf-8', 'OK', false],
    ['text/html', '', false],
    ['application/json', '<', false],
    [null, '<!doctype html>', false],
  ])('with the type %s and the text %j is a page in its place: %s', (type, text, expected) => {
    expect(isFromIntermediary(200, type, text)).toBe(expected);
  });

  test.each([
    [401, true],
    [403, true],
    [404, true],
    [503, true],
    // A host answers a request that is too long or malformed with a page, before the service sees it. A retry would fail as well.
    [400, false],
    [413, false],
    [414, false],
    [415, false],
    [422, false],
    [431, false],
  ])('%i with a page is not the service’s: %s', (status, expected) => {
    expect(isFromIntermediary(status, 'text/html', '<!doctype html><title>No</title>')).toBe(expected);
    expect(isFromIntermediary(status, 'application/json', '{}')).toBe(false);
  });

  test('407 is a proxy’s, also without a page', () => expect(isFromIntermediary(407, null, '')).toBe(true));

  test('a rating is removed only after 2xx or 409, for any response', () => {
    fc.assert(
      fc.property(fc.option(fc.integer({ min: 100, max: 599 }), { nil: undefined }), (status) => {
        const leaves = rowAfterStatus(row(), status) === undefined;
        expect(leaves).toBe(status !== undefined && (Math.floor(status / 100) === 2 || status === 409));
      }),
    );
  });
});

describe('a row after a response', () => {
  test.each<[number | undefined, OutboxRow | undefined]>([
    [201, undefined],
    [401, row({ deliveryStatus: { name: 'sign-in' } })],
    [400, row({ deliveryStatus: { name: 'refused', status: 400 } })],
    [503, row()],
    [undefined, row()],
  ])('%s', (status, after) => {
    expect(rowAfterStatus(row(), status)).toEqual(after);
  });

  test.each<[OutboxRow, boolean, boolean]>([
    [row(), true, true],
    [row({ isAnonymous: false }), true, false],
    [row({ deliveryStatus: { name: 'sign-in' } }), true, false],
    [row({ deliveryStatus: { name: 'refused', status: 400 } }), false, false],
  ])('%j: page %s, worker %s', (one, page, worker) => {
    expect([isSendable(one), isForWorker(one)]).toEqual([page, worker]);
  });
});

describe('a stored row', () => {
  test.each([
    ['', row()],
    ['also with a comment that is too long today', row({ record: { ...record, comment: 'x'.repeat(2001) } })],
  ])('is read back %s', (_, stored) => expect(readOutboxRow(stored)).toEqual(stored));

  test('is read in the order of turns, without unreadable rows', () => {
    const stored = [
      row({ position: 3 }),
      { id: record.id, presentationId: '1041' },
      row({ position: 1 }),
      null,
    ];
    expect(readOutboxRows(stored).map(({ position }) => position)).toEqual([1, 3]);
  });
});

test('the worker sends the token anon only', () => {
  const { url, init } = anonymousRequest(record);
  expect([url, init.method, init.redirect]).toEqual(['/api/feedback', 'POST', 'error']);
  expect(init.headers.authorization).toBe('Bearer anon');
  expect(JSON.parse(init.body)).toEqual(record);
});

test.each([
  [{ version: 1 }, { version: 1 }],
  [
    { version: 1, delivered: record },
    { version: 1, delivered: record },
  ],
  [{ version: 2 }, undefined],
  ['changed', undefined],
  [undefined, undefined],
])('message %j are read as %j', (data, message) => {
  expect(readOutboxMessage(data)).toEqual(message);
});
