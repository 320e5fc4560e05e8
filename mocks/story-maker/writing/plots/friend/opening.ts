// How two who are shy come to know each other.
import type { Part } from '../plot';

export const opening: readonly Part[] = [
  [
    {
      need: 1,
      headline: { de: 'Ganz allein', en: 'All alone' },
      de: {
        little: 'Da ist {hero:intro}. {Hero} ist allein. Wer spielt mit {hero:dat}?',
        middle:
          '{Once} saß {hero:intro} {place} und langweilte sich. Weit und breit war niemand zum Spielen da. [Fangen geht nämlich nicht allein. {Hero} hatte es schon versucht.] «hero: Ich hätte so gern einen Freund», (seufzte|flüsterte) {hero}.',
      },
      en: {
        little: 'Here is {hero:intro}. {Hero} is all alone. Who will play with {hero}?',
        middle:
          '{Once} {hero:intro} sat {place} with nobody to play with. [You cannot play catch on your own. {Hero} had tried.] «hero: I would so like to have a friend,» (sighed|whispered) {hero}.',
      },
      scene: ({ at, hero }) =>
        at('day', [hero(470, 900, { pose: 'sit', face: 'sad', look: [0.4, 0.6] })], { shot: 'far' }),
    },
    {
      need: 1,
      headline: { de: 'Der Ball rollt weg', en: 'A ball for one' },
      de: {
        little: 'Da ist {hero:intro}. {Hero} hat einen Ball. Der Ball rollt weg. Niemand rollt ihn zurück.',
        middle:
          '{Once} rollte {hero:intro} {place} einen Ball umher. Niemand rollte ihn zurück. [Also holte {hero} ihn selbst. Nach dem dritten Mal war das nicht mehr lustig.] «hero: Zu zweit wäre es schöner», sagte {hero}.',
      },
      en: {
        little: 'Here is {hero:intro}. {Hero} has a ball. It rolls away. Nobody rolls it back.',
        middle:
          '{Once} {hero:intro} was out {place}, rolling a ball along. Nobody rolled it back. [So {hero} had to fetch it. After the third time that was no fun any more.] «hero: It would be nicer with two,» said {hero}.',
      },
      scene: ({ at, hero }) =>
        at('day', [hero(330, 910, { face: 'sad', look: [1, 0.5] }), { t: 'ball', x: 720, y: 930, s: 1.1 }]),
    },
    {
      need: 1,
      headline: { de: 'Zwei Tassen', en: 'Two cups' },
      de: {
        little: 'Da ist {hero:intro}. Da ist eine Tasse. Da ist noch eine Tasse. Aber {hero} ist allein.',
        middle:
          '{Once} stellte {hero:intro} {place} zwei Tassen hin. Eine war für {hero:acc}. Aber für wen war die andere? [Das war eine gute Frage. {Hero} wusste noch keine Antwort.] «hero: Ich hätte so gern Besuch», (seufzte|flüsterte) {hero}.',
      },
      en: {
        little: 'Here is {hero:intro}. Here is a cup. Here is another cup. But {hero} is all alone.',
        middle:
          '{Once} {hero:intro} put out two cups {place}. One was for {hero}. But who was the other one for? [It was a good question. {Hero} did not know the answer yet.] «hero: I would so like a visitor,» (sighed|whispered) {hero}.',
      },
      scene: ({ at, hero }) =>
        at('day', [
          hero(330, 910, { pose: 'sit', face: 'sad', look: [0.8, 0.6] }),
          { t: 'cup', x: 570, y: 950, s: 1.2 },
          { t: 'cup', x: 740, y: 950, s: 1.2 },
        ]),
    },
  ],
  {
    need: 9,
    headline: { de: 'Der Stein', en: 'The stone' },
    de: {
      little:
        'Da liegt ein Stein. «hero: Hallo, Stein!» Der Stein sagt nichts. {Hero} wartet. Der Stein sagt immer noch nichts.',
      middle:
        '{Hero} probierte es mit einem Stein. «hero: Guten Tag», sagte {hero:er}. «hero: Willst du mit mir spielen?» Der Stein überlegte lange. [So lange, dass {hero} nachsah, ob er vielleicht eingeschlafen war.] Dann sagte er nichts.',
    },
    en: {
      little:
        'Here is a stone. «hero: Hello, stone!» The stone says nothing. {Hero} waits. The stone still says nothing.',
      middle:
        '{Hero} tried a stone. «hero: Good morning,» {hero:he} said. «hero: Would you like to play with me?» The stone thought about it for a long time. [It took so long that {hero} checked whether it had fallen asleep.] Then it said nothing at all.',
    },
    scene: ({ at, hero }) =>
      at('day', [hero(330, 910, { face: 'talk', look: [1, 0.4] }), { t: 'rock', x: 690, y: 910, s: 1.5 }]),
  },
  {
    need: 4,
    headline: { de: 'Wer ist das?', en: 'Who is that?' },
    de: {
      little: 'Oh! Wer ist das? Das ist {friend:intro}. {Hero} guckt. {Friend} guckt auch.',
      middle:
        'Da raschelte es. Neben einem Busch stand {friend:intro} und guckte {hero:acc} an. {Hero} guckte zurück. [Keiner von beiden sagte etwas. Das können Schüchterne besonders gut.]',
    },
    en: {
      little: 'Oh! Who is that? It is {friend:intro}. {Hero} looks. {Friend} looks, too.',
      middle:
        'Something rustled. Beside a bush stood {friend:intro}, looking at {hero}. {Hero} looked back. [Neither of them said a word. Shy people are very good at that.]',
    },
    scene: ({ at, hero, friend }) =>
      at('day', [
        { t: 'bush', x: 850, y: 880, s: 1.6 },
        friend(700, 890, { face: 'shy', look: [-1, 0] }),
        hero(250, 920, { face: 'wow', look: [1, 0] }),
      ]),
  },
  {
    need: 10,
    headline: { de: 'Gut versteckt', en: 'Hiding' },
    de: {
      little: '{Hero} versteckt sich. {Friend} versteckt sich auch. Wo sind sie? Da! Da sind sie!',
      middle:
        'Vor lauter Schreck versteckte sich {hero} hinter einem Baum. {Friend} versteckte sich hinter einem Busch. So warteten sie und warteten. [Wer sich sehr gut versteckt, den findet leider auch niemand.]',
    },
    en: {
      little: '{Hero} hides. {Friend} hides, too. Where are they? There! There they are!',
      middle:
        'At once {hero} hid behind a tree. {Friend} hid behind a bush. And so they waited and waited. [If you hide very well, nobody finds you. That is the trouble with hiding.]',
    },
    scene: ({ at, hero, friend }) =>
      at('day', [
        hero(330, 880, { face: 'shy', look: [1, 0] }),
        { t: 'tree', x: 220, y: 920, s: 1.7 },
        friend(720, 880, { face: 'shy', look: [-1, 0] }),
        { t: 'bush', x: 790, y: 930, s: 1.7 },
      ]),
  },
  {
    need: 6,
    headline: { de: 'Ein guter Rat', en: 'Good advice' },
    de: {
      little: 'Da kommt {helper:full}. «helper: Sag einfach Hallo!» «hero: Hallo?» «helper: Ja. Genau so.»',
      middle:
        '{Helper:full} hatte alles gesehen. «helper: Einer von euch muss anfangen», sagte {helper:er}. «hero: Womit denn?», fragte {hero}. «helper: Mit Hallo», sagte {helper}. [«helper: Das ist ein kleines Wort. Es passt durch jede Tür.»]',
    },
    en: {
      little:
        'Here comes {helper:full}. «helper: Just say hello!» «hero: Hello?» «helper: Yes. Just like that.»',
      middle:
        '{Helper:full} had seen it all. «helper: One of you has to begin,» {helper:he} said. «hero: With what?» asked {hero}. «helper: With hello,» said {helper}. [«helper: It is a small word. It fits through any door.»]',
    },
    scene: ({ at, hero, helper }) =>
      at(
        'day',
        [
          hero(310, 910, { face: 'thinking', look: [1, -0.3] }),
          helper(700, 900, { face: 'talk', look: [-1, 0], al: 'up' }),
        ],
        { shot: 'near', focus: [512, 740] },
      ),
  },
  [
    {
      need: 2,
      headline: { de: 'Hallo', en: 'Hello' },
      de: {
        little:
          '«hero: Hallo!», sagt {hero}. «friend: Hallo!», sagt {friend}. {Hero} lacht. {Friend} lacht auch.',
        middle:
          '{Hero} holte tief Luft und trat vor. «hero: Hallo», sagte {hero:er}. «hero: Ich bin … also, ich bin hier.» «friend: Hallo», sagte {friend}. «friend: Ich bin auch hier.» [Da mussten sie beide lachen, und dann war es gar nicht mehr schwer.]',
      },
      en: {
        little:
          '«hero: Hello!» says {hero}. «friend: Hello!» says {friend}. {Hero} laughs. {Friend} laughs, too.',
        middle:
          '{Hero} took a deep breath and stepped forward. «hero: Hello,» {hero:he} said. «hero: I am … well, I am here.» «friend: Hello,» said {friend}. «friend: I am here, too.» [Then they both had to laugh, and after that it was not hard at all.]',
      },
      scene: ({ at, hero, friend }) =>
        at('day', [
          hero(320, 910, { face: 'laugh', look: [1, 0], ar: 'wave' }),
          friend(710, 910, { face: 'laugh', look: [-1, 0], al: 'wave' }),
        ]),
    },
    {
      need: 2,
      headline: { de: 'Alles doppelt', en: 'Copycats' },
      de: {
        little: '{Hero} nickt. {Friend} nickt auch. {Hero} winkt. {Friend} winkt auch. Das macht Spaß!',
        middle:
          '{Hero} nickte. {Friend} nickte auch. {Hero} winkte, und {friend} winkte zurück. «hero: Machst du alles nach?», fragte {hero}. «friend: Ja», sagte {friend}. «friend: Das ist mein Lieblingsspiel.» [Nach einer Weile wusste niemand mehr, wer wen nachmachte.]',
      },
      en: {
        little: '{Hero} nods. {Friend} nods, too. {Hero} waves. {Friend} waves, too. This is fun!',
        middle:
          '{Hero} nodded. {Friend} nodded, too. {Hero} waved, and {friend} waved back. «hero: Are you copying me?» asked {hero}. «friend: Yes,» said {friend}. «friend: It is my favourite game.» [After a while nobody knew who was copying whom.]',
      },
      scene: ({ at, hero, friend }) =>
        at('day', [
          hero(310, 910, { face: 'happy', look: [1, 0], al: 'wave' }),
          friend(720, 910, { face: 'happy', look: [-1, 0], ar: 'wave' }),
        ]),
    },
  ],
  {
    need: 5,
    headline: { de: 'Halb und halb', en: 'Half and half' },
    de: {
      little:
        '{Friend} hat einen Apfel. Ein Biss für {friend:acc}. Ein Biss für {hero:acc}. Mmm, schmeckt das gut!',
      middle:
        '{Friend} hatte einen Apfel dabei. «friend: Die eine Hälfte ist für dich», sagte {friend:er}. «hero: Und die andere?», fragte {hero}. «friend: Die ist für mich», sagte {friend}. [Sie bissen immer abwechselnd ab, und keiner passte auf, wer öfter dran war.]',
    },
    en: {
      little: '{Friend} has an apple. A bite for {friend}. A bite for {hero}. Mmm, that is good!',
      middle:
        '{Friend} had brought an apple. «friend: One half is for you,» said {friend}. «hero: And the other half?» asked {hero}. «friend: That one is for me,» said {friend}. [They took turns to bite, and nobody counted the bites.]',
    },
    scene: ({ at, hero, friend }) =>
      at(
        'day',
        [
          hero(330, 910, { pose: 'sit', face: 'happy', look: [1, 0] }),
          friend(690, 910, { pose: 'sit', face: 'happy', look: [-1, 0] }),
          { t: 'apple', x: 512, y: 925, s: 1.3 },
        ],
        { shot: 'near', focus: [512, 760] },
      ),
  },
];
