// Prints a talk as its audience would hear it:
//   npx tsx mocks/studio/talks/print-talk.ts "Bees" German 5 storytelling "a nerd with glasses" 1 FUNNY child
import { speakerLanguages, usualSpeakerOf } from '../../../src/contract/creation/speakers';
import { writeTalk } from './write-talk';

const [
  title = '',
  asked,
  slides = '5',
  narrationStyle = '',
  personDescription = '',
  seed = '1',
  tone,
  audience,
] = process.argv.slice(2);
const language = speakerLanguages.find((one) => one === asked) ?? 'English';
const { value: speaker, label: name } = usualSpeakerOf(language);
const talk = writeTalk(
  {
    title,
    language,
    numberOfSlides: Number(slides),
    narrationStyle,
    ...(tone === 'FUNNY' ? { tone } : {}),
    isForChild: audience === 'child',
    person: { name, personDescription, imageDescription: '', speaker },
  },
  Number(seed),
);
for (const { headline, sentences, spoken } of [talk.cover, ...talk.slides, talk.ending]) {
  console.log(`\n## ${headline}\n${sentences.join(' ')}`);
  if (spoken) console.log(`(${spoken.join(' ')})`);
}
