// Somebody wants to do what nobody like them has ever done. It takes tries, a rest and the right word.
import type { Beat, Plot } from '../plot';
import { episodes } from './episodes';
import { doing, isDream, isSkill, isSwimming, needsWings } from './goal';
import { opening } from './opening';

const turns: readonly Beat[] = [
  {
    need: 2,
    when: needsWings,
    headline: { de: 'Hoch oben', en: 'Up, up, up' },
    de: {
      little: '{Helper} fliegt. {Hero} sitzt oben. Hoch, hoch, hoch! «hero: Ich fliege!», ruft {hero}.',
      middle:
        '{Hero} kletterte auf den Rücken {helper:gen}, und dann ging es hinauf. Unten wurde alles klein, und der Himmel wurde immer größer. «hero: Ich fliege!», rief {hero}. [Der Wind roch nach Blättern und ein wenig nach Wolke.]',
    },
    en: {
      little: '{Helper} flies. {Hero} sits on top. Up, up, up! «hero: I am flying!» calls {hero}.',
      middle:
        '{Hero} climbed onto {helper:gen} back, and up they went. Everything below grew small, and the sky grew bigger and bigger. «hero: I am flying!» cried {hero}. [The wind smelled of leaves, and a little of clouds.]',
    },
    scene: ({ at, hero, helper }) =>
      at(
        'day',
        [
          hero(512, 400, { s: 0.65, pose: 'sit', face: 'laugh', arm: 'up', z: 900 }),
          helper(512, 730, { s: 1.15, pose: 'jump', face: 'happy', z: 500 }),
        ],
        { shot: 'far', base: 860 },
      ),
  },
  {
    need: 2,
    when: isSwimming,
    place: 'water',
    headline: { de: 'Im Wasser', en: 'In the water' },
    de: {
      little: '{Hero} ist im Wasser. Platsch, platsch! «hero: Ich schwimme!», ruft {hero}.',
      middle:
        'Erst nur die Füße, dann der Bauch, dann der Rest. Und auf einmal merkte {hero}, dass das Wasser trug. «hero: Ich schwimme!», rief {hero:er}. [Es platschte mehr als nötig, aber es ging.]',
    },
    en: {
      little: '{Hero} is in the water. Splish, splash! «hero: I am swimming!» calls {hero}.',
      middle:
        'First the feet, then the tummy, then the rest. And all at once {hero} felt that the water would hold. «hero: I am swimming!» cried {hero}. [There was more splashing than there had to be, but it worked.]',
    },
    scene: ({ at, hero }) => at('day', [hero(480, 950, { face: 'laugh', arm: 'up' })]),
  },
  {
    need: 2,
    when: isDream,
    headline: { de: 'Alles nur gespielt', en: 'A game that came true' },
    de: {
      little: 'Alle spielen mit. {Hero} lacht. {Friend} lacht. «hero: Es ist fast wie echt!»',
      middle:
        'Also taten alle so. {Friend} machte mit und {helper} auch. Sie spielten es den ganzen Tag, und {hero} war mittendrin. «hero: Es ist fast wie in echt», sagte {hero:er}. [«helper: Nein», sagte {helper}. «helper: Es ist besser.»]',
    },
    en: {
      little: 'They all play along. {Hero} laughs. {Friend} laughs. «hero: It is almost real!»',
      middle:
        'So they all pretended. {Friend} joined in, and so did {helper}. They played it all day long, with {hero} in the middle. «hero: It is almost like the real thing,» said {hero}. [«helper: No,» said {helper}. «helper: It is better.»]',
    },
    scene: ({ at, hero, friend, helper }) =>
      at('day', [
        friend(200, 880, { face: 'laugh', al: 'up' }),
        hero(500, 920, { face: 'laugh', arm: 'up' }),
        helper(810, 880, { face: 'happy' }),
      ]),
  },
  {
    need: 2,
    when: isSkill,
    headline: { de: 'Es geht', en: 'It works' },
    de: {
      little: '{Hero} versucht es. Ein bisschen. Noch ein bisschen. «hero: Ich kann {goal}!»',
      middle:
        'Erst ging es nur ein bisschen. Dann ging es ein bisschen mehr. Und dann, ganz plötzlich, ging es richtig. «hero: Ich kann es!», rief {hero}. «hero: Ich kann {goal}!» [Das musste {hero:er} gleich dreimal sagen, so schön klang es.]',
    },
    en: {
      little: '{Hero} tries again. A little bit. A little more. «hero: I can {goal}!»',
      middle:
        'At first it worked a little. Then it worked a little more. And then, all at once, it really worked. «hero: I can do it!» cried {hero}. «hero: I can {goal}!» [{Hero} had to say it three times, because it sounded so good.]',
    },
    scene: ({ at, hero, idea }) =>
      at('day', [hero(512, doing(idea).pose === 'jump' ? 800 : 920, { s: 1.15, ...doing(idea) })]),
  },
];

