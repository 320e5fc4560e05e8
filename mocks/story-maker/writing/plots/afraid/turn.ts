// The first small step, and what is found there.
import type { Beat } from '../plot';
import { isOf, isOfAnything, isOfDark } from './fear';

export const turn: readonly Beat[] = [
  {
    need: 2,
    when: isOfDark,
    headline: { de: 'Ein Schritt hinaus', en: 'One step outside' },
    de: {
      little: 'Ein Schritt ins Dunkle. Noch ein Schritt. {Friend} ist da. {Hero} ist da.',
      middle:
        'An diesem Abend nahmen sie eine kleine Laterne mit. {Hero} machte einen Schritt ins Dunkle, und {friend} machte auch einen. «hero: Bist du noch da?», fragte {hero}. «friend: Ja», sagte {friend}. «friend: Und du?»',
    },
    en: {
      little: 'One step into the dark. One more step. {Friend} is here. {Hero} is here.',
      middle:
        'That evening they took a little lantern. {Hero} took one step into the dark, and so did {friend}. «hero: Are you still there?» asked {hero}. «friend: Yes,» said {friend}. «friend: Are you?»',
    },
    scene: ({ at, hero, friend }) =>
      at('night', [
        hero(380, 910, { face: 'worry', look: [0.8, 0] }),
        { t: 'lantern', x: 540, y: 940, s: 1.1, lit: true },
        friend(720, 900, { face: 'smile', look: [-1, 0] }),
      ]),
  },
  {
    need: 2,
    when: isOfDark,
    headline: { de: 'Die vielen Lichter', en: 'All the lights' },
    de: {
      little: '{Hero} guckt nach oben. Oh! Ein Stern. Noch ein Stern. Ganz viele Sterne!',
      middle:
        'Dann sah {hero} nach oben. Da war ein Stern, und daneben noch einer, und auf einmal war der ganze Himmel voll. «hero: Die sieht man ja nur, wenn es dunkel ist», sagte {hero}. [«helper: Siehst du», sagte {helper:full}. «helper: Dafür ist das Dunkle da.»]',
    },
    en: {
      little: '{Hero} looks up. Oh! A star. One more star. So many stars!',
      middle:
        'Then {hero} looked up. There was a star, and another one beside it, and all at once the whole sky was full. «hero: You can only see them in the dark,» said {hero}. [«helper: You see,» said {helper:full}. «helper: That is what the dark is for.»]',
    },
    scene: ({ at, hero, friend, helper }) =>
      at(
        'night',
        [
          helper(190, 870, { face: 'smile', look: [0.6, -0.6] }),
          hero(470, 920, { face: 'wow', look: [0.3, -1], ar: 'point' }),
          friend(780, 900, { face: 'happy', look: [-0.2, -1] }),
        ],
        { weather: 'fireflies', clouds: 0 },
      ),
  },
  {
    need: 2,
    when: (idea) => isOf(idea, 'water'),
    place: 'pond',
    headline: { de: 'Ein Schritt ans Wasser', en: 'Down to the water' },
    de: {
      little: 'Ein Schritt zum Wasser. Noch ein Schritt. Plitsch! Das kitzelt. {Hero} lacht.',
      middle:
        'Sie gingen zusammen zum Teich. Ein Schritt, und noch ein Schritt, und dann ein einziger Tropfen auf der Nase. «hero: Das kitzelt ja», sagte {hero}. [«friend: Angst kitzelt selten», sagte {friend}. «friend: Dann ist es etwas anderes.»]',
    },
    en: {
      little: 'One step to the water. One more step. Splash! It tickles. {Hero} laughs.',
      middle:
        'They went down to the pond together. One step, then another step, and then one single drop on the nose. «hero: It tickles,» said {hero}. [«friend: Fear does not tickle,» said {friend}. «friend: So it must be something else.»]',
    },
    scene: ({ at, hero, friend }) =>
      at('day', [
        hero(420, 930, { face: 'laugh', look: [0.4, 0.6] }),
        friend(760, 930, { face: 'happy', look: [-1, 0] }),
      ]),
  },
  {
    need: 2,
    when: (idea) => isOf(idea, 'thunder'),
    headline: { de: 'Eins, zwei, drei, bumm', en: 'One, two, three, boom' },
    de: {
      little: 'Eins, zwei, drei, bumm! {Hero} zählt. {Friend} zählt mit. Bumm!',
      middle:
        'Als es wieder donnerte, rückten alle eng zusammen. «helper: Wir zählen», sagte {helper:full}. Eins, zwei, drei, bumm. Eins, zwei, drei, vier, bumm. «hero: Es geht ja weg», sagte {hero}. [«friend: Es hat Angst vor Zahlen», sagte {friend}.]',
    },
    en: {
      little: 'One, two, three, boom! {Hero} counts. {Friend} counts, too. Boom!',
      middle:
        'When it thundered again, they all sat close together. «helper: Let us count,» said {helper:full}. One, two, three, boom. One, two, three, four, boom. «hero: It is going away,» said {hero}. [«friend: It is afraid of numbers,» said {friend}.]',
    },
    scene: ({ at, hero, friend, helper }) =>
      at(
        'day',
        [
          friend(190, 900, { pose: 'sit', face: 'worry', look: [0.3, -0.8] }),
          helper(830, 890, { pose: 'sit', face: 'talk', look: [-0.6, 0] }),
          hero(510, 930, { pose: 'sit', face: 'wow', look: [0.2, -1] }),
        ],
        { sky: 'storm', clouds: 5 },
      ),
  },
  {
    need: 2,
    when: isOfAnything,
    headline: { de: 'Ein kleiner Schritt', en: 'One small step' },
    de: {
      little: 'Ein kleiner Schritt. Noch ein kleiner Schritt. {Friend} geht mit. Gut so!',
      middle:
        '«hero: Nur ein Schritt», sagte {hero}. {Friend} ging mit, und {helper:full} auch. Ein kleiner Schritt. Und noch einer. [Das Herz klopfte, aber es klopfte in Gesellschaft, und das ist gleich viel besser.]',
    },
    en: {
      little: 'One small step. One more small step. {Friend} comes, too. Well done!',
      middle:
        '«hero: Only one step,» said {hero}. {Friend} came along, and so did {helper:full}. One small step. And another one. [{Hero:gen} heart was thumping, but it is much better to thump in company.]',
    },
    scene: ({ at, hero, friend, helper }) =>
      at('day', [
        friend(190, 880, { face: 'smile', look: [1, 0] }),
        hero(470, 920, { pose: 'walk', face: 'worry' }),
        helper(800, 870, { face: 'happy', look: [-1, 0] }),
      ]),
  },
  {
    need: 2,
    when: (idea) => !isOfDark(idea),
    headline: { de: 'Halb so schlimm', en: 'Not so bad' },
    de: {
      little: '{Hero} guckt hin. Ganz genau. Und? Es ist gar nicht so schlimm.',
      middle:
        'Dann sah {hero} ganz genau hin. Die Angst war von Weitem riesig gewesen. Von Nahem war sie nur noch halb so groß. «hero: Sie wird kleiner, wenn man hinguckt», sagte {hero}. [Das muss man einmal ausprobieren, sonst glaubt man es nicht.]',
    },
    en: {
      little: '{Hero} looks. {Hero} looks again. Well? It is not so bad.',
      middle:
        'Then {hero} took a good look. From far away the fear had been huge. From near by it was only half as big. «hero: It gets smaller when you look at it,» said {hero}. [You have to try that yourself, or you will never believe it.]',
    },
    scene: ({ at, hero, friend }) =>
      at(
        'day',
        [
          hero(390, 910, { face: 'wow', look: [0.8, 0.3] }),
          friend(740, 920, { face: 'happy', look: [-1, 0] }),
        ],
        { shot: 'near', focus: [512, 740] },
      ),
  },
];
