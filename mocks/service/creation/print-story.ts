// Prints a story as a parent would read it: `npm run --silent print-story -- "The lost star" en age_4 8 CHILDRENS_STORY 1`. With `--json`
// first, it prints the texts and the drawn things as JSON; a refused title gives the reason and exit status 3.
import type { TargetGroup } from '../../../src/contract/creation/choices';
import { targetGroups } from '../../../src/contract/creation/choices';
import { isForbiddenByDefault } from './titles/forbidden-titles';
import type { Scene } from '../../studio/drawing/scene';
import { textsOf, type MadePage, type MadeStory, type StoryRequest } from '../../studio/writing/made-story';
import { hasNoStory } from '../../studio/writing/title/grief';
import { languageOf } from '../../studio/writing/title/language';
import { writeStory } from '../../studio/writing/write-story';

const kinds = ['STORY', 'CHILDRENS_STORY', 'DARKTALE', 'CHRISTMAS_STORY'] as const;

const [first, ...others] = process.argv.slice(2);
const isJson = first === '--json';
const [title = '', language = 'en', age = 'age_4', pages = '8', kind = 'CHILDRENS_STORY', seed = '1'] = isJson
  ? others
  : [first, ...others];
const targetGroup: TargetGroup = targetGroups.find((group) => group === age) ?? 'age_4';
const asked = language === 'de' ? 'German' : 'English';
const request: StoryRequest = {
  title,
  kind: kinds.find((one) => one === kind) ?? 'STORY',
  language: languageOf(title, asked),
  imageStyle: 'crayon',
  targetGroup,
  pageCount: Number(pages),
};
const refused = refusalOf(request);
if (refused !== undefined) {
  console.log(isJson ? JSON.stringify({ refused }) : `Refused: ${refused}`);
  process.exitCode = 3;
} else {
  const story = writeStory(request, Number(seed));
  const all = [story.cover, ...story.pages, story.ending];
  if (isJson) console.log(JSON.stringify(describedStory(story, all)));
  else for (const page of all) console.log(`\n## ${page.headline}\n${textsOf(page).join(' ')}`);
}

/** Returns why no story is made of a title, as the service would. */
function refusalOf(asked: StoryRequest): string | undefined {
  if (hasNoStory(asked.title, asked.language)) return 'no-story';
  return isForbiddenByDefault(asked.title, 'story') ? 'forbidden' : undefined;
}

function describedStory({ story, isImprovised }: MadeStory, all: readonly MadePage[]) {
  const pages = all.map((page) => ({
    headline: page.headline,
    text: textsOf(page).join(' '),
    drawn: drawnOn(page.scene),
  }));
  return { story, improvised: isImprovised, language: request.language, pages };
}

/** Returns the names of everything on a picture: ground, weather, sun and moon, figures, and things, also held ones. */
function drawnOn({ ground = 'hills', weather, sun, moon, rainbow, back = [], put = [] }: Scene): string[] {
  const things = [...back, ...put].flatMap((one) =>
    't' in one ? [one.t] : [one.k, ...(one.hold === undefined ? [] : [one.hold])],
  );
  const sky = [sun && 'sun', moon && 'moon', rainbow && 'rainbow', weather].filter(
    (name): name is NonNullable<typeof weather> => typeof name === 'string',
  );
  return [...new Set<string>([ground, ...sky, ...things])];
}
