import { expect, it } from 'vitest';
import { speakerLanguages } from '../../../../src/contract/creation/speakers';
import { textIn } from '../wording/texts';
import { gravityOf } from './gravity';
import { topics } from './topics';

it.each([
  ['Der Holocaust', 'German', 'atrocities'],
  ['The Holocaust', 'English', 'atrocities'],
  ['9/11', 'English', 'atrocities'],
  ['Der Zweite Weltkrieg', 'German', 'atrocities'],
  ['The war in Ukraine', 'English', 'atrocities'],
  ['Sklaverei in Amerika', 'German', 'atrocities'],
  ['La guerre de 14', 'French', 'atrocities'],
  ['La schiavitù', 'Italian', 'atrocities'],
  ['広島の原爆', 'Japanese', 'atrocities'],
  ['Der Tod', 'German', 'death'],
  ['Why do we die?', 'English', 'death'],
  ['Warum müssen wir sterben?', 'German', 'death'],
  ['La mort', 'French', 'death'],
  ['La morte', 'Italian', 'death'],
  ['La muerte', 'Spanish', 'death'],
  ['死とは', 'Japanese', 'death'],
  ['Krebs', 'German', 'illness'],
  ['Brustkrebs', 'German', 'illness'],
  ['Cancer', 'English', 'illness'],
  ['Alzheimer', 'French', 'illness'],
  ['Malattie rare', 'Italian', 'illness'],
  ['El cáncer', 'Spanish', 'illness'],
  ['Oma ist krank', 'German', 'illness'],
  ['Why is grandma sick?', 'English', 'illness'],
  ['Mobbing', 'German', 'distress'],
  ['Mes parents divorcent, le divorce', 'French', 'distress'],
  ['Kindesmissbrauch', 'German', 'atrocities'],
  ['Der Islam', 'German', 'religion'],
  ['Jesus', 'English', 'religion'],
  ['Le judaïsme', 'French', 'religion'],
  ['La Chiesa', 'Italian', 'religion'],
  ['Die AfD', 'German', 'politics'],
  ['Bundestagswahl 2025', 'German', 'politics'],
  ['Abortion', 'English', 'politics'],
  ['El gobierno', 'Spanish', 'politics'],
  ['Angela Merkel', 'German', 'people'],
  ['Who was Anne Frank?', 'English', 'people'],
  ['Marie Curie', 'French', 'people'],
  ['Leonardo da Vinci', 'Italian', 'people'],
  ['Adolf Hitler', 'English', 'atrocities'],
  ['アンゲラ・メルケル', 'Japanese', 'people'],
  ['Albert Einstein', 'German', 'people'],
  ['Donald J. Trump', 'English', 'people'],
] as const)('%s in a talk in %s is grave: %s', (title, language, kind) => {
  expect([...gravityOf(title, language)]).toContain(kind);
});

it.each([
  ['Krieg der Sterne', 'German'],
  ['Star Wars', 'English'],
  ['Krebse im Meer', 'German'],
  ['Der Krebs und seine Scheren', 'German'],
  ['Flusskrebse', 'German'],
  ['Das Tote Meer', 'German'],
  ['The Dead Sea', 'English'],
  ['Was war vor den Dinosauriern?', 'German'],
  ['Die Bienen', 'German'],
  ['Die Pasta', 'German'],
  ['Papa und ich', 'German'],
  ['Bees and volcanoes', 'English'],
  ['Der Mond', 'German'],
  ['Le chocolat', 'French'],
  ['Il gatto nero', 'Italian'],
  ['Los gatos', 'Spanish'],
  ['くじら', 'Japanese'],
  ['Wie man Brot backt', 'German'],
  ['Max und Moritz', 'German'],
  ['Paul der Hund', 'German'],
  ['Warum ist der Himmel blau?', 'German'],
  ['The sky at night', 'English'],
  ['Todmüde', 'German'],
  ['Godzilla', 'English'],
  ['Deadlines', 'English'],
] as const)('%s in a talk in %s is not grave', (title, language) => {
  expect([...gravityOf(title, language)]).toEqual([]);
});

it('no known topic is grave by its own name', () => {
  const grave = topics.flatMap(({ names }) =>
    speakerLanguages.flatMap((language) => {
      const name = textIn(names, language);
      return gravityOf(name, language).size > 0 ? [name] : [];
    }),
  );
  expect(grave).toEqual([]);
});
