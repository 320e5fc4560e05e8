// What everybody thinks the letter means. Their answers take the words of the letter for granted and never repeat them.
import type { Beat } from '../plot';

export const episodes: readonly Beat[] = [
  {
    need: 1,
    headline: { de: 'Ein Zauberspruch', en: 'A magic spell' },
    de: {
      little: '«guest: Das ist ein Zauberspruch!», sagt {guest:a}. Alle warten. Nichts passiert.',
      middle:
        '«guest: Das ist ein Zauberspruch», sagte {guest:a} {place}. Alle sprachen ihn zusammen und warteten. Nichts passierte. [«guest: Er wirkt eben langsam», sagte {guest}.]',
    },
    en: {
      little: '«guest: It is a magic spell!» says {guest:a}. They all wait. Nothing happens.',
      middle:
        '«guest: It is a magic spell,» said {guest:a} {place}. They all said it together, and waited. Nothing happened. [«guest: It must be a slow one,» said {guest}.]',
    },
    scene: ({ at, hero, friend, guest }) =>
      at('day', [
        hero(210, 910, { face: 'wow', look: [1, -0.6] }),
        guest(512, 880, { face: 'talk', arm: 'up' }),
        friend(810, 910, { face: 'wow', look: [-1, -0.6] }),
      ]),
  },
  {
    need: 2,
    headline: { de: 'Ein Tanz', en: 'A dance' },
    de: {
      little: '«guest: Das ist ein Tanz!», sagt {guest:a}. Alle tanzen. Hopp, hopp, hopp!',
      middle:
        '«guest: Das ist ein Tanz», sagte {guest:a} {place}. «guest: Drei Schritte vor, einer zurück.» Sie tanzten, bis allen schwindelig war. [Eine schlechte Antwort war das jedenfalls nicht.]',
    },
    en: {
      little: '«guest: It is a dance!» says {guest:a}. They all dance. Hop, hop, hop!',
      middle:
        '«guest: It is a dance,» said {guest:a} {place}. «guest: Three steps forward and one step back.» They danced until they were dizzy. [It was not a bad answer.]',
    },
    scene: ({ at, hero, friend, guest }) =>
      at('day', [
        hero(210, 880, { pose: 'jump', face: 'laugh', arm: 'up' }),
        guest(512, 920, { face: 'laugh', arm: 'up' }),
        friend(810, 880, { pose: 'jump', face: 'laugh', arm: 'up' }),
      ]),
  },
  {
    need: 3,
    place: 'beach',
    headline: { de: 'Ein Name', en: 'A name' },
    de: {
      little: '{Guest:a} hat ein Boot. «guest: So heißt jetzt mein Boot», sagt {guest}. Ahoi!',
      middle:
        '«guest: Das klingt wie ein Name», sagte {guest:a} {place}. «guest: Mein Boot hat noch keinen.» Also bekam das Boot einen Namen, und alle riefen Ahoi. [Es war bestimmt das einzige Boot, das so hieß.]',
    },
    en: {
      little: '{Guest:a} has a boat. «guest: My boat needs a name,» says {guest}. Ahoy!',
      middle:
        '«guest: It sounds like a name,» said {guest:a} {place}. «guest: My boat does not have one yet.» So the boat was given a name, and they all shouted ahoy. [It was surely the only boat that was called so.]',
    },
    scene: ({ at, hero, friend, guest }) =>
      at('day', [
        { t: 'boat', x: 560, y: 900, s: 1.4 },
        hero(180, 920, { face: 'laugh', look: [1, 0], al: 'up' }),
        friend(380, 950, { face: 'happy', look: [1, 0], s: 0.9 }),
        guest(840, 930, { face: 'happy', look: [-1, 0] }),
      ]),
  },
  {
    need: 4,
    headline: { de: 'Ein Rezept', en: 'A recipe' },
    de: {
      little: '«guest: Das ist ein Kuchen!», sagt {guest:a}. Alle probieren. Mmm, lecker!',
      middle:
        '«guest: Das ist ein Rezept», sagte {guest:a} {place}. Der Kuchen dazu war schon gebacken, und alle probierten. Es schmeckte nach Apfel. [«guest: So steht es im Brief», sagte {guest}, aber das stimmte nicht.]',
    },
    en: {
      little: '«guest: It is a cake!» says {guest:a}. They all try some. Mmm, yummy!',
      middle:
        '«guest: It is a recipe,» said {guest:a} {place}. The cake was already baked, and they all tried some. It tasted of apples. [«guest: That is what it says in the letter,» said {guest}, but it did not.]',
    },
    scene: ({ at, hero, friend, guest }) =>
      at('day', [
        hero(200, 900, { face: 'happy', look: [1, 0.6] }),
        { t: 'cake', x: 512, y: 930, s: 1.3 },
        guest(560, 830, { face: 'laugh' }),
        friend(830, 900, { face: 'happy', look: [-1, 0.6] }),
      ]),
  },
  {
    need: 5,
    headline: { de: 'Ein Spiel', en: 'A game' },
    de: {
      little: '«guest: Das ist ein Spiel!», sagt {guest:a}. Wer zuerst lacht! Alle lachen.',
      middle:
        '«guest: Das ist ein Spiel», sagte {guest:a} {place}. «guest: Man sagt es ganz ernst, und wer zuerst lacht, hat verloren.» Sie verloren alle drei. [Sie spielten es noch siebenmal und verloren jedes Mal.]',
    },
    en: {
      little: '«guest: It is a game!» says {guest:a}. Who will laugh first? They all laugh.',
      middle:
        '«guest: It is a game,» said {guest:a} {place}. «guest: You say it quite seriously, and whoever laughs first has lost.» All three of them lost. [They played it seven more times and lost every time.]',
    },
    scene: ({ at, hero, friend, guest }) =>
      at('day', [
        hero(220, 910, { pose: 'sit', face: 'laugh', look: [1, 0] }),
        guest(512, 890, { pose: 'sit', face: 'laugh' }),
        friend(800, 910, { pose: 'sit', face: 'laugh', look: [-1, 0] }),
      ]),
  },
];
