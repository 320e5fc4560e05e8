import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { PersonMedia } from '../../contract/creation/person-media';
import { FileRefusedError } from '../../platform/browser/person-media/person-file';
import { flushPromises } from '../../base/flush-promises.fixture';
import { useUploads } from './use-uploads';

afterEach(cleanup);

const fileOf = (name: string) =>
  new File(['x'], name, { type: name.endsWith('.jpg') ? 'image/jpeg' : 'audio/mpeg' });

/** Uploads by a reader that takes each file, or refuses it, when the test says so. */
function openUploads() {
  const taken: PersonMedia[] = [];
  const signals = new Map<string, AbortSignal>();
  const reading = new Map<string, (media: Promise<PersonMedia>) => void>();
  const read = (file: File, signal: AbortSignal) =>
    new Promise<PersonMedia>((resolve) => {
      signals.set(file.name, signal);
      reading.set(file.name, resolve);
    });
  const deps = { report: () => undefined, loadReader: async () => read };
  const { result, unmount } = renderHook(() => useUploads(deps, (media) => void taken.push(media)));
  const settled = (call: () => void) =>
    act(async () => {
      call();
      await flushPromises();
    });
  const finish = (name: string, media: Promise<PersonMedia>) => settled(() => reading.get(name)?.(media));
  return {
    taken,
    unmount,
    isAborted: (name: string) => signals.get(name)?.aborted,
    result: () => result.current.result,
    upload: (...names: readonly string[]) => settled(() => result.current.upload(names.map(fileOf))),
    clear: (part: keyof PersonMedia) => settled(() => result.current.clear(part)),
    take: (name: string) =>
      finish(name, Promise.resolve(name.endsWith('.jpg') ? { image: name } : { audio: name })),
    refuse: (name: string) => finish(name, Promise.reject(new FileRefusedError('too-long'))),
  };
}

test('files that are added meanwhile are read after those before them, and the newest of each kind comes last', async () => {
  const uploads = openUploads();
  await uploads.upload('long.mp3', 'voice.mp3');
  await uploads.upload('first.jpg');
  await uploads.upload('second.jpg');
  await uploads.refuse('long.mp3');
  await uploads.take('voice.mp3');
  await uploads.take('first.jpg');
  expect(uploads.result()).toEqual({ isReading: true, added: [], refused: [] });
  await uploads.take('second.jpg');
  expect(uploads.taken).toEqual([{ audio: 'voice.mp3' }, { image: 'first.jpg' }, { image: 'second.jpg' }]);
  expect(uploads.result()).toEqual({
    isReading: false,
    added: ['audio', 'image'],
    refused: [{ name: 'long.mp3', refusal: 'too-long' }],
  });
  // A later upload begins with an empty result.
  await uploads.upload('third.jpg');
  await uploads.take('third.jpg');
  expect(uploads.result()).toEqual({ isReading: false, added: ['image'], refused: [] });
});

test('removing a part stops the reading of its files alone', async () => {
  const uploads = openUploads();
  await uploads.upload('voice.mp3', 'face.jpg');
  await uploads.clear('image');
  expect([uploads.isAborted('voice.mp3'), uploads.result().isReading]).toEqual([false, true]);
  await uploads.take('voice.mp3');
  expect([uploads.taken, uploads.result()]).toEqual([
    [{ audio: 'voice.mp3' }],
    { isReading: false, added: ['audio'], refused: [] },
  ]);
  await uploads.clear('audio');
  expect(uploads.result()).toEqual({ isReading: false, added: [], refused: [] });
});

test('a refused file is named, also when the next file is not read to its end', async () => {
  const uploads = openUploads();
  await uploads.upload('face.jpg', 'long.mp3', 'voice.mp3');
  await uploads.take('face.jpg');
  await uploads.refuse('long.mp3');
  await uploads.clear('audio');
  const refused = [{ name: 'long.mp3', refusal: 'too-long' }];
  expect([uploads.isAborted('voice.mp3'), uploads.result()]).toEqual([
    true,
    { isReading: false, added: ['image'], refused },
  ]);
  // A later file waits for the stopped file, whose result no longer counts.
  await uploads.upload('other.mp3');
  await uploads.take('voice.mp3');
  await uploads.take('other.mp3');
  expect(uploads.taken).toEqual([{ image: 'face.jpg' }, { audio: 'other.mp3' }]);
  expect(uploads.result()).toEqual({ isReading: false, added: ['audio'], refused: [] });
});

test('leaving the fields stops the reading', async () => {
  const uploads = openUploads();
  await uploads.upload('face.jpg', 'voice.mp3');
  uploads.unmount();
  await uploads.take('face.jpg');
  expect([uploads.isAborted('face.jpg'), uploads.isAborted('voice.mp3'), uploads.taken]).toEqual([
    true,
    undefined,
    [],
  ]);
});