const closing: readonly Beat[] = [
  {
    need: 7,
    headline: { de: 'Hast du das gesehen?', en: 'Did you see that?' },
    de: {
      little: '«friend: Du hast es geschafft!», ruft {friend}. {Hero} ist stolz. {Friend} klatscht.',
      middle:
        '«friend: Ich habe es gesehen», sagte {friend}. «friend: Ich habe gesagt, das geht nicht. Da habe ich mich geirrt.» «hero: Macht nichts», sagte {hero}. [«hero: Ich war mir auch nicht immer sicher.»]',
    },
    en: {
      little: '«friend: You did it!» calls {friend}. {Hero} is proud. {Friend} cheers.',
      middle:
        '«friend: I saw it,» said {friend}. «friend: I said it could not be done. I was wrong.» «hero: Never mind,» said {hero}. [«hero: I was not always sure myself.»]',
    },
    scene: ({ at, hero, friend }) =>
      at('day', [
        hero(310, 910, { face: 'happy', look: [1, 0], arm: 'hip' }),
        friend(700, 910, { face: 'laugh', look: [-1, 0], arm: 'up' }),
      ]),
  },
  {
    need: 9,
    headline: { de: 'Ich auch', en: 'Me, too' },
    de: {
      little: '«friend: Ich will auch!», sagt {friend}. «hero: Komm, ich zeige es dir.»',
      middle:
        '«friend: Zeigst du es mir?», fragte {friend}. «hero: Ja», sagte {hero}. «hero: Aber du musst wissen: Beim ersten Mal klappt es nie.» [Das stimmte. Und es machte überhaupt nichts.]',
    },
    en: {
      little: '«friend: Me, too!» says {friend}. «hero: Come, I will show you.»',
      middle:
        '«friend: Will you show me?» asked {friend}. «hero: Yes,» said {hero}. «hero: But you should know that it never works the first time.» [It did not, either. And that did not matter in the least.]',
    },
    scene: ({ at, hero, friend }) =>
      at('day', [
        hero(330, 910, { face: 'talk', look: [1, 0], ar: 'point' }),
        friend(720, 910, { face: 'happy', look: [-1, 0] }),
      ]),
  },
  {
    need: 5,
    headline: { de: 'Am Abend', en: 'In the evening' },
    de: {
      little: 'Es ist Abend. {Hero} gähnt. {Hero} ist froh. Morgen geht es weiter.',
      middle:
        '{Evening} war {hero} so müde wie noch nie und so froh wie noch nie. «hero: Morgen mache ich es wieder», sagte {hero:er}. «hero: Und übermorgen auch.» [Dann fielen {hero:dat} die Augen zu.]',
    },
    en: {
      little: 'It is evening. {Hero} yawns. {Hero} is happy. There is more to come tomorrow.',
      middle:
        '{Evening} {hero} was very tired and very happy. «hero: I shall do it again tomorrow,» said {hero}. «hero: And the day after.» [Then {hero:his} eyes fell shut.]',
    },
    scene: ({ at, hero }) => at('evening', [hero(500, 900, { pose: 'sit', face: 'happy' })]),
  },
];

export const learn: Plot = {
  id: 'learn',
  fits: ({ goal, hero, keywords }) => {
    if (goal?.kind !== 'learn' && goal?.kind !== 'want') return 0;
    // Whoever wants it was not understood.
    return (hero ?? keywords.length < 3) ? 5 : 2;
  },
  // Whoever doubts it must not be able to do it.
  cast: (idea) => ({
    helper: !needsWings(idea) ? 'badger' : idea.others[0]?.id === 'owl' ? 'raven' : 'owl',
    ...(isSwimming(idea) ? { friend: 'mouse' } : {}),
  }),
  subtitle: { de: 'Eine Geschichte über einen großen Wunsch', en: 'A story about a big wish' },
  cover: ({ at, hero, idea }) =>
    at('day', [
      hero(512, 930, { s: 1.35, face: 'happy', look: [0.4, -1], ...(isDream(idea) ? { al: 'up' } : {}) }),
    ]),
  opening,
  episodes,
  closing: [...turns, ...closing],
  ending: {
    headline: { de: 'Ende', en: 'The end' },
    de: 'Schlaf gut, {hero:call}. Morgen ist auch noch ein Tag.',
    en: 'Sleep well, {hero:call}. Tomorrow is another day.',
    scene: ({ indoors, hero }) =>
      indoors('night', [{ t: 'lamp', x: 900, y: 800, s: 1.2 }, hero(512, 900, { pose: 'sleep' })]),
  },
};
