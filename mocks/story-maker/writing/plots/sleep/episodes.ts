// How others fall asleep.
import type { Beat } from '../plot';
import { moonlit } from './opening';

export const episodes: readonly Beat[] = [
  {
    need: 1,
    headline: { de: 'Ganz einfach', en: 'As easy as that' },
    de: {
      little: '{Guest:a} liegt im Gras. «guest: So schlafe ich», sagt {guest}. Chrrr!',
      middle:
        '{Place} lag {guest:a}. «guest: Ich lege mich hin, und schon ist es morgen», sagte {guest:er}. «hero: Wie geht das?», fragte {hero}. Aber da kam nur noch ein Schnarchen. [Es war ein sehr zufriedenes Schnarchen.]',
    },
    en: {
      little: '{Guest:a} lies down. «guest: I sleep like this,» says {guest}. Snore!',
      middle:
        '{Place} lay {guest:a}. «guest: I lie down, and then it is morning,» said {guest}. «hero: How do you do it?» asked {hero}. But there was only a snore. [It was a very happy snore.]',
    },
    scene: ({ at, hero, friend, guest }) =>
      at(
        'night',
        [
          friend(170, 870, { face: 'wow', look: [1, 0.4] }),
          hero(390, 920, { face: 'smile', look: [1, 0.4] }),
          guest(760, 920, { pose: 'sleep', face: 'sleep' }),
        ],
        moonlit,
      ),
  },
  {
    need: 2,
    headline: { de: 'Ein Becher Warmes', en: 'Something warm' },
    de: {
      little: '{Guest:a} trinkt warme Milch. «guest: Probiert mal!» Mmm. Das wärmt den Bauch.',
      middle:
        '«guest: Mir hilft warme Milch», sagte {guest:a} {place}. Sie tranken abwechselnd, bis der Becher leer war. Nun waren alle Bäuche warm. [Müde waren sie noch nicht. Aber gemütlich wach ist auch etwas.]',
    },
    en: {
      little: '{Guest:a} has warm milk. «guest: Try some!» Yum. That warms your tummy.',
      middle:
        '«guest: I always have warm milk,» said {guest:a} {place}. They took turns until the cup was empty. Now all of them were warm inside. [They were not sleepy yet. But cosy and awake is not bad, either.]',
    },
    scene: ({ at, hero, friend, guest }) =>
      at(
        'night',
        [
          hero(220, 910, { pose: 'sit', face: 'happy', look: [1, 0.4] }),
          friend(480, 880, { pose: 'sit', face: 'happy', look: [0.4, 0.6] }),
          { t: 'cup', x: 610, y: 960, s: 1.2 },
          guest(810, 910, { pose: 'sit', face: 'smile', look: [-1, 0.4] }),
        ],
        moonlit,
      ),
  },
  {
    need: 3,
    headline: { de: 'Ganz leise summen', en: 'A soft hum' },
    de: {
      little: '{Guest:a} summt ein Lied. Hmm, hmm, hmm. {Hero} summt mit. {Friend} auch.',
      middle:
        '{Place} saß {guest:a} und summte. «guest: Ich summe mir mein Lied selber», sagte {guest:er}. «guest: Dann muss niemand dafür aufbleiben.» Sie summten zu dritt. [Es klang wie ein sehr müder Bienenkorb.]',
    },
    en: {
      little: '{Guest:a} hums a song. Hmm, hmm, hmm. {Hero} hums, too. So does {friend}.',
      middle:
        '{Place} sat {guest:a}, humming. «guest: I hum my own lullaby,» said {guest}. «guest: Then nobody has to stay up for it.» All three of them hummed. [It sounded like a very tired beehive.]',
    },
    scene: ({ at, hero, friend, guest }) =>
      at(
        'night',
        [
          friend(190, 890, { face: 'sing' }),
          hero(480, 920, { face: 'sing', look: [0.6, 0] }),
          guest(800, 900, { pose: 'sit', face: 'sing', look: [-1, 0] }),
        ],
        moonlit,
      ),
  },
  {
    need: 4,
    headline: { de: 'An etwas Schönes denken', en: 'Something nice' },
    de: {
      little: '«guest: Denkt an etwas Schönes», sagt {guest:a}. {Hero} denkt an Kuchen. Mmm.',
      middle:
        '«guest: Ich denke an etwas Schönes», sagte {guest:a} {place}. {Hero} dachte an Kuchen, und {friend} dachte an noch mehr Kuchen. [Davon wurde man nicht müde. Davon wurde man hungrig.]',
    },
    en: {
      little: '«guest: Think of something nice,» says {guest:a}. {Hero} thinks of cake. Yum.',
      middle:
        '«guest: I think of something nice,» said {guest:a} {place}. {Hero} thought of cake, and {friend} thought of more cake. [It did not make them sleepy. It made them hungry.]',
    },
    scene: ({ at, hero, friend, guest }) =>
      at(
        'night',
        [
          hero(250, 910, { pose: 'sit', face: 'thinking', look: [0.2, -1] }),
          friend(520, 890, { pose: 'sit', face: 'happy', blink: true }),
          guest(810, 900, { pose: 'sit', face: 'talk', look: [-1, 0] }),
        ],
        moonlit,
      ),
  },
];
