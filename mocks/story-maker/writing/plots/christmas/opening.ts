// A present is on its way, and somebody needs help before the evening.
import type { Idea } from '../../title/idea';
import type { Beat, Part } from '../plot';
import { winter } from './winter-light';

/** Whether the title says what somebody wishes for: at Christmas that goes on a list. */
export function wantsSomething({ goal }: Idea): boolean {
  return goal?.kind === 'want' || goal?.kind === 'learn';
}

const help: readonly Beat[] = [
  {
    need: 2,
    place: 'forest',
    headline: { de: 'Der umgekippte Korb', en: 'Apples in the snow' },
    de: {
      little: 'Oh! Da ist {helper:full}. Der Korb ist umgekippt. Alle Äpfel liegen im Schnee.',
      middle:
        'Am Waldrand stand {helper:full}. Der Korb war umgekippt. «helper: Meine Äpfel», sagte {helper:er} traurig. «helper: Ich wollte doch (einen Kuchen|etwas Gutes) für heute Abend backen.» [Die Äpfel waren in alle Richtungen gerollt und sahen im Schnee aus wie kleine rote Mützen.]',
    },
    en: {
      little: 'Oh! Here is {helper:full}. The basket tipped over. Apples everywhere!',
      middle:
        'At the edge of the forest stood {helper:full}. The basket had tipped over. «helper: My apples,» {helper:he} said sadly. «helper: I wanted to bake (a cake|something nice) for tonight.» [The apples had rolled everywhere, and they looked like little red hats in the snow.]',
    },
    scene: (stage) =>
      winter(stage, 'day', [
        stage.helper(690, 880, { face: 'sad', look: [-1, 0.6] }),
        stage.hero(240, 900, { face: 'wow', look: [1, 0.3] }),
        { t: 'basket', x: 500, y: 900, s: 1.3, r: 1.2 },
        { t: 'apple', x: 400, y: 950, s: 0.7 },
        { t: 'apple', x: 560, y: 965, s: 0.7 },
        { t: 'apple', x: 830, y: 950, s: 0.7 },
      ]),
  },
  {
    need: 8,
    place: 'forest',
    headline: { de: 'Keine Zeit?', en: 'No time?' },
    de: {
      little: '{Hero} muss weiter. {Hero} hat keine Zeit. {Hero} bleibt trotzdem.',
      middle:
        '{Hero} sah zum Himmel. Bald wurde es dunkel, und das Päckchen musste doch ankommen. Dann sah {hero:er} {helper:acc} an. «hero: Viel Zeit habe ich nicht», sagte {hero}. «hero: Aber helfen kann ich.»',
    },
    en: {
      little: '{Hero} has to go. There is no time. {Hero} stays all the same.',
      middle:
        '{Hero} looked up at the sky. Soon it would be dark, and the present had to get there in time. Then {hero:he} looked at {helper}. «hero: I haven’t got much time,» said {hero}. «hero: But I can help.»',
    },
    scene: (stage) =>
      winter(
        stage,
        'day',
        [
          stage.hero(390, 910, { face: 'thinking', look: [0.4, -1], ar: 'cheek' }),
          { t: 'gift', x: 250, y: 930, s: 0.8 },
          stage.helper(740, 890, { face: 'sad', look: [-0.6, 0.6] }),
        ],
        { shot: 'near', focus: [512, 740] },
      ),
  },
  {
    need: 3,
    place: 'forest',
    headline: { de: 'Ein Apfel, noch ein Apfel', en: 'One apple, two apples' },
    de: {
      little: '{Hero} hilft. Ein Apfel. Noch ein Apfel. Noch einer! «helper: Danke!», sagt {helper}.',
      middle:
        'Also half {hero} suchen. Ein Apfel lag unter dem Busch, zwei lagen mitten auf dem Weg. «helper: Jetzt sind es alle», sagte {helper}. «helper: Das vergesse ich dir nicht.» [Nur der kleinste Apfel fehlte. Den hatte {hero} gerade geschenkt bekommen.]',
    },
    en: {
      little: '{Hero} helps. One apple. Two apples. Three apples! «helper: Thank you!» says {helper}.',
      middle:
        'So {hero} helped. There was one apple under a bush, and there were two on the path. «helper: That is all of them,» said {helper}. «helper: I shall not forget this.» [Only the smallest one was missing. {Hero} had just been given that one to eat.]',
    },
    scene: (stage) =>
      winter(stage, 'day', [
        stage.hero(310, 900, { face: 'happy', look: [1, 0.5] }),
        { t: 'basket', x: 512, y: 940, s: 1.5, full: true },
        stage.helper(730, 890, { face: 'happy', look: [-1, 0.5] }),
      ]),
  },
];

