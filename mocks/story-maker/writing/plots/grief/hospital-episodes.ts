// What happens while one waits for a visit, and at one.
import type { Beat } from '../plot';

export const hospitalEpisodes: readonly Beat[] = [
  {
    need: 1,
    headline: { de: 'Die Tasche', en: 'The bag' },
    de: {
      little: 'Ein Buch kommt in den Korb. Eine Socke. Noch eine Socke. Fertig!',
      middle:
        'Sie packten einen Korb für {friend:acc}. Ein Buch, zwei Socken und ein Apfel kamen hinein. «hero: Und ein Kuss», sagte {hero} und küsste die Socken. [Nur oben, nicht an den Zehen.]',
    },
    en: {
      little: 'A book goes into the basket. A sock. One more sock. Ready!',
      middle:
        'They packed a basket for {friend}. A book, two socks and an apple went in. «hero: And a kiss,» said {hero}, and kissed the socks. [Only the tops, not the toes.]',
    },
    scene: ({ indoors, hero, helper }) =>
      indoors('day', [
        helper(220, 870, { face: 'smile', look: [1, 0.3] }),
        { t: 'basket', x: 520, y: 940, s: 1.1, full: true },
        hero(800, 910, { face: 'happy', look: [-1, 0.3], hold: 'sock' }),
      ]),
  },
  {
    need: 2,
    headline: { de: 'Teddy hat Bauchweh', en: 'Teddy’s tummy' },
    de: {
      little: 'Der Teddy ist krank. {Hero} klopft auf den Bauch. Poch, poch. Schlaf gut, Teddy.',
      middle:
        'Zu Hause spielte {hero} Krankenhaus. Der Teddy hatte Bauchweh und musste liegen. «hero: Ich weiß noch nicht, wie lange», sagte {hero} zu ihm. «hero: Aber ich komme jeden Tag.»',
    },
    en: {
      little: 'Teddy is ill. {Hero} taps his tummy. Tap, tap. Sleep well, Teddy.',
      middle:
        'At home {hero} played hospital. Teddy had a tummy ache and had to lie down. «hero: I don’t know yet how long,» {hero} told him. «hero: But I will come every day.»',
    },
    scene: ({ indoors, hero }) =>
      indoors('day', [
        hero(360, 920, { pose: 'sit', face: 'talk', look: [1, 0.3] }),
        { t: 'teddy', x: 690, y: 930, s: 1.2 },
      ]),
  },
  {
    need: 3,
    headline: { de: 'Am Telefon', en: 'On the telephone' },
    de: {
      little: 'Das Telefon klingelt. Es ist {friend}. {Hero} sagt: Hallo! Und winkt.',
      middle:
        'Das Telefon klingelte, und es war {friend}. {Hero} erzählte von dem Zahn, von der Katze nebenan und wieder von dem Zahn. [Zum Schluss winkte {hero:er}. Am Telefon sieht man das nicht, aber man hört es ein bisschen.]',
    },
    en: {
      little: 'The telephone rings. It is {friend}. {Hero} says hello! And waves.',
      middle:
        'The telephone rang, and it was {friend}. {Hero} told about the tooth, about the cat next door and about the tooth again. [At the end {hero} waved. You cannot see that on the telephone, but you can hear it a little.]',
    },
    scene: ({ indoors, hero }) =>
      indoors('day', [
        hero(400, 910, { face: 'talk', look: [1, 0.2], al: 'wave' }),
        { t: 'table', x: 720, y: 920, s: 1.2 },
        { t: 'telephone', x: 720, y: 800, s: 0.8, z: 940 },
      ]),
  },
  {
    need: 4,
    headline: { de: 'Eine Blume', en: 'A flower' },
    de: {
      little: 'Da ist eine Blume. Die ist für {friend:acc}. {Helper} trägt sie vorsichtig.',
      middle:
        '{Place} stand noch eine Blume. «hero: Die bringen wir {friend:dat}», sagte {hero}. {Helper} trug sie den ganzen Weg. [Sie ließ nur ein Blatt fallen, und das war sowieso schon locker.]',
    },
    en: {
      little: 'Here is a flower. It is for {friend}. {Helper} carries it carefully.',
      middle:
        '{Place} stood one more flower. «hero: Let’s take it to {friend},» said {hero}. {Helper} carried it all the way. [It lost only one petal, and that one had been loose anyway.]',
    },
    scene: ({ at, hero, helper }) =>
      at('day', [
        helper(300, 880, { face: 'smile', look: [1, 0.2], hold: 'flower' }),
        hero(680, 910, { face: 'smile', look: [-1, 0] }),
      ]),
  },
  {
    need: 5,
    headline: { de: 'Warten', en: 'Waiting' },
    de: {
      little: '{Hero} wartet. Und wartet. {Helper} wartet mit. Zu zweit geht es.',
      middle:
        'Heute durfte {friend} keinen Besuch haben, nur schlafen. Also warteten sie. «hero: Warten ist langweilig», sagte {hero}. «helper: Sehr», sagte {helper}. [Da spielten sie: Wer langweilt sich schöner?]',
    },
    en: {
      little: '{Hero} waits. And waits. {Helper} waits, too. It is easier together.',
      middle:
        'That day {friend} could have no visitors, only sleep. So they waited. «hero: Waiting is boring,» said {hero}. «helper: Very,» said {helper}. [So they played who could be bored more beautifully.]',
    },
    scene: ({ at, hero, helper }) =>
      at('day', [
        { t: 'bench', x: 512, y: 900, s: 1.8 },
        helper(400, 930, { face: 'thinking', look: [-0.6, -0.4] }),
        hero(640, 930, { face: 'thinking', look: [0.6, -0.4] }),
      ]),
  },
];
