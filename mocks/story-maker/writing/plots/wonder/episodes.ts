// Whom two friends tell of something wonderful; it is not there itself.
import type { Beat } from '../plot';

export const episodes: readonly Beat[] = [
  {
    need: 1,
    headline: { de: 'So groß', en: 'This big' },
    de: {
      little: '«guest: Wie groß?», fragt {guest:a}. «hero: So groß!», sagt {hero}. Alle staunen.',
      middle:
        '{Place} erzählten sie {guest:adat} von {thing:dat}. «guest: Wie groß?», fragte {guest:er}. «hero: So groß», sagte {hero} und zeigte es. [Es war ein bisschen übertrieben, aber nur ein bisschen.]',
    },
    en: {
      little: '«guest: How big?» asks {guest:a}. «hero: This big!» says {hero}. Oh!',
      middle:
        '{Place} they told {guest:a} about {thing}. «guest: How big?» asked {guest}. «hero: This big,» said {hero}, and showed it. [It was a little too big, but only a little.]',
    },
    scene: ({ at, hero, friend, guest }) =>
      at('day', [
        hero(290, 900, { face: 'talk', arm: 'up', look: [0.8, 0] }),
        friend(530, 940, { face: 'happy', look: [-0.5, 0], s: 0.9 }),
        guest(800, 900, { face: 'wow', look: [-1, 0] }),
      ]),
  },
  {
    need: 2,
    headline: { de: 'Ein Lied davon', en: 'A song about it' },
    de: {
      little: '{Guest:a} macht ein Lied daraus. La, la, la! Alle singen mit.',
      middle:
        '{Place} machte {guest:a} ein Lied aus der Geschichte. {Thing} kam in jeder Strophe vor. [Es waren elf Strophen. Bei der zwölften fiel ihnen nichts mehr ein.]',
    },
    en: {
      little: '{Guest:a} makes a song of it. La, la, la! They all sing along.',
      middle:
        '{Place} {guest:a} made a song about it. {Thing} was in every verse. [There were eleven verses. Nobody could think of a twelfth.]',
    },
    scene: ({ at, hero, friend, guest }) =>
      at('day', [
        hero(220, 910, { face: 'sing', al: 'up' }),
        guest(512, 880, { face: 'sing', arm: 'up' }),
        friend(800, 910, { face: 'sing', ar: 'up' }),
      ]),
  },
  {
    need: 3,
    headline: { de: 'Wirklich?', en: 'Really?' },
    de: {
      little:
        '«guest: Wirklich?», fragt {guest:a}. «friend: Wirklich!», sagt {friend}. «hero: Wirklich!», sagt {hero}.',
      middle:
        '«guest: Das glaube ich nicht», sagte {guest:a} {place}. «friend: Ich habe es selbst gesehen», sagte {friend}. «hero: Und ich auch», sagte {hero}. [Wenn zwei dasselbe sagen, ist es meistens wahr.]',
    },
    en: {
      little:
        '«guest: Really?» asks {guest:a}. «friend: Really!» says {friend}. «hero: Really!» says {hero}.',
      middle:
        '«guest: I don’t believe it,» said {guest:a} {place}. «friend: I saw it myself,» said {friend}. «hero: And so did I,» said {hero}. [If two say the same, it is mostly true.]',
    },
    scene: ({ at, hero, friend, guest }) =>
      at('day', [
        hero(200, 900, { face: 'talk', look: [1, 0] }),
        friend(430, 930, { face: 'talk', look: [1, 0] }),
        guest(780, 900, { face: 'thinking' }),
      ]),
  },
  {
    need: 4,
    headline: { de: 'Eine Pause', en: 'A rest' },
    de: {
      little: 'Alle sitzen da. {Hero} erzählt. {Guest:a} hört zu. {Friend} hört auch zu.',
      middle:
        '{Place} setzten sie sich zu {guest:adat} und ruhten sich aus. «guest: Erzählt es noch einmal», bat {guest:er}. Da erzählten sie es noch einmal. [Beim zweiten Erzählen wird alles immer ein bisschen schöner.]',
    },
    en: {
      little: 'They all sit down. {Hero} tells the story. {Guest:a} listens. {Friend} listens, too.',
      middle:
        '{Place} they sat down beside {guest:a} to rest. «guest: Tell me again,» said {guest}. So they told it all again. [The second time, everything grows a little lovelier.]',
    },
    scene: ({ at, hero, friend, guest }) =>
      at('day', [
        hero(230, 910, { pose: 'sit', face: 'talk', look: [1, 0] }),
        friend(512, 900, { pose: 'sit', face: 'smile', look: [-1, 0] }),
        guest(800, 910, { pose: 'sit', face: 'happy', look: [-1, 0] }),
      ]),
  },
];
