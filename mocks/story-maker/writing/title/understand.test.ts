import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishForms } from '../grammar/english';
import { germanForms } from '../grammar/german';
import { understood } from './understand';

/** Returns the idea of a title as one line: who, others, thing, place, mood and goal. */
function idea(title: string, language: 'German' | 'English'): string {
  const forms = language === 'German' ? germanForms : englishForms;
  const { hero, others, thing, place, mood, goal } = understood(title, language);
  const people = [hero, ...others].map((who) => (who ? forms(who)('full') : '–')).join(' + ');
  const rest = [thing && forms(thing)('full'), place?.id, mood, goal?.kind].filter(
    (one) => one !== undefined,
  );
  return [people, ...rest].join(', ');
}

describe('a German title', () => {
  it.each([
    ['Die Schnecke, die fliegen wollte', 'die kleine Schnecke, learn'],
    ['Der kleine Bär und der Mond', 'der kleine Bär, der Mond, night'],
    ['Lina und das verlorene Einhorn', 'Lina + das kleine Einhorn, find'],
    ['Ein Regentag', '–, rain'],
    ['Das Gespenst, das sich im Dunkeln fürchtete', 'das kleine Gespenst, afraid'],
    ['Opa und der Schneemann', 'Opa, der Schneemann, snow'],
    ['Warum die Banane krumm ist', '–, question'],
    ['Der Drache, der nicht schlafen konnte', 'der kleine Drache, sleep'],
    ['Die drei kleinen Schweinchen', 'Ella + Tom'],
    ['Der blaue Hund', 'der blaue Hund'],
    ['Der Fisch, der fliegen wollte', 'der kleine Fisch, learn'],
    ['Winke, winke, Vogel', 'der kleine Vogel'],
    ['Wo ist Milas Schuh?', 'Mila, der Schuh, find'],
    ['Zwei Socken, ein Fuß', '–, die Socke'],
    ['Ein Bagger im Sand', '–, der Bagger'],
    ['Das Schloss der verlorenen Regenschirme', '–, der Regenschirm, courtyard, find'],
    ['Zwei kleine Igel', 'Mia + Ida'],
    ['Sieben Fragen an einen Bären', 'der kleine Bär'],
    ['Oma Fatma und die sieben Kätzchen', 'Oma Fatma + das Kätzchen'],
    ['Jonte kann noch nicht pfeifen', 'Jonte, learn'],
    ['Babydrache Fridolin', 'Fridolin'],
    ['Bruno, der kleine Bär', 'Bruno'],
    ['Die Maus, die gern ein Löwe wäre', 'die kleine Maus + der kleine Löwe, want'],
    ['Der Pinguin lernt schwimmen', 'der kleine Pinguin, pond, learn'],
    ['Wo ist mein Teddy?', '–, der Teddy, find'],
    ['Das verlorene Schaf', '– + das kleine Schaf, find'],
    ['Mama, wann ist Weihnachten?', '–, snow, question'],
    ['Paulas Geburtstag', 'Paula, celebrate'],
    ['Ben sucht einen Freund', 'Ben, friend'],
    ['Eine Reise zum Mond', '–, der Mond, night, journey'],
    ['Nashorn Rudi', '–'],
    ['Rentier Rudi', 'Rudi'],
    ['Die Fledermaus im Turm', 'die kleine Fledermaus'],
    ['Das Elefantenbaby', 'das kleine Elefantenbaby'],
    ['Der Zahnarzt und der Löwe', 'der Zahnarzt + der kleine Löwe'],
    ['Die Ärztin und der Bär', 'die Ärztin + der kleine Bär'],
    ['Der Nachbar und die Gänse', 'der Nachbar + die kleine Gans'],
    ['Unser Baby lacht', 'das kleine Baby'],
    ['Yusuf fährt Dreirad', 'Yusuf'],
    ['Oma Hedwigs Laterne', 'Oma Hedwig, die Laterne, autumn'],
    ['Wo ist meine Zahnbürste?', '–, die Zahnbürste, find'],
    ['Das rote Feuerwehrauto', '–, das rote Feuerwehrauto'],
    ['Der Affe im Urwald', 'der kleine Affe, jungle'],
    ['Ein Bagger auf der Baustelle', '–, der Bagger, site'],
    ['Opas Brille ist weg', 'Opa, find'],
    ['Der rote Ball', '–, der rote Ball'],
    ['Der rosa Elefant', 'der rosa Elefant'],
    ['Tim mit seiner Katze', 'Tim + die kleine Katze'],
    ['Warum schnurren Katzen?', 'die kleine Katze, question'],
    ['Der stärkste Bär der Welt', 'der kleine Bär'],
    ['Mia und das Eis', 'Mia'],
    ['Zwei kleine Drachen', 'Ella + Tom'],
    ['Der Hund Max sucht einen Freund', 'Max, friend'],
    ['mia und der bär', 'Mia + der kleine Bär'],
    ['LENA UND DAS EINHORN', 'Lena + das kleine Einhorn'],
    ['Rotkäppchen und der Wolf', 'Rotkäppchen + der kleine Wolf'],
    ['Ein Geschenk für Opa', '– + Opa, das Geschenk, celebrate'],
    ['Die Maus, die vor nichts Angst hat', 'die kleine Maus'],
    ['der kleine bär will fliegen', 'der kleine Bär, learn'],
    ['Die Maus findet einen goldenen Schlüssel', 'die kleine Maus, der goldene Schlüssel'],
    ['Die Maus findet ihren Schlüssel', 'die kleine Maus, der Schlüssel, find'],
    ['Tante Rosa und der Drache', 'Tante Rosa + der kleine Drache'],
    ['Mein Onkel ist ein Pirat', 'Onkel + der kleine Pirat'],
    ['Der Hase hilft dem alten Igel', 'der kleine Hase + der alte Igel, help'],
  ])('%s: %s', (title, expected) => {
    expect(idea(title, 'German')).toBe(expected);
  });
});

