// How a story in the sea turns out.
import type { Beat } from '../plot';
import { afloat } from './afloat';
import { fears, learns, loses, plays, seeksFriend, swimsAlone, wantsToFly } from './waters';

export const turns: readonly Beat[] = [
  {
    need: 2,
    when: wantsToFly,
    place: 'water',
    headline: { de: 'Hoch, höher, Luft', en: 'Up in the air' },
    de: {
      little: '{Helper} pustet. Fffft! {Hero} fliegt hoch, hoch, hoch! «hero: Ich fliege!», ruft {hero}.',
      middle:
        '«helper: Halt dich fest», sagte {helper} und holte Schwung. Und mit einem einzigen großen Platsch flog {hero} hinaus in die Luft. «hero: Ich fliege!», rief {hero:er}. [Es dauerte nur so lange wie ein Blubb. Aber es war ein sehr langer Blubb.]',
    },
    en: {
      little: '{Helper} gives a push. Whoosh! Up goes {hero}, up, up, up! «hero: I am flying!» calls {hero}.',
      middle:
        '«helper: Hold tight,» said {helper}, and gave a great push. And with one single splash {hero} flew out into the air. «hero: I am flying!» cried {hero}. [It lasted no longer than a bubble. But it was a very long bubble.]',
    },
    scene: (stage) =>
      afloat(stage, 'day', [
        stage.hero(540, 470, { pose: 'jump', face: 'laugh', arm: 'up', s: 0.9, z: 100 }),
        stage.helper(500, 960, { face: 'happy', look: [0.2, -1] }),
      ]),
  },
  {
    need: 2,
    when: learns,
    headline: { de: 'Auf einmal ging es', en: 'All at once' },
    de: {
      little: '{Hero} versucht es. Noch einmal. Und da! «hero: Ich kann {goal}!», ruft {hero}.',
      middle:
        'Sie übten, bis die Blasen tanzten. Erst ging es gar nicht, dann ging es ein bisschen. Und auf einmal ging es wirklich. «hero: Ich kann {goal}!», rief {hero}. [Die ganze Gegend hat es gehört, sogar die mit den kleinen Ohren.]',
    },
    en: {
      little: '{Hero} tries it. And again. And look! «hero: I can {goal}!» calls {hero}.',
      middle:
        'They practised until the bubbles danced. First it did not work, then it worked a little. And all at once it really worked. «hero: I can {goal}!» cried {hero}. [Everybody heard it, even those with very small ears.]',
    },
    scene: (stage) =>
      afloat(stage, 'day', [
        stage.hero(460, 780, { pose: 'jump', face: 'laugh', arm: 'up', s: 1.15 }),
        stage.helper(820, 900, { face: 'happy', look: [-1, -0.4], s: 0.85 }),
      ]),
  },
  {
    need: 2,
    when: plays,
    headline: { de: 'Ein Spiel für alle', en: 'A game for everybody' },
    de: {
      little: 'Alle spielen mit. {Hero} ist mittendrin. «hero: Das ist fast wie echt!», ruft {hero}.',
      middle:
        '«friend: Dann spielen wir es eben», sagte {friend}. Alle machten mit, und {hero} war mittendrin. «hero: Es ist fast wie in echt», sagte {hero:er}. [«helper: Fast ist schon ziemlich viel», sagte {helper}.]',
    },
    en: {
      little: 'They all play along. {Hero} is in the middle. «hero: It is almost real!» calls {hero}.',
      middle:
        '«friend: Then let us play it,» said {friend}. They all joined in, with {hero} in the middle. «hero: It is almost like the real thing,» said {hero}. [«helper: Almost is quite a lot,» said {helper}.]',
    },
    scene: (stage) =>
      afloat(stage, 'day', [
        stage.friend(210, 860, { face: 'laugh', look: [1, 0] }),
        stage.hero(512, 800, { face: 'laugh', arm: 'up' }),
        stage.helper(830, 870, { face: 'happy', look: [-1, 0], s: 0.85 }),
      ]),
  },
  {
    need: 2,
    when: (idea) => loses(idea) && !seeksFriend(idea),
    headline: { de: 'Da!', en: 'There!' },
    de: {
      little: 'Da! Da ist {lost}! {Hero} jubelt. {Lost} ist wieder da!',
      middle:
        'Und dann sahen sie etwas zwischen den Wellen. «hero: Da!», rief {hero}. Da war {lost} und schaukelte, als wäre nie etwas gewesen. [«helper: Das Meer gibt vieles zurück», sagte {helper}. «helper: Man muss nur fragen.»]',
    },
    en: {
      little: 'There! There is {lost}! {Hero} cheers. {Lost} is back!',
      middle:
        'And then they saw something in the waves. «hero: There!» cried {hero}. There was {lost}, rocking up and down as if nothing had happened. [«helper: The sea gives back many things,» said {helper}. «helper: You only have to ask.»]',
    },
    scene: (stage) =>
      afloat(stage, 'day', [
        stage.hero(300, 850, { face: 'laugh', look: [1, 0], arm: 'up' }),
        stage.helper(560, 780, { face: 'happy', look: [0.6, 0.4], s: 0.8 }),
        stage.thing(820, 900, { s: 1.4 }),
      ]),
  },
  {
    need: 2,
    when: seeksFriend,
    headline: { de: 'Da bist du ja', en: 'There you are' },
    de: {
      little: 'Da! Da ist {lost}! «friend: Da bist du ja», sagt {lost}. {Hero} jubelt.',
      middle:
        'Und wer kam da um die Ecke geschwommen? {Lost}. «friend: Da bist du ja», sagte {lost}. «friend: Ich habe dich überall gesucht.» «hero: Ich dich auch», rief {hero}. [So waren sie den ganzen Tag hintereinander hergeschwommen, immer im Kreis.]',
    },
    en: {
      little: 'There! There is {lost}! «friend: There you are,» says {lost}. {Hero} cheers.',
      middle:
        'And who came swimming round the corner? {Lost}. «friend: There you are,» said {lost}. «friend: I have been looking for you everywhere.» «hero: And I for you!» cried {hero}. [All day long they had been following each other round in a circle.]',
    },
    scene: (stage) =>
      afloat(stage, 'day', [
        stage.hero(300, 850, { face: 'laugh', look: [1, 0], arm: 'up' }),
        stage.friend(720, 840, { face: 'happy', look: [-1, 0] }),
      ]),
  },
  {
    need: 2,
    when: fears,
    headline: { de: 'Ein Zug nach vorn', en: 'One stroke ahead' },
    de: {
      little: 'Ein kleiner Zug. Noch ein kleiner Zug. {Friend} schwimmt mit. Es ist gar nicht schlimm!',
      middle:
        '«hero: Nur einen Zug», sagte {hero}. {Friend} schwamm mit, und {helper} auch. Ein kleiner Zug, und noch einer. «hero: Es ist halb so schlimm», sagte {hero}. [Zu dritt ist es sogar nur ein Drittel so schlimm.]',
    },
    en: {
      little: 'One small stroke. One more small stroke. {Friend} comes, too. It is not so bad!',
      middle:
        '«hero: Only one stroke,» said {hero}. {Friend} came along, and so did {helper}. One small stroke, and another one. «hero: It is not so bad,» said {hero}. [With three of them it was only a third as bad.]',
    },
    scene: (stage) =>
      afloat(stage, 'day', [
        stage.friend(190, 880, { face: 'smile', look: [1, 0], s: 0.9 }),
        stage.hero(490, 820, { face: 'wow', look: [1, 0] }),
        stage.helper(830, 880, { face: 'happy', look: [-1, 0], s: 0.85 }),
      ]),
  },
  {
    need: 2,
    when: swimsAlone,
    place: 'water',
    headline: { de: 'Hoch aus dem Wasser', en: 'Out of the water' },
    de: {
      little: '{Hero} springt. Platsch! {Friend} springt. Platsch! Noch einmal! Platsch, platsch!',
      middle:
        '«friend: Was ist eigentlich da oben?», fragte {friend}. Sie schwammen, so schnell sie konnten, und sprangen aus dem Wasser. Platsch! «hero: Da oben ist viel Himmel», sagte {hero}. [«friend: Und unten bist du», sagte {friend}. «friend: Das ist besser.»]',
    },
    en: {
      little: '{Hero} jumps. Splash! {Friend} jumps. Splash! Once more! Splash, splash!',
      middle:
        '«friend: What is up there?» asked {friend}. They swam as fast as they could and jumped right out of the water. Splash! «hero: There is a lot of sky up there,» said {hero}. [«friend: And down here there is you,» said {friend}. «friend: That is better.»]',
    },
    scene: (stage) =>
      afloat(stage, 'day', [
        stage.hero(330, 560, { pose: 'jump', face: 'laugh', arm: 'up', s: 0.85, z: 100 }),
        stage.friend(720, 700, { pose: 'jump', face: 'wow', s: 0.85, z: 200 }),
      ]),
  },
];
