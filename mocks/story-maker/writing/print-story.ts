// Prints a story as a parent would read it: `npx tsx mocks/story-maker/writing/print-story.ts "The lost star" en age_4 8`.
import type { TargetGroup } from '../../../src/contract/creation/choices';
import { targetGroups } from '../../../src/contract/creation/choices';
import type { MadePage, StoryRequest } from './made-story';
import { writeStory } from './write-story';

const kinds = ['STORY', 'CHILDRENS_STORY', 'DARKTALE', 'CHRISTMAS_STORY'] as const;

const [title = '', language = 'en', age = 'age_4', pages = '8', kind = 'CHILDRENS_STORY', seed = '1'] =
  process.argv.slice(2);
const targetGroup: TargetGroup = targetGroups.find((group) => group === age) ?? 'age_4';
const request: StoryRequest = {
  title,
  kind: kinds.find((one) => one === kind) ?? 'STORY',
  language: language === 'de' ? 'German' : 'English',
  imageStyle: 'crayon',
  targetGroup,
  pageCount: Number(pages),
};
const story = writeStory(request, Number(seed));
for (const page of [story.cover, ...story.pages, story.ending]) printPage(page);

function printPage({ headline, sentences }: MadePage): void {
  const text = sentences.map(({ parts }) => parts.map((part) => part.text).join('')).join(' ');
  console.log(`\n## ${headline}\n${text}`);
}
