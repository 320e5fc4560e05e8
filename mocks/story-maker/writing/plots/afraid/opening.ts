// Somebody is afraid of something, says so, and hears that others are, too.
import type { Beat, Part } from '../plot';
import { isOfDark } from './fear';

const hiding: readonly Beat[] = [
  {
    need: 3,
    when: isOfDark,
    headline: { de: 'Es wird dunkel', en: 'It gets dark' },
    de: {
      little: 'Es wird dunkel. Immer dunkler. «hero: Oh!», sagt {hero}. «hero: Da ist es wieder.»',
      middle:
        'Jeden Abend war es dasselbe. Erst wurde der Himmel rosa, dann blau, und dann kam das Dunkle. «hero: Da ist es wieder», flüsterte {hero}. [Das Dunkle sagte nichts. Es sagt nie etwas, und das ist ja das Unheimliche.]',
    },
    en: {
      little: 'It gets dark. It gets darker. «hero: Oh!» says {hero}. «hero: Here it is again.»',
      middle:
        'Every evening it was the same. First the sky was pink, then it was blue, and then came the dark. «hero: Here it is again,» whispered {hero}. [The dark said nothing. It never does, and that is the spooky part.]',
    },
    scene: ({ at, hero }) =>
      at('evening', [hero(450, 910, { face: 'worry', look: [1, -0.3] })], { shot: 'far' }),
  },
  {
    need: 3,
    when: (idea) => !isOfDark(idea),
    headline: { de: 'Gut versteckt', en: 'A place to hide' },
    de: {
      little: '{Hero} versteckt sich hinter dem Busch. Nur die Augen gucken heraus.',
      middle:
        'Sobald {hero:er} nur daran dachte, lief {hero} hinter den nächsten Busch. «hero: Ich bin gar nicht da», sagte {hero}. [Das sagte {hero:er} ziemlich leise, denn wer nicht da ist, sagt ja auch nichts.]',
    },
    en: {
      little: '{Hero} hides behind a bush. Only {hero:his} eyes look out.',
      middle:
        'Just to think of it was enough, and {hero} ran behind the nearest bush. «hero: I am not here,» said {hero}. [{Hero} said it very quietly, for somebody who is not there cannot say a thing.]',
    },
    scene: ({ at, hero }) =>
      at('day', [hero(512, 900, { face: 'worry', look: [-0.7, 0] }), { t: 'bush', x: 512, y: 970, s: 3.4 }]),
  },
  {
    need: 9,
    headline: { de: 'Ein Lied gegen die Angst', en: 'A brave song' },
    de: {
      little: '{Hero} singt laut. La, la, la! Die Angst ist immer noch da.',
      middle:
        '{Hero} versuchte es mit Singen, denn wer singt, klingt mutig. La, la, la, sang {hero:er}, immer lauter. [Die Angst hörte zu und ging leider nicht weg. Wahrscheinlich mochte sie Musik.]',
    },
    en: {
      little: '{Hero} sings a song. La, la, la! But the fear does not go.',
      middle:
        '{Hero} tried to sing, because it sounds brave. La, la, la, sang {hero}, louder and louder. [The fear listened, and would not go away. It must have been fond of music.]',
    },
    scene: ({ at, hero }) =>
      at('day', [hero(500, 910, { face: 'sing', arm: 'up' })], { shot: 'near', focus: [512, 740] }),
  },
];

