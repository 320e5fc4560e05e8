import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { parse, parseJson, parseList, ShapeError } from './parse';

const person = v.object({ name: v.string(), kind: v.picklist(['a', 'b']), friends: v.array(v.string()) });
const call = 'GET /api/person';

describe('a body of the wrong shape', () => {
  test.each([
    [null, '', 'expected Object, got null'],
    ['Ida', '', 'expected Object, got string'],
    [{ kind: 'a', friends: [] }, 'name', 'expected "name", got nothing'],
    [{ name: [], kind: 'a', friends: [] }, 'name', 'expected string, got list'],
    [{ name: 'Ida', kind: 'Ida', friends: [] }, 'kind', 'expected ("a" | "b"), got string'],
    [{ name: 'Ida', kind: 'a', friends: ['Bo', 3] }, 'friends.1', 'expected string, got number'],
  ])('names call, field and reason, and no value: %j', (body, field, reason) => {
    const message = `${call}: ${field === '' ? '' : `${field}: `}${reason}`;
    expect(() => parse(person, body, call)).toThrow(
      expect.objectContaining({ name: 'ShapeError', call, field, message }),
    );
  });
});

test.each(['', '{', 'undefined', '{"a":}', '[1,]', '\ud800'])(
  'text that is not JSON throws ShapeError: %j',
  (text) => {
    const error = expect.objectContaining({ message: `${call}: not JSON`, cause: expect.any(SyntaxError) });
    expect(() => parseJson(text, call)).toThrow(ShapeError);
    expect(() => parseJson(text, call)).toThrow(error);
  },
);

test('a deeply nested body is a value or a ShapeError', () => {
  const deep = '['.repeat(200_000);
  expect(() => parseJson(deep, call)).toThrow(ShapeError);
  expect(() => parse(person, parseJson(deep + ']'.repeat(200_000), call), call)).toThrow(ShapeError);
});

test('keys of the prototype in JSON reach no prototype', () => {
  const body = parseJson('{"__proto__":{"name":"Eve","kind":"a","friends":[]}}', call);
  expect(() => parse(person, body, call)).toThrow(ShapeError);
  expect({}).not.toHaveProperty('name');
});

test('an optional field may be absent or null', () => {
  const shape = v.object({ nick: v.nullish(v.string()) });
  expect(parse(shape, {}, call)).toEqual({});
  expect(parse(shape, { nick: null }, call)).toEqual({ nick: null });
  expect(() => parse(shape, { nick: 5 }, call)).toThrow(ShapeError);
});

test('a list keeps its order without wrong entries', () => {
  const { entries, leftOut } = parseList(v.string(), ['a', 1, 'b', { id: 9 }], call);
  expect(entries).toEqual(['a', 'b']);
  expect(leftOut).toEqual([
    { id: '(no id)', reason: 'entry: expected string, got number' },
    { id: '9', reason: 'entry: expected string, got object' },
  ]);
});
