import { expect, test } from 'vitest';
import { indexBounds, TooLargePresentationError } from '../../contract/presentation/index-bounds';
import { NetworkError } from '../../contract/service/errors';
import { readPresentationIndex } from './presentation-index';

const answering = (body: BodyInit) => ({ presentationIndex: () => Promise.resolve(new Response(body)) });
const broken = (reason: unknown) => new ReadableStream({ pull: (stream) => stream.error(reason) });

test('an index is read and parsed', async () => {
  const index = await readPresentationIndex(answering('{"slides":[{"text":"One."}]}'), '12');
  expect(index).toMatchObject({ kind: 'PRESENTATION', sequence: [{ text: 'One.' }] });
});

test('an index that is too large throws TooLargePresentationError', async () => {
  const large = answering(' '.repeat(indexBounds.bytes + 1));
  await expect(readPresentationIndex(large, '12')).rejects.toBeInstanceOf(TooLargePresentationError);
});

test('an index whose body breaks off throws a network error', async () => {
  const cause = new TypeError('network error');
  const reading = readPresentationIndex(answering(broken(cause)), '12');
  await expect(reading).rejects.toBeInstanceOf(NetworkError);
  await expect(reading).rejects.toMatchObject({ url: '/presentations/12/index.json', cause });
});

test('an aborted request throws its AbortError', async () => {
  const cause = new DOMException('aborted', 'AbortError');
  await expect(readPresentationIndex(answering(broken(cause)), '12')).rejects.toBe(cause);
});
