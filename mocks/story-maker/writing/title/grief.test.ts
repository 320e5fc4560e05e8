import { describe, expect, it } from 'vitest';
import { griefIn, hasNoStory } from './grief';

type Written = readonly [
  title: string,
  language: 'German' | 'English',
  grief: string,
  dear: string,
  hero?: string,
];

type Asked = readonly [title: string, language: 'German' | 'English'];

const written: readonly Written[] = [
  ['Grandpa is in hospital', 'English', 'hospital', 'Grandpa'],
  ['Grandad goes to hospital', 'English', 'hospital', 'Grandad'],
  ['GRANDMA HAS TO GO TO HOSPITAL', 'English', 'hospital', 'Grandma'],
  ['My mum is in the hospital', 'English', 'hospital', 'Mum'],
  ['Why is Daddy in hospital?', 'English', 'hospital', 'Daddy'],
  ['Papa ist im Krankenhaus', 'German', 'hospital', 'Papa'],
  ['Opa muss ins Krankenhaus', 'German', 'hospital', 'Opa'],
  ['Besuch bei Oma im Krankenhaus', 'German', 'hospital', 'Oma'],
  ['Mia ist im Krankenhaus', 'German', 'hospital', 'Mia'],
  ['Oma Inge ist im Krankenhaus', 'German', 'hospital', 'Oma Inge'],
  ['Papa bringt Mia ins Krankenhaus', 'German', 'hospital', 'Mia'],
  ['Mama, stirbst du auch?', 'German', 'dying', 'Mama'],
  ['Mum and Dad don’t love each other any more', 'English', 'parting', 'Mum'],
  ['Oma ist im Krankenhaus', 'English', 'hospital', 'Grandma'],
  ['Marie vermisst Papa', 'German', 'missing', 'Papa', 'Marie'],
  ['marie vermisst papa', 'German', 'missing', 'Papa', 'Marie'],
  ['Marie vermisst ihren Papa so sehr', 'German', 'missing', 'Papa', 'Marie'],
  ['Ich vermisse meine Oma', 'German', 'missing', 'Oma'],
  ['Opa fehlt mir', 'German', 'missing', 'Opa'],
  ['Papa ist weg', 'German', 'missing', 'Papa'],
  ['I miss my dog', 'English', 'missing', 'dog'],
  ['Tom misses Daddy', 'English', 'missing', 'Daddy', 'Tom'],
  ['Ella Misses Her Grandma', 'English', 'missing', 'Grandma', 'Ella'],
  ['Mein Hund ist gestorben', 'German', 'death', 'Hund'],
  ['Unsere Katze ist tot', 'German', 'death', 'Katze'],
  ['Oma ist tot', 'German', 'death', 'Oma'],
  ['Als Opa starb', 'German', 'death', 'Opa'],
  ['Warum ist Opa gestorben?', 'German', 'death', 'Opa'],
  ['Oma ist jetzt im Himmel', 'German', 'death', 'Oma'],
  ['Grandma died', 'English', 'death', 'Grandma'],
  ['Why did Grandpa die?', 'English', 'death', 'Grandpa'],
  ['Warum musste Oma sterben?', 'German', 'death', 'Oma'],
  ['My cat is dead', 'English', 'death', 'cat'],
  ['Why do we die?', 'English', 'dying', 'Mummy'],
  ['What happens when you die?', 'English', 'dying', 'Mummy'],
  ['Warum müssen wir sterben?', 'German', 'dying', 'Mama'],
  ['Mama, muss ich sterben?', 'German', 'dying', 'Mama'],
  ['Wo ist man, wenn man tot ist?', 'German', 'dying', 'Mama'],
  ['Mama und Papa streiten', 'German', 'parting', 'Mama'],
  ['Papa und Mama trennen sich', 'German', 'parting', 'Papa'],
  ['Wenn Mama und Papa streiten', 'German', 'parting', 'Mama'],
  ['Papa zieht aus', 'German', 'parting', 'Papa'],
  ['Mummy and Daddy are splitting up', 'English', 'parting', 'Mummy'],
  ['My parents are getting divorced', 'English', 'parting', 'Mummy'],
];

