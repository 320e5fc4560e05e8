import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blobOfDataUrl, readDataUrl } from './person-file';

test('any bytes come back from their data URL, with their type', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
      const address = await readDataUrl(new Blob([bytes.slice().buffer], { type: 'audio/mp3' }));
      expect(address.startsWith('data:audio/mp3;base64,')).toBe(true);
      const blob = blobOfDataUrl(address);
      expect([blob.type, blob.size, await readDataUrl(blob)]).toEqual(['audio/mp3', bytes.length, address]);
    }),
  );
});

test.each([
  '',
  'data:',
  'https://example.org/a.mp3',
  'data:audio/mp3,text',
  'data:text/html;base64,<b>',
  'data:;base64,AA',
])('%j is no data URL of a picture or a sound', (address) => {
  expect(() => blobOfDataUrl(address)).toThrow(TypeError);
});
