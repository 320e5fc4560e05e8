// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchEarly, takeEarly } from '../../platform/http/early-fetch';
import { fetchFirstCovers } from './first-covers';

const story = (id: string, language = 'English') => ({
  id,
  language,
  previewImage: `/presentations/${id}/preview.webp`,
});
const rated = (presentationId: string, rating: number) => ({
  presentationId,
  storyRating: rating,
  imageRating: rating,
  voiceRating: rating,
});

let asked: string[];
const answers = new Map<string, () => Promise<Response>>();

beforeEach(() => {
  asked = [];
  vi.stubGlobal(
    'fetch',
    (url: string) => answers.get(url)?.() ?? Promise.reject(new TypeError('no network')),
  );
  vi.stubGlobal(
    'Image',
    class {
      set src(url: string) {
        asked.push(new URL(url).pathname);
      }
    },
  );
});
afterEach(() => {
  for (const path of ['/api/presentation', '/api/feedback']) void takeEarly(path)?.catch(() => undefined);
});

/** The shelf's requests set out, and are answered with this. */
function setOutWith(list: unknown, feedback?: unknown): void {
  answers.set('/api/presentation', () => Promise.resolve(Response.json(list)));
  if (feedback === undefined) answers.delete('/api/feedback');
  else answers.set('/api/feedback', () => Promise.resolve(Response.json(feedback)));
  fetchEarly('/api/presentation');
  fetchEarly('/api/feedback');
}

const coversOf = (...ids: string[]) => ids.map((id) => `/presentations/${id}/preview.webp`);

test('the covers of the best rated come first, then those of the newest, in one language', async () => {
  setOutWith(
    [story('9'), story('10'), story('7'), story('8', 'German')],
    [rated('7', 5), rated('9', 5), rated('9', 2)],
  );
  await fetchFirstCovers('en', []);
  expect(asked).toEqual(coversOf('7', '9', '10'));
});

test('six at most are asked for, and the list is left to the shelf', async () => {
  setOutWith(Array.from({ length: 30 }, (_, at) => story(String(at + 1))));
  await fetchFirstCovers('en', []);
  expect(asked).toEqual(coversOf('30', '29', '28', '27', '26', '25'));
  expect(await (await takeEarly('/api/presentation'))?.json()).toHaveLength(30);
});

test.each([
  ['no list', { message: 'soon' }],
  [
    'entries that are none',
    [null, 7, { id: '../1', language: 'English', previewImage: 'a.webp' }, { id: '3', language: 'English' }],
  ],
  ['covers that lie elsewhere', [{ ...story('1'), previewImage: 'https://example.com/a.webp' }]],
])('%s: nothing is asked for', async (_, list) => {
  setOutWith(list);
  await fetchFirstCovers('en', []);
  expect(asked).toEqual([]);
});

test('where the list cannot be had nothing is asked for', async () => {
  answers.clear();
  fetchEarly('/api/presentation');
  await expect(fetchFirstCovers('de', [])).resolves.toBeUndefined();
  expect(asked).toEqual([]);
});