const merry: readonly Asked[] = [
  ['Little Miss Sunshine', 'English'],
  ['Miss Mouse and the cheese', 'English'],
  ['The teddy hospital', 'English'],
  ['The animal hospital', 'English'],
  ['Doctor Bear works at the hospital', 'English'],
  ['Das Puppenkrankenhaus', 'German'],
  ['Anna misses the bus', 'English'],
  ['The missing sock', 'English'],
  ['The missing cat', 'English'],
  ['Wer vermisst einen Handschuh?', 'German'],
  ['Der Pirat vermisst seinen Schatz', 'German'],
  ['Why did the dinosaurs die out?', 'English'],
  ['Warum sind die Dinosaurier ausgestorben?', 'German'],
  ['Der Drache, der sich totlachte', 'German'],
  ['The dragon who nearly died laughing', 'English'],
  ['Mama und Papa heiraten', 'German'],
  ['Mummy and Daddy dance', 'English'],
  ['Die Geschwister streiten', 'German'],
  ['Die Socken trennen sich', 'German'],
  ['Der Krebs und die Krabbe', 'German'],
  ['Opa hat einen Garten', 'German'],
  ['Der kranke Bär', 'German'],
  ['Santa has a cold', 'English'],
  ['Opa und der Schneemann', 'German'],
  ['Mama arbeitet im Krankenhaus', 'German'],
  ['My mum works at the hospital', 'English'],
  ['Mein Bruder wurde im Krankenhaus geboren', 'German'],
  ['Oma ist ein Engel', 'German'],
  ['Abschied von Opa', 'German'],
  ['Opa ist tot müde', 'German'],
  ['The day Grandpa nearly died', 'English'],
  ['Papa hat sich fast totgelacht', 'German'],
  ['Mama singt', 'German'],
];

const untold: readonly Asked[] = [
  ['Mama hat Krebs', 'German'],
  ['Mum has cancer', 'English'],
  ['Opa hat Demenz', 'German'],
  ['Oma ist sehr krank', 'German'],
  ['Papa ist gestorben', 'German'],
  ['Mummy died', 'English'],
  ['Mein Bruder ist tot', 'German'],
  ['Mein Hamster ist gestorben', 'German'],
  ['My guinea pig died', 'English'],
  ['Papa schlägt mich', 'German'],
  ['Daddy hits me', 'English'],
  ['Ich will nicht mehr leben', 'German'],
  ['I want to die', 'English'],
  ['Warum gibt es Krieg?', 'German'],
  ['Why is there war?', 'English'],
  ['Ben wird gemobbt', 'German'],
  ['Ich muss ins Krankenhaus', 'German'],
  ['Our baby died', 'English'],
  ['Opas Beerdigung', 'German'],
  ['Der Fisch ist tot', 'German'],
  ['Grandma and Grandpa died', 'English'],
  ['Oma und Opa sind tot', 'German'],
  ['Mama weint', 'German'],
  ['Mein Hund ist krank', 'German'],
  ['Papa muss ins Gefängnis', 'German'],
  ['Nobody likes me', 'English'],
  ['Will Grandma die?', 'English'],
  ['Wenn Papa arbeitet, vermisst ihn Leo', 'German'],
  ['Oma und Opa sind im Krankenhaus', 'German'],
  ['I miss my hamster', 'English'],
  ['Ich vermisse meine beste Freundin', 'German'],
  ['Papa ist im Gefängnis', 'German'],
];

describe('grief', () => {
  it.each(written.map(([title, language, grief, dear, hero]) => ({ title, language, grief, dear, hero })))(
    'in $title is of $grief, about $dear',
    ({ title, language, grief, dear, hero }) => {
      const found = griefIn(title, language);
      const [one] = found?.others ?? [];
      expect(found?.goal.grief).toBe(grief);
      expect(one?.name ?? (language === 'German' ? one?.noun.de.base : one?.noun.en)).toBe(dear);
      expect(found?.hero?.name).toBe(hero);
      expect(hasNoStory(title, language)).toBe(false);
    },
  );

  it.each(merry.map(([title, language]) => ({ title, language })))(
    'is not in $title',
    ({ title, language }) => {
      expect([griefIn(title, language)?.goal, hasNoStory(title, language)]).toEqual([undefined, false]);
    },
  );

  it.each(untold.map(([title, language]) => ({ title, language })))(
    'in $title is told in no story',
    ({ title, language }) => {
      expect([griefIn(title, language)?.goal, hasNoStory(title, language)]).toEqual([undefined, true]);
    },
  );
});
