import { expect, test } from 'vitest';
import { indexBounds, TooLargePresentationError } from '../../contract/presentation/index-bounds';
import { NetworkError } from '../../contract/service/errors';
import { readPresentationIndex } from './presentation-index';

const answering = (body: BodyInit) => ({ presentationIndex: () => Promise.resolve(new Response(body)) });
const broken = (reason: unknown) => new ReadableStream({ pull: (stream) => stream.error(reason) });

test('an index is read', async () => {
  const index = await readPresentationIndex(answering('{"slides":[{"text":"One."}]}'), '12');
  expect(index).toMatchObject({ kind: 'PRESENTATION', sequence: [{ text: 'One.' }] });
});

test('one that is too large is refused by name', async () => {
  const large = answering(' '.repeat(indexBounds.bytes + 1));
  await expect(readPresentationIndex(large, '12')).rejects.toBeInstanceOf(TooLargePresentationError);
});

test('one that breaks off is a network error', async () => {
  const cause = new TypeError('network error');
  const reading = readPresentationIndex(answering(broken(cause)), '12');
  await expect(reading).rejects.toBeInstanceOf(NetworkError);
  await expect(reading).rejects.toMatchObject({ url: '/presentations/12/index.json', cause });
});

test('one that was taken back stays what it is', async () => {
  const cause = new DOMException('taken back', 'AbortError');
  await expect(readPresentationIndex(answering(broken(cause)), '12')).rejects.toBe(cause);
});
