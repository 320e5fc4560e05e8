// Little meetings for long stories of every plot: they need nobody but the hero and a guest, and change nothing.
import type { Beat } from './plot';

export const sharedEpisodes: readonly Beat[] = [
  {
    need: 1,
    headline: { de: 'Schluckauf', en: 'Hiccups' },
    de: {
      little: '{Guest:a} hat Schluckauf. «guest: Hick!» «hero: Buh!», ruft {hero}. Weg ist der Schluckauf.',
      middle:
        '{Place} saß {guest:a} und hatte Schluckauf. «guest: Hick», sagte {guest:er}. «hero: Buh!», rief {hero}. Da war der Schluckauf weg. [Dafür hatte ihn jetzt {hero}. «hero: Hick.»]',
    },
    en: {
      little: '{Guest:a} has the hiccups. «guest: Hic!» «hero: Boo!» calls {hero}. The hiccups are gone.',
      middle:
        '{Place} sat {guest:a} with the hiccups. «guest: Hic,» said {guest}. «hero: Boo!» cried {hero}. And the hiccups were gone. [Only now {hero} had them. «hero: Hic.»]',
    },
    scene: ({ at, hero, guest }) =>
      at('day', [
        hero(300, 900, { face: 'talk', look: [1, 0], arm: 'up' }),
        guest(720, 910, { pose: 'sit', face: 'wow', look: [-1, 0] }),
      ]),
  },
  {
    need: 2,
    headline: { de: 'Vier Wolken', en: 'Four clouds' },
    de: {
      little: '{Guest:a} zählt Wolken. Eins, zwei, drei. «hero: Und vier!», sagt {hero}.',
      middle:
        '{Place} saß {guest:a} und zählte Wolken. «guest: Drei», sagte {guest:er} zufrieden. «hero: Da hinten kommt noch eine», sagte {hero}. «guest: Dann fange ich von vorn an», sagte {guest}. [Für so etwas muss man Zeit haben.]',
    },
    en: {
      little: '{Guest:a} counts the clouds. One, two, three. «hero: And four!» says {hero}.',
      middle:
        '{Place} {guest:a} was counting the clouds. «guest: Three,» said {guest} happily. «hero: There is another one,» said {hero}. «guest: Then I shall start again,» said {guest}. [You need plenty of time for that sort of thing.]',
    },
    scene: ({ at, hero, guest }) =>
      at(
        'day',
        [
          hero(310, 910, { face: 'smile', look: [0.5, -1], ar: 'reach' }),
          guest(700, 910, { pose: 'sit', face: 'happy', look: [-0.3, -1] }),
        ],
        { clouds: 4 },
      ),
  },
  {
    need: 3,
    headline: { de: 'Links und rechts', en: 'Left and right' },
    de: {
      little: '{Guest:a} hat zwei Stiefel. «guest: Welcher ist links?» «hero: Der andere!», sagt {hero}.',
      middle:
        '{Place} stand {guest:a} vor einem Paar Stiefel. «guest: Welcher ist denn der linke?», fragte {guest:er}. «hero: Der andere», sagte {hero}. [Sie probierten es aus. Es stimmte, und zwar jedes Mal.]',
    },
    en: {
      little: '{Guest:a} has two boots. «guest: Which is the left one?» «hero: The other one!» says {hero}.',
      middle:
        '{Place} {guest:a} was looking at a pair of boots. «guest: Which is the left one?» asked {guest}. «hero: The other one,» said {hero}. [They tried it out. It was true, and every time, too.]',
    },
    scene: ({ at, hero, guest }) =>
      at('day', [
        hero(240, 900, { face: 'talk', look: [1, 0.4], ar: 'point' }),
        { t: 'boots', x: 512, y: 940, s: 1.2 },
        guest(760, 900, { face: 'thinking', look: [-1, 0.8] }),
      ]),
  },
  {
    need: 4,
    headline: { de: 'Wohin so eilig?', en: 'Where to?' },
    de: {
      little: '«guest: Wohin gehst du?», fragt {guest:a}. «hero: Weiter!», sagt {hero}. Und weiter geht es.',
      middle:
        '«guest: Wohin so eilig?», fragte {guest:a} {place}. «hero: Das weiß ich erst, wenn ich da bin», sagte {hero}. «guest: Dann grüß schön», sagte {guest}. [Das versprach {hero} gern.]',
    },
    en: {
      little: '«guest: Where are you going?» asks {guest:a}. «hero: On!» says {hero}. And on goes {hero}.',
      middle:
        '«guest: Where are you off to?» asked {guest:a} {place}. «hero: I shall know when I get there,» said {hero}. «guest: Then say hello from me,» said {guest}. [{Hero} was glad to promise that.]',
    },
    scene: ({ at, hero, guest }) =>
      at('day', [
        hero(330, 920, { pose: 'walk', face: 'happy' }),
        guest(750, 880, { face: 'talk', look: [-1, 0], al: 'wave' }),
      ]),
  },
  {
    need: 5,
    headline: { de: 'Wer ist größer?', en: 'Who is bigger?' },
    de: {
      little: '{Guest:a} steht neben {hero:dat}. «guest: Wer ist größer?» «hero: Du!» «guest: Nein, du!»',
      middle:
        '{Place} wollte {guest:a} wissen, wer größer ist. Sie stellten sich Rücken an Rücken. «guest: Und?», fragte {guest:er}. «hero: Ich sehe nichts», sagte {hero}. «hero: Du stehst ja hinter mir.» [Also blieben sie beide gleich groß.]',
    },
    en: {
      little: '{Guest:a} stands next to {hero}. «guest: Who is bigger?» «hero: You!» «guest: No, you!»',
      middle:
        '{Place} {guest:a} wanted to know who was bigger. They stood back to back. «guest: Well?» asked {guest}. «hero: I can’t see,» said {hero}. «hero: You are behind me.» [So they both stayed the same size.]',
    },
    scene: ({ at, hero, guest }) =>
      at('day', [
        hero(400, 910, { face: 'talk', look: [-1, -0.2] }),
        guest(620, 910, { face: 'wow', look: [1, -0.2] }),
      ]),
  },
  {
    need: 6,
    headline: { de: 'Kein Echo', en: 'Not an echo' },
    de: {
      little: '«hero: Hallo!», ruft {hero}. «guest: Hallo!», ruft {guest:a}. Ist das ein Echo? Nein!',
      middle:
        '«hero: Hallo!», rief {hero} {place}. «guest: Hallo!», kam es zurück. «hero: Ein Echo», sagte {hero}. «guest: Nein», sagte das Echo. «guest: Ich bin {guest:a}.» [Echos stellen sich sonst nie vor.]',
    },
    en: {
      little: '«hero: Hello!» calls {hero}. «guest: Hello!» calls {guest:a}. Is it an echo? No!',
      middle:
        '«hero: Hello!» called {hero} {place}. «guest: Hello!» came the answer. «hero: An echo,» said {hero}. «guest: No,» said the echo. «guest: I am {guest:a}.» [Echoes never tell you that, as a rule.]',
    },
    scene: ({ at, hero, guest }) =>
      at('day', [
        hero(290, 910, { face: 'sing', look: [1, -0.2], arm: 'cheek' }),
        guest(760, 850, { face: 'laugh', look: [-1, 0] }),
        { t: 'bush', x: 780, y: 930, s: 1.8 },
      ]),
  },
  {
    need: 7,
    headline: { de: 'Ganz langsam', en: 'The slow race' },
    de: {
      little: '{Guest:a} macht ein Wettrennen. Wer zuletzt kommt, gewinnt! {Hero} ist ganz, ganz langsam.',
      middle:
        '«guest: Wer zuletzt ankommt, gewinnt», sagte {guest:a} {place}. Sie waren so langsam, dass sie fast rückwärts gingen. «hero: Du gewinnst», sagte {hero} schließlich. [Es war das längste Wettrennen der Welt.]',
    },
    en: {
      little: '{Guest:a} wants a race. The last one wins! {Hero} is very, very slow.',
      middle:
        '«guest: The last one wins,» said {guest:a} {place}. They were so slow that they almost went backwards. «hero: You win,» said {hero} at last. [It was the longest race in the world.]',
    },
    scene: ({ at, hero, guest }) =>
      at(
        'day',
        [guest(330, 860, { pose: 'sneak', face: 'smile' }), hero(600, 920, { pose: 'sneak', face: 'laugh' })],
        { path: true },
      ),
  },
  {
    need: 8,
    headline: { de: 'Ein Witz', en: 'A joke' },
    de: {
      little: '{Guest:a} kennt einen Witz. «guest: Wie ging er noch?» {Hero} lacht schon. Hihi!',
      middle:
        '«guest: Ich kenne einen Witz», sagte {guest:a} {place}. Dann musste {guest:er} so lachen, dass kein Wort mehr herauskam. {Hero} lachte einfach mit. [Den Witz kennt bis heute niemand.]',
    },
    en: {
      little: '{Guest:a} knows a joke. «guest: How did it go?» {Hero} is laughing already. Ha, ha!',
      middle:
        '«guest: I know a joke,» said {guest:a} {place}. But it was so funny that {guest} could not tell it. {Hero} laughed all the same. [To this day nobody knows that joke.]',
    },
    scene: ({ at, hero, guest }) =>
      at('day', [
        hero(310, 910, { pose: 'sit', face: 'laugh', look: [1, 0] }),
        guest(700, 910, { face: 'laugh', look: [-1, 0], arm: 'cheek' }),
      ]),
  },
];
