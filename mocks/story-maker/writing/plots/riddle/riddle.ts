// A letter says nothing but the title. Everybody knows another answer, and one of them knows who wrote it. For titles that
// are questions, or that nobody can make anything of.
import type { Beat, Plot } from '../plot';
import { episodes } from './episodes';
import { opening } from './opening';

const closing: readonly Beat[] = [
  {
    need: 7,
    headline: { de: 'Viele Antworten', en: 'Many answers' },
    de: {
      little: 'Alle wissen etwas. {Hero} weiß etwas. {Helper} weiß etwas. Wer hat recht?',
      middle:
        'Am Ende saßen alle {place} und redeten durcheinander. Jeder hatte eine andere Antwort. «hero: Und welche stimmt?», fragte {hero}. «helper: Alle ein bisschen», sagte {helper}. [Nur {friend} sagte gar nichts.]',
    },
    en: {
      little: 'Everybody knows something. {Hero} does. {Helper} does. Who is right?',
      middle:
        'In the end they all sat {place}, talking at once. Everybody had another answer. «hero: And which is right?» asked {hero}. «helper: All of them, a little,» said {helper}. [Only {friend} said nothing at all.]',
    },
    scene: ({ at, hero, friend, helper }) =>
      at('day', [
        hero(240, 910, { pose: 'sit', face: 'talk', look: [1, 0] }),
        helper(530, 890, { face: 'talk', al: 'up' }),
        friend(810, 920, { pose: 'sit', face: 'shy', look: [0, 0.8] }),
      ]),
  },
  {
    need: 2,
    headline: { de: 'Wer war es?', en: 'Who was it?' },
    de: {
      little: '«friend: Ich war es», sagt {friend}. «friend: Ich habe den Brief geschrieben.» Oh!',
      middle:
        '«friend: Ich habe den Brief geschrieben», sagte {friend} leise. «hero: Du?», rief {hero}. «hero: Und was heißt er nun?» «friend: Das weiß ich auch nicht. Ich wollte nur, dass mich jemand fragt.» [Da war es einen Augenblick lang ganz still.]',
    },
    en: {
      little: '«friend: It was me,» says {friend}. «friend: I wrote the letter.» Oh!',
      middle:
        '«friend: I wrote the letter,» said {friend} quietly. «hero: You?» cried {hero}. «hero: So what does it mean?» «friend: I do not know, either. I only wanted somebody to ask me.» [For a moment nobody said a word.]',
    },
    scene: ({ at, hero, friend }) =>
      at('day', [
        hero(300, 910, { face: 'wow', look: [1, 0] }),
        friend(720, 910, { face: 'shy', look: [-0.6, 0.4] }),
        { t: 'letter', x: 512, y: 950, s: 1.1 },
      ]),
  },
  {
    need: 8,
    headline: { de: 'Die schönste Antwort', en: 'The best answer' },
    de: {
      little: '{Hero} lacht. {Friend} lacht. «hero: Komm, wir spielen!», sagt {hero}.',
      middle:
        '«hero: Dann weiß ich, was er heißt», sagte {hero}. «hero: Er heißt: Komm, wir spielen.» {Friend} strahlte. «friend: Ja», sagte {friend:er}. «friend: Genau das heißt er.»',
    },
    en: {
      little: '{Hero} laughs. {Friend} laughs. «hero: Come and play!» says {hero}.',
      middle:
        '«hero: Then I know what it means,» said {hero}. «hero: It means: Come and play.» {Friend} beamed. «friend: Yes,» said {friend}. «friend: That is just what it means.»',
    },
    scene: ({ at, hero, friend }) =>
      at('day', [
        hero(330, 900, { face: 'laugh', look: [1, 0], arm: 'up' }),
        friend(700, 910, { face: 'laugh', look: [-1, 0] }),
      ]),
  },
  {
    need: 5,
    headline: { de: 'Noch ein Brief', en: 'One more letter' },
    de: {
      little: 'Es wird Abend. Sie schreiben noch einen Brief. Wer ihn wohl findet?',
      middle:
        '{Evening} schrieben {hero} und {friend} zusammen noch einen Brief. Sie legten ihn so hin, dass ihn bestimmt jemand findet. [Was darin steht, wird nicht verraten.]',
    },
    en: {
      little: 'It is evening. They write one more letter. Who will find it?',
      middle:
        '{Evening} {hero} and {friend} wrote one more letter together. They left it where somebody was sure to find it. [What it says is a secret.]',
    },
    scene: ({ at, hero, friend }) =>
      at('evening', [
        hero(300, 900, { face: 'happy', look: [1, 0.6] }),
        { t: 'letter', x: 512, y: 940, s: 1.4 },
        friend(730, 900, { face: 'happy', look: [-1, 0.6] }),
      ]),
  },
];

export const riddle: Plot = {
  id: 'riddle',
  tellsAnything: true,
  fits: ({ goal, hero, others, mood, place, thing, keywords }) => {
    if (goal?.kind === 'question') return 5;
    if (hero ?? others[0]) return 0;
    const meant = [mood, place, thing].filter((one) => one !== undefined).length;
    return keywords.length > meant || thing ? 3 : 1;
  },
  subtitle: { de: 'Eine Geschichte über ein Rätsel', en: 'A story about a riddle' },
  cover: ({ at, hero }) =>
    at('day', [hero(512, 930, { s: 1.35, face: 'thinking', ar: 'hold', hold: 'letter', hs: 0.9 })]),
  opening,
  episodes,
  closing,
  ending: {
    headline: { de: 'Ende', en: 'The end' },
    de: 'Manche Fragen sind zum Weiterfragen da. Gute Nacht.',
    en: 'Some questions are there to be asked again. Good night.',
    scene: ({ indoors, hero, friend }) =>
      indoors('night', [
        { t: 'lamp', x: 900, y: 800, s: 1.2 },
        hero(340, 900, { pose: 'sleep' }),
        friend(700, 920, { pose: 'sleep', flip: true }),
      ]),
  },
};