export const opening: readonly Part[] = [
  [
    {
      need: 1,
      headline: { de: 'Eine Angst', en: 'One big fear' },
      de: {
        little: 'Da ist {hero:intro}. {Hero} kann viel. Aber {hero} hat Angst vor {fear}.',
        middle:
          '{Once} saß {hero:intro} {place}. Vor (Mücken|Matsch|lauten Tanten) fürchtete {hero:er} sich nicht. «hero: Aber ich habe Angst vor {fear}», sagte {hero}. [Das sagte {hero:er} nur, weil gerade niemand zuhörte.]',
      },
      en: {
        little: 'Here is {hero:intro}. {Hero} can do a lot. But {hero:he} is afraid of {fear}.',
        middle:
          '{Once} {hero:intro} sat {place}. {Hero} did not mind (spiders|mud|loud aunts). «hero: But I am afraid of {fear},» said {hero}. [{Hero} only said it because nobody was listening.]',
      },
      scene: ({ at, hero }) => at('day', [hero(470, 900, { pose: 'sit', face: 'worry', look: [0.4, 0.5] })]),
    },
    {
      need: 1,
      headline: { de: 'Ganz klein', en: 'Very small' },
      de: {
        little: 'Da ist {hero:intro}. {Hero} macht sich ganz klein. {Hero} hat Angst vor {fear}.',
        middle:
          '{Once} machte sich {hero:intro} {place} ganz klein. «hero: Ich mag vieles», sagte {hero}. «hero: Nur vor {fear} habe ich Angst.» [Dabei wurde {hero} gleich noch ein Stück kleiner.]',
      },
      en: {
        little: 'Here is {hero:intro}. {Hero} feels very small. {Hero} is afraid of {fear}.',
        middle:
          '{Once} {hero:intro} sat {place}, feeling very small. «hero: I like most things,» said {hero}. «hero: But I am afraid of {fear}.» [And {hero} felt a little smaller still.]',
      },
      scene: ({ at, hero }) =>
        at('day', [hero(540, 910, { pose: 'sit', face: 'shy', look: [-0.4, 0.6] })], { shot: 'far' }),
    },
  ],
  ...hiding,
  {
    need: 2,
    headline: { de: 'Angst vor Stiefeln', en: 'Afraid of boots' },
    de: {
      little: '«friend: Ich habe auch Angst», sagt {friend:intro}. «hero: Wovor?» «friend: Vor Stiefeln!»',
      middle:
        '«friend: Ich habe es gehört», sagte {friend:intro}. «friend: Ich habe auch vor etwas Angst.» «hero: Wovor denn?», fragte {hero}. «friend: Vor (Stiefeln|leeren Stiefeln|roten Stiefeln)», sagte {friend}. [«friend: Man weiß nie, was drin ist.»]',
    },
    en: {
      little: '«friend: I am afraid, too,» says {friend:intro}. «hero: Of what?» «friend: Of boots!»',
      middle:
        '«friend: I heard you,» said {friend:intro}. «friend: I am afraid of something, too.» «hero: What is it?» asked {hero}. «friend: (Boots|Empty boots|Red boots),» said {friend}. [«friend: You never know what is inside.»]',
    },
    scene: ({ at, hero, friend }) =>
      at('day', [
        hero(300, 910, { face: 'wow', look: [1, 0] }),
        friend(710, 900, { face: 'shy', look: [-1, 0] }),
      ]),
  },
  {
    need: 4,
    headline: { de: 'Was Mut ist', en: 'What brave means' },
    de: {
      little:
        'Da kommt {helper:full}. «helper: Angst hat jeder», sagt {helper}. «helper: Wir gehen zusammen.»',
      middle:
        '«helper: Mutige haben auch Angst», sagte {helper:full}. «hero: Wirklich?», fragte {hero}. «helper: Aber sie machen trotzdem einen kleinen Schritt», sagte {helper}. [«helper: Nur einen. Der zweite kommt dann meistens von selbst.»]',
    },
    en: {
      little:
        'Here comes {helper:full}. «helper: We are all afraid,» says {helper}. «helper: Let’s go together.»',
      middle:
        '«helper: Brave people are afraid, too,» said {helper:full}. «hero: Really?» asked {hero}. «helper: But they take one small step all the same,» said {helper}. [«helper: Only one. The second one mostly comes by itself.»]',
    },
    scene: ({ at, hero, helper }) =>
      at('day', [
        hero(300, 910, { face: 'thinking', look: [1, -0.2] }),
        helper(710, 900, { face: 'talk', look: [-1, 0] }),
      ]),
  },
];
