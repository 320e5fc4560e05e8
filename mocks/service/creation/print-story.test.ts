import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const program = fileURLToPath(new URL('print-story.ts', import.meta.url));
/** Runs the program as its script in package.json does. */
function print(...words: string[]) {
  const { stdout, status } = spawnSync(process.execPath, ['--import', 'tsx', program, '--json', ...words], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  const printed: unknown = JSON.parse(stdout);
  return { printed, status };
}

test('a story is printed as data, with the drawn figures and things of each page', () => {
  const { printed, status } = print('The lost boot', 'en', 'age_4', '6', 'STORY', '1');
  const page = {
    headline: expect.any(String),
    text: expect.any(String),
    drawn: expect.arrayContaining([expect.any(String)]),
  };
  expect(printed).toEqual({
    story: 'lost',
    improvised: false,
    language: 'English',
    pages: Array.from({ length: 8 }, () => page),
  });
  expect(status).toBe(0);
});

test.each([
  ['Hitler ist toll', 'forbidden'],
  ['Papa ist gestorben', 'no-story'],
])('the refusal of %s is printed with its reason, and ends with status 3', (title, refused) => {
  expect(print(title, 'de')).toEqual({ printed: { refused }, status: 3 });
});
