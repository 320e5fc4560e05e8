// From the wish to go to the first long stretch of the way.
import type { Part } from '../plot';
import { isToMoon } from './destination';

const start: readonly Part[] = [
  [
    {
      need: 1,
      when: (idea) => !isToMoon(idea),
      headline: { de: 'Heute geht es los', en: 'Off we go' },
      de: {
        little: 'Da ist {hero:intro}. «hero: Ich will {place:to}!», sagt {hero}. «hero: Jetzt gleich!»',
        middle:
          '{Once} stand {hero:intro} zu Hause am Fenster. «hero: Ich gehe {place:to}», sagte {hero}. «hero: Ich wollte schon immer dorthin.» [Draußen war alles still, und der Weg lag vor der Tür. Besser konnte es nicht werden.]',
      },
      en: {
        little: 'Here is {hero:intro}. «hero: I want to go {place:to}!» says {hero}. «hero: Right now!»',
        middle:
          '{Once} {hero:intro} stood at the window at home. «hero: I am going {place:to},» said {hero}. «hero: I have always wanted to.» [Everything outside was quiet, and the path began right at the door. It would never be better than this.]',
      },
      scene: ({ indoors, hero }) =>
        indoors('morning', [hero(440, 900, { face: 'happy', look: [-0.8, -0.6] })]),
    },
    {
      need: 1,
      when: (idea) => !isToMoon(idea),
      headline: { de: 'Die letzte Seite', en: 'The last page' },
      de: {
        little: 'Da ist {hero:intro}. {Hero} guckt ein Buch an. «hero: Ich will {place:to}! Jetzt gleich!»',
        middle:
          '{Once} sah sich {hero:intro} zu Hause ein Buch an. Auf der letzten Seite war ein Bild. «hero: Da will ich hin», sagte {hero}. «hero: Ich gehe {place:to}.» [Das Buch war damit zu Ende. Die Reise fing erst an.]',
      },
      en: {
        little: 'Here is {hero:intro}. {Hero} looks at a book. «hero: I want to go {place:to}! Right now!»',
        middle:
          '{Once} {hero:intro} was looking at a book at home. There was a picture on the last page. «hero: I want to go there,» said {hero}. «hero: I am going {place:to}.» [It was the end of the book. But it was only the beginning of the journey.]',
      },
      scene: ({ indoors, hero }) =>
        indoors('morning', [
          hero(440, 900, { face: 'happy', look: [1, 0.6] }),
          { t: 'book', x: 680, y: 940, s: 1.4 },
        ]),
    },
  ],
  {
    need: 1,
    when: isToMoon,
    headline: { de: 'Zum Mond', en: 'To the moon' },
    de: {
      little: 'Da ist {hero:intro}. «hero: Ich will zum Mond!», sagt {hero}. «hero: Kommt wer mit?»',
      middle:
        '{Once} stand {hero:intro} zu Hause am Fenster. «hero: Ich gehe zum Mond», sagte {hero}. «hero: Er bekommt bestimmt nicht oft Besuch.» [Das war ein freundlicher Gedanke, und mit so einem geht es sich leicht.]',
    },
    en: {
      little: 'Here is {hero:intro}. «hero: I want to go to the moon!» says {hero}.',
      middle:
        '{Once} {hero:intro} stood at the window at home. «hero: I am going to the moon,» said {hero}. «hero: I don’t think it has many visitors.» [It was a kind thought, and with a kind thought it is easy to set out.]',
    },
    scene: ({ indoors, hero }) =>
      indoors('morning', [hero(450, 900, { face: 'happy', look: [-0.8, -0.8], al: 'point' })]),
  },
];