describe('an English title', () => {
  it.each([
    ['The lost treasure map', '–, the treasure map, find'],
    ['The red fire engine', '–, the red fire engine'],
    ['A bear on a desert island', 'the little bear, island'],
    ['The snail who wanted to fly', 'the little snail, learn'],
    ['Pirate Pete', 'Pete'],
    ['Blorf and the Quux', 'Blorf + the little Quux'],
    ['Dinosaurs!', 'the little dinosaur'],
    ['A rainy day', '–, rain'],
    ['The lost umbrella', '–, the umbrella, find'],
    ['Why is the banana bent?', '–, question'],
    ['The Lion Who Could Not Sleep', 'the little lion, sleep'],
    ['The mouse who was afraid of the owl', 'the little mouse + the little owl, afraid'],
    ['Three little mice', 'Ella + Anton'],
    ['Where is my cat?', '– + the little cat, find'],
    ['My dad is a robot', 'Dad + the little robot'],
    ['Benny the bunny', 'Benny'],
    ['Ollie the Ostrich', '–'],
    ['Ollie the Octopus', 'Ollie'],
    ['Five frogs build a boat', 'Lotte + Emil, the boat'],
    ['Robot Rusty goes to school', 'Rusty, classroom, journey'],
    ['Whispers in the grandfather clock', '–, the clock'],
    ['Lola plants a button', 'Lola'],
    ['Father Christmas is stuck in the lift', 'Father Christmas, snow'],
    ['Owl wants to see the sun', 'the little owl, the sun, want'],
    ['The baby elephant', 'the little elephant'],
    ['The baby who laughed', 'the little baby'],
    ['The doctor and the giraffe', 'the doctor + the little giraffe'],
    ['The bear who wanted to be a pirate', 'the little bear + the little pirate, want'],
    ['Rosie’s Red Balloon', 'Rosie, the red balloon'],
    ['A polar bear in the snow', 'the little polar bear, snow'],
    ['The mouse finds a golden key', 'the little mouse, the golden key'],
    ['The mouse finds her key', 'the little mouse, the key, find'],
    ['Auntie and the dragon', 'Auntie + the little dragon'],
    ['Uncle Ben’s boat', 'Uncle Ben, the boat'],
    ['The tired dragon goes to bed', 'the tired dragon, the bed, sleep'],
  ])('%s: %s', (title, expected) => {
    expect(idea(title, 'English')).toBe(expected);
  });
});

/** What somebody fears or wants, as they say it. */
const saidOf = (title: string, language: 'German' | 'English') => {
  const { goal } = understood(title, language);
  if (goal?.kind === 'afraid') return `afraid of ${goal.of ?? 'the dark'}`;
  return goal?.kind === 'want' ? `wants to ${goal.phrase}` : undefined;
};

describe('what somebody fears or wants', () => {
  it.each([
    ['Der Bär hat Angst vor dem großen Hund', 'German', 'afraid of dem großen Hund'],
    ['Der Hase, der Angst vor seinem Schatten hat', 'German', 'afraid of dem Schatten'],
    ['Ein Drache, der sich vor seinem Schatten fürchtet', 'German', 'afraid of dem Schatten'],
    ['Der Junge, der keine Angst hatte', 'German', undefined],
    ['Die Maus, die vor nichts Angst hat', 'German', undefined],
    ['The rabbit who was afraid of his own shadow', 'English', 'afraid of the shadow'],
    ['The girl who was not afraid of anything', 'English', undefined],
    ['The bear who did not want to share', 'English', undefined],
    ["The cat who didn't want to take a bath", 'English', undefined],
    ['The mouse who wanted to have her own house', 'English', 'wants to have my own house'],
    ['The owl who wanted to enjoy itself', 'English', 'wants to enjoy myself'],
    ['Der Igel, der sich verkleiden wollte', 'German', 'wants to mich verkleiden'],
    ['Die Katze, die ihre eigene Band haben wollte', 'German', 'wants to meine eigene Band haben'],
  ] as const)('%s (%s): %s', (title, language, expected) => {
    expect(saidOf(title, language)).toBe(expected);
  });

  it.each([
    ['The pirate who lost her hat', 'f'],
    ['The cat and his hat', 'm'],
  ])('%s: %s', (title, sex) => {
    expect(understood(title, 'English').hero?.sex).toBe(sex);
  });
});

describe('where a title is', () => {
  it.each([
    ['Das Geräusch im Keller', 'German', 'cellar'],
    ['Gespenster auf dem Dachboden', 'German', 'attic'],
    ['Was knackt da in der Küche?', 'German', 'kitchen'],
    ['Der erste Tag in der Schule', 'German', 'classroom'],
    ['The noise in the attic', 'English', 'attic'],
    ['A ghost in the basement', 'English', 'cellar'],
    ['The mouse in the kitchen', 'English', 'kitchen'],
    ['Mia goes to school', 'English', 'classroom'],
    ['The knight in the castle', 'English', 'courtyard'],
    ['A fox in the garden', 'English', 'garden'],
  ] as const)('%s (%s): %s', (title, language, place) => {
    expect(understood(title, language).place?.id).toBe(place);
  });
});

describe('any text', () => {
  it('is a title', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: 'grapheme' }), (title) => {
        for (const language of ['German', 'English'] as const)
          expect(understood(title, language).title).toBe(title.replaceAll(/\s+/g, ' ').trim());
      }),
    );
  });
});