export const opening: readonly Part[] = [
  [
    {
      need: 1,
      headline: { de: 'Das Päckchen', en: 'The present' },
      de: {
        little: 'Da ist {hero:intro}. Es schneit. {Hero} hat ein Päckchen. Es ist für {friend:acc}.',
        middle:
          '(An Heiligabend|Am Heiligen Abend|An einem kalten Heiligabend) stand {hero:intro} {place}. Es schneite, und (alles war weiß|die Flocken waren groß wie Federn|die ganze Welt war leise). Neben {hero:dat} lag ein Päckchen mit einer Schleife. «hero: Das ist für {friend:acc}», sagte {hero}. «hero: Bis heute Abend muss es da sein.» [Abends wird es im Winter nämlich früh.]',
      },
      en: {
        little: 'Here is {hero:intro}. It is snowing. {Hero} has a present. It is for {friend}.',
        middle:
          '(On Christmas Eve|One cold Christmas Eve) {hero:intro} was out {place}. It was snowing, and (all was white|the flakes were as big as feathers|the whole world was quiet). {Hero} had a present with a ribbon. «hero: This is for {friend},» said {hero}. «hero: It has to get there by this evening.» [And in winter, evening comes early.]',
      },
      scene: (stage) =>
        winter(stage, 'day', [
          stage.hero(450, 900, { face: 'happy', look: [0.5, 0.3] }),
          { t: 'gift', x: 650, y: 920, s: 1.1 },
        ]),
    },
    {
      need: 1,
      place: 'home',
      headline: { de: 'Eine große Schleife', en: 'A big ribbon' },
      de: {
        little:
          'Es schneit. Da ist {hero:intro}. {Hero} hat ein Päckchen mit Schleife. Für wen? Für {friend:acc}!',
        middle:
          '(An Heiligabend|Am Heiligen Abend) band {hero:intro} eine Schleife um ein Päckchen. Es war eine sehr große Schleife. «hero: Fertig», sagte {hero}. «hero: Das bringe ich {friend:dat}, noch heute.» [Draußen schneite es. Aber das störte die Schleife nicht.]',
      },
      en: {
        little:
          'It is snowing. Here is {hero:intro}. {Hero} has a present with a ribbon. It is for {friend}!',
        middle:
          'On Christmas Eve {hero:intro} tied a ribbon round a present. It was a very big ribbon. «hero: There,» said {hero}. «hero: I am taking this to {friend}, today.» [It was snowing outside. But the ribbon did not mind.]',
      },
      scene: ({ indoors, hero }) =>
        indoors(
          'day',
          [hero(350, 900, { face: 'happy', look: [1, 0.5] }), { t: 'gift', x: 640, y: 930, s: 1.5 }],
          { sky: 'snow' },
        ),
    },
  ],
  {
    need: 2,
    when: wantsSomething,
    place: 'home',
    headline: { de: 'Der Wunschzettel', en: 'The list' },
    de: {
      little: '{Hero} hat einen Wunschzettel. Da steht nur ein Wunsch. «hero: Ich möchte {goal}.»',
      middle:
        'Auf dem Wunschzettel stand in diesem Jahr nur ein einziger Wunsch. «hero: Ich möchte {goal}», las {hero} laut vor. «hero: Sonst nichts.» [Gut geschrieben war es auch, bis auf einen Klecks. Aber so etwas passt in kein Päckchen.]',
    },
    en: {
      little: '{Hero} has a list for Christmas. There is just one wish. «hero: I want to {goal}.»',
      middle:
        'There was only one wish on the Christmas list this year. «hero: I want to {goal},» {hero} read aloud. «hero: Nothing else.» [It was a very neat list, apart from one blot. But a wish like that does not fit into a box.]',
    },
    scene: ({ indoors, hero }) =>
      indoors('day', [
        hero(430, 900, { face: 'talk', look: [0.8, 0.5] }),
        { t: 'letter', x: 670, y: 900, s: 1.5 },
      ]),
  },
  {
    need: 9,
    headline: { de: 'Stapf, stapf', en: 'Crunch, crunch' },
    de: {
      little: 'Stapf, stapf, stapf. {Hero} geht durch den Schnee. Stapf, stapf, stapf.',
      middle:
        'Stapf, stapf, stapf, machte der Schnee. {Hero} blieb stehen, da war der Schnee auch still. {Hero} ging weiter, und da ging es wieder los: stapf, stapf, stapf. [«hero: Wir zwei machen Musik», sagte {hero} zum Schnee.]',
    },
    en: {
      little: 'Crunch, crunch, crunch. {Hero} walks through the snow. Crunch, crunch, crunch.',
      middle:
        'Crunch, crunch, crunch, went the snow. {Hero} stopped, and the snow was quiet. {Hero} walked on, and there it was again: crunch, crunch, crunch. [«hero: We are making music, you and I,» said {hero} to the snow.]',
    },
    scene: (stage) =>
      winter(
        stage,
        'day',
        [
          stage.hero(470, 900, { pose: 'walk', face: 'sing' }),
          { t: 'pine', x: 880, y: 850, s: 1.3, snow: true },
        ],
        { path: true, shot: 'far' },
      ),
  },
  ...help,
];