export const opening: readonly Part[] = [
  ...start,
  {
    need: 7,
    place: 'home',
    headline: { de: 'Der Korb', en: 'Packing' },
    de: {
      little: 'Was muss mit? Ein Apfel. Ein Buch. Und der Teddy! Fertig.',
      middle:
        '{Hero} packte einen Korb. Ein Apfel kam hinein, falls der Hunger kam, und ein Buch, falls die Langeweile kam. [Und der Teddy kam mit, falls es beides gab.] «hero: Fertig», sagte {hero}.',
    },
    en: {
      little: 'What do we need? An apple. A book. And the teddy! Done.',
      middle:
        '{Hero} packed a basket. There was an apple in case of hunger, and there was a book in case of rain. [And there was the teddy in case of anything else.] «hero: Done,» said {hero}.',
    },
    scene: ({ indoors, hero }) =>
      indoors('morning', [
        hero(280, 900, { face: 'happy', look: [1, 0.5] }),
        { t: 'basket', x: 500, y: 920, s: 1.3 },
        { t: 'apple', x: 630, y: 960, s: 0.9 },
        { t: 'book', x: 740, y: 930, s: 1 },
        { t: 'teddy', x: 870, y: 900, s: 1 },
      ]),
  },
  {
    need: 3,
    place: 'garden',
    headline: { de: 'Darf ich mit?', en: 'May I come, too?' },
    de: {
      little: 'Da ist {friend:intro}. «friend: Darf ich mit?» «hero: Ja, komm!», sagt {hero}.',
      middle:
        '{Place} saß {friend:intro}. «friend: Wohin gehst du?», fragte {friend}. «hero: Weit weg», sagte {hero}. «friend: Darf ich mit? Ich bin noch nie weit weg gewesen.» [Zu zweit ist weit weg nur halb so weit.]',
    },
    en: {
      little: 'Here is {friend:intro}. «friend: May I come, too?» «hero: Yes, come on!» says {hero}.',
      middle:
        '{Friend:intro} was sitting {place}. «friend: Where are you going?» asked {friend}. «hero: Far away,» said {hero}. «friend: May I come, too? I have never been far away.» [Far away is only half as far for two.]',
    },
    scene: ({ at, hero, friend }) =>
      at('day', [
        hero(330, 910, { face: 'happy', look: [1, 0] }),
        friend(700, 910, { pose: 'sit', face: 'wow', look: [-1, 0] }),
      ]),
  },
  {
    need: 5,
    place: 'forest',
    headline: { de: 'Durch den Wald', en: 'Through the forest' },
    de: {
      little: 'Tapp, tapp, tapp. Sie gehen durch den Wald. Tapp, tapp, tapp. Weiter, weiter!',
      middle:
        'Der Weg ging durch den Wald. Tapp, tapp, tapp, machten die Schritte. «friend: Sind wir schon da?», fragte {friend}. «hero: Noch nicht», sagte {hero}. [Das fragte {friend} noch (siebenmal|elfmal|zwölfmal). Aber sehr höflich.]',
    },
    en: {
      little: 'Tap, tap, tap. They walk through the forest. Tap, tap, tap. On and on!',
      middle:
        'The way led through the forest. «friend: Are we there yet?» asked {friend}. «hero: Not yet,» said {hero}. [{Friend} asked (seven|eleven|twelve) more times, but always very politely.] On and on they went.',
    },
    scene: ({ at, hero, friend }) =>
      at(
        'day',
        [friend(290, 900, { pose: 'walk', face: 'talk' }), hero(620, 910, { pose: 'walk', face: 'smile' })],
        { path: true },
      ),
  },
  {
    need: 4,
    place: 'hill',
    headline: { de: 'Links oder rechts?', en: 'Left or right?' },
    de: {
      little: 'Links? Oder rechts? «helper: Immer geradeaus», sagt {helper:full}. Also geradeaus!',
      middle:
        'Auf einmal gab es zwei Wege. «hero: Links oder rechts?», fragte {hero}. Neben dem Schild saß {helper:full}. «helper: Der schönere ist der richtige», sagte {helper:er}. [Da mussten sie nicht lange überlegen. Sie nahmen den mit der schöneren Kurve.]',
    },
    en: {
      little: 'Left? Or right? «helper: This way,» says {helper:full}. Thank you! On they go.',
      middle:
        'All at once there were two paths. «hero: Left or right?» asked {hero}. By the signpost was {helper:full}. «helper: The nicer one is the right one,» {helper:he} said. [That was easy. They took the one with the nicer bend.]',
    },
    scene: ({ at, hero, friend, helper }) =>
      at(
        'day',
        [
          friend(170, 890, { face: 'thinking', look: [1, 0] }),
          hero(390, 920, { face: 'talk', look: [1, -0.2] }),
          { t: 'signpost', x: 590, y: 880, s: 1.4 },
          helper(810, 890, { face: 'talk', look: [-1, 0], al: 'point' }),
        ],
        { path: true },
      ),
  },
  {
    need: 8,
    place: 'meadow',
    headline: { de: 'Eine Pause', en: 'A rest' },
    de: {
      little: '{Hero} ist müde. {Friend} ist müde. Sie sitzen da. Dann geht es weiter.',
      middle:
        '«friend: Ich kann nicht mehr», sagte {friend}. «hero: Ich auch nicht», sagte {hero}. Also machten sie Pause und aßen den Apfel. «friend: Jetzt kann ich wieder», sagte {friend}. [«hero: Ich auch», sagte {hero}. So ein Apfel kann viel.]',
    },
    en: {
      little: '{Hero} is tired. {Friend} is tired. They sit down. Then on they go.',
      middle:
        '«friend: I cannot go on,» said {friend}. «hero: Nor can I,» said {hero}. So they had a rest, and they shared an apple. «friend: Now I can,» said {friend}. [«hero: So can I,» said {hero}. An apple can do a lot.]',
    },
    scene: ({ at, hero, friend }) =>
      at('day', [
        hero(340, 920, { pose: 'sit', face: 'worry', look: [0.6, 0.8] }),
        { t: 'apple', x: 512, y: 950, s: 1 },
        friend(690, 910, { pose: 'sit', face: 'sad', look: [-0.6, 0.8] }),
      ]),
  },
];
