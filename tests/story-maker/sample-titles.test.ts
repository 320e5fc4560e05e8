import { expect, test } from 'vitest';
import { sampleListsOf } from '../../mocks/studio/writing/stories/sample-titles';
import { storyFiles } from '../../mocks/studio/writing/stories/story-files';

/** Written anew by `npx vitest run tests/story-maker/sample-titles.test.ts -u`. */
const fileOf = (language: 'de' | 'en') =>
  `${JSON.stringify(sampleListsOf(storyFiles(), language), null, 2)}\n`;

test.each(['de', 'en'] as const)(
  'the titles that the wizards offer in %s are those of the stories',
  async (language) => {
    await expect(fileOf(language)).toMatchFileSnapshot(
      `../../src/platform/i18n/locales/${language}/sample-titles.json`,
    );
  },
);
