// Something rustles in the night, and somebody goes to see what it is.
import type { Part } from '../plot';
import { meeting } from './meeting';
import { night } from './night';

export const opening: readonly Part[] = [
  [
    {
      need: 1,
      headline: { de: 'Eine stille Nacht', en: 'A quiet night' },
      de: {
        little: 'Es ist Nacht. Da ist {hero:intro}. Der Mond scheint. Alles ist still.',
        middle:
          '(In einer stillen Nacht|Eines Nachts|Mitten in der Nacht) war {hero:intro} {place}. {Hero} war (noch gar nicht müde|hellwach|viel zu wach zum Schlafen). Der Mond schien, und alles war (ganz still|so still wie unter einer Decke). [Man hörte höchstens das Gras wachsen, und das wächst nachts sehr leise.]',
      },
      en: {
        little: 'It is night. Here is {hero:intro}. The moon is out. All is quiet.',
        middle:
          '(One quiet night|Late one night|In the middle of the night) {hero:intro} was out {place}. {Hero} was (not the least bit tired|wide awake|much too awake for bed). Nothing moved, and all was (very still|as still as a mouse). [You could almost hear the grass grow, and at night it grows very quietly.]',
      },
      scene: (stage) =>
        night(stage, 'day', [stage.hero(460, 900, { face: 'smile', look: [0.7, -0.8] })], { shot: 'far' }),
    },
    {
      need: 1,
      headline: { de: 'Guten Abend, Nacht', en: 'Good evening, night' },
      de: {
        little: 'Da ist {hero:intro}. Alle schlafen schon. Nur der Mond ist wach. Und {hero}!',
        middle:
          'Der Mond war schon lange da, und {hero:intro} war auch da. {Place} war sonst niemand. «hero: Guten Abend, Nacht», sagte {hero}. [Die Nacht sagte nichts. Aber sie freute sich über den Gruß.]',
      },
      en: {
        little: 'Here is {hero:intro}. Everybody is asleep. Only the moon is awake. And {hero}!',
        middle:
          'The moon was up, and so was {hero:intro}. There was nobody else {place}. «hero: Good evening, night,» said {hero}. [The night said nothing, but it was pleased.]',
      },
      scene: (stage) =>
        night(stage, 'day', [stage.hero(420, 910, { face: 'talk', look: [0.7, -0.8], ar: 'wave' })]),
    },
  ],
  {
    need: 2,
    headline: { de: 'Raschel, raschel', en: 'Rustle, rustle' },
    de: {
      little: 'Raschel, raschel. Was ist das? Raschel, raschel. Wer ist da im Busch?',
      middle:
        'Da raschelte es im Busch. Raschel, raschel. «hero: Hallo?», flüsterte {hero}. Das Rascheln hörte auf. [{Hero} wartete, und das Rascheln wartete auch.] Dann ging es wieder los, noch ein bisschen leiser: raschel, raschel.',
    },
    en: {
      little: 'Rustle, rustle. What is that? Rustle, rustle. Who is in the bush?',
      middle:
        'Then something rustled in the bush. Rustle, rustle. «hero: Hello?» whispered {hero}. The rustling stopped. [{Hero} waited, and the rustling waited, too.] Then it began again, even more quietly: rustle, rustle.',
    },
    scene: (stage) =>
      night(stage, 'night', [
        stage.hero(280, 910, { face: 'wow', look: [1, 0] }),
        { t: 'bush', x: 730, y: 900, s: 2 },
      ]),
  },
  {
    need: 8,
    headline: { de: 'Die langen Arme', en: 'The long arms' },
    de: {
      little: 'Oh! Da sind lange Arme! Ist das ein Monster? Nein. Das ist nur ein Baum.',
      middle:
        'Etwas Großes mit langen, dünnen Armen stand da und sagte nichts. {Hero} sah genauer hin. Es war ein Baum. «hero: Guten Abend, Baum», sagte {hero}. [Bei Nacht sehen Bäume aus, als hätten sie etwas vor. Haben sie aber nicht.]',
    },
    en: {
      little: 'Oh! There are long arms! Is it a monster? No. It is only a tree.',
      middle:
        'Something tall with long, thin arms was standing there, saying nothing. {Hero} looked again. It was a tree. «hero: Good evening, tree,» said {hero}. [At night trees look as if they were up to something. They are not.]',
    },
    scene: (stage) =>
      night(stage, 'day', [
        { t: 'bare', x: 690, y: 880, s: 2.4 },
        stage.hero(310, 920, { face: 'wow', look: [1, -0.8] }),
      ]),
  },
  {
    need: 3,
    headline: { de: 'Ein Rat bei Nacht', en: 'Advice at night' },
    de: {
      little:
        'Da kommt {helper:full}. «helper: Was raschelt, ist klein», sagt {helper}. «helper: Sieh nach.»',
      middle:
        '{Helper:full} war auch noch wach. «helper: Was raschelt, hat meistens selber Angst», sagte {helper:er}. «hero: Vor wem denn?», fragte {hero}. «helper: Vielleicht vor dir.» [Daran hatte {hero} noch gar nicht gedacht.]',
    },
    en: {
      little:
        'Here comes {helper:full}. «helper: A small noise is somebody small,» says {helper}. «helper: Go and see.»',
      middle:
        '{Helper:full} was still awake. «helper: If it rustles, it is mostly afraid itself,» {helper:he} said. «hero: Afraid of what?» asked {hero}. «helper: Of you, perhaps.» [{Hero} had never thought of that.]',
    },
    scene: (stage) =>
      night(stage, 'day', [
        stage.hero(300, 910, { face: 'thinking', look: [1, -0.2] }),
        stage.helper(710, 900, { face: 'talk', look: [-1, 0.2], al: 'point' }),
      ]),
  },
  {
    need: 6,
    headline: { de: 'Ein Schritt, noch ein Schritt', en: 'One step, two steps' },
    de: {
      little: 'Ein Schritt. Noch ein Schritt. {Hero} geht leise. Ganz, ganz leise.',
      middle:
        '{Hero} nahm eine Laterne und schlich los. Ein Schritt. Noch ein Schritt. Das Herz klopfte (laut|wie ein kleiner Specht), aber {hero:er} ging einfach weiter. [So ist das mit dem Mut: Das Herz klopft, und man geht trotzdem.]',
    },
    en: {
      little: 'One step. Two steps. {Hero} goes quietly. Very, very quietly.',
      middle:
        '{Hero} took a lantern and tiptoed on. One step. Then another step. {Hero:gen} heart was beating (loudly|like a little drum), but {hero:he} just went on. [That is what being brave is like: your heart beats, and you go on all the same.]',
    },
    scene: (stage) =>
      night(
        stage,
        'evening',
        [
          { t: 'lantern', x: 590, y: 930, s: 1.2, lit: true },
          stage.hero(430, 910, { pose: 'sneak', face: 'worry' }),
          { t: 'bush', x: 880, y: 900, s: 1.8 },
        ],
        { flowers: 0 },
      ),
  },
  ...meeting,
];
