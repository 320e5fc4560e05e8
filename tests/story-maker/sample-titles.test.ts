import { expect, test } from 'vitest';
import { sampleListsOf } from '../../mocks/story-maker/writing/stories/sample-titles';
import { storyFiles } from '../../mocks/story-maker/writing/stories/story-files';

/** Written anew by `npx vitest run tests/story-maker/sample-titles.test.ts -u`. */
const fileOf = (language: 'de' | 'en', name: string) =>
  [
    `// Titles that the story wizards suggest in ${name}: forty for each age group and each world of its own. They are those of the embedded`,
    '// service’s stories (`mocks/story-maker/stories`), and a test holds that each of these stories tells its titles.',
    'export const sampleTitles = {',
    ...Object.entries(sampleListsOf(storyFiles, language)).flatMap(([list, titles]) => [
      `  ${/^\w+$/.test(list) ? list : `'${list}'`}: [`,
      ...titles.map((title) => `    '${title.replaceAll("'", "\\'")}',`),
      '  ],',
    ]),
    '};',
    '',
  ].join('\n');

test('the titles that the wizards offer are those of the stories', async () => {
  await expect(fileOf('de', 'German')).toMatchFileSnapshot(
    '../../src/platform/i18n/locales/de/sample-titles.ts',
  );
  await expect(fileOf('en', 'English')).toMatchFileSnapshot(
    '../../src/platform/i18n/locales/en/sample-titles.ts',
  );
});
