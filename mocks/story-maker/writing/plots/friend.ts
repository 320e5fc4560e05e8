// Somebody is alone, somebody else is shy, and one of them has to begin.
import type { Beat, Plot } from './plot';

const opening: readonly Beat[] = [
  {
    need: 1,
    headline: { de: 'Ganz allein', en: 'All alone' },
    de: {
      little: 'Da ist {hero:intro}. {Hero} ist allein. Wer spielt mit {hero:dat}?',
      middle:
        '{Once} saß {hero:intro} {place} und langweilte sich. Weit und breit war niemand zum Spielen da. [Fangen geht nämlich nicht allein. {Hero} hatte es schon versucht.] «hero: Ich hätte so gern einen Freund», (seufzte|flüsterte) {hero}.',
    },
    en: {
      little: 'Here is {hero:intro}. {Hero} is all alone. Who will play with {hero}?',
      middle:
        '{Once} {hero:intro} sat {place} with nobody to play with. [You cannot play catch on your own. {Hero} had tried.] «hero: I would so like to have a friend,» (sighed|whispered) {hero}.',
    },
    scene: ({ at, hero }) =>
      at('morning', [hero(470, 900, { pose: 'sit', face: 'sad', look: [0.4, 0.6] })], { shot: 'far' }),
  },
  {
    need: 9,
    headline: { de: 'Der Stein', en: 'The stone' },
    de: {
      little:
        'Da liegt ein Stein. «hero: Hallo, Stein!» Der Stein sagt nichts. {Hero} wartet. Der Stein sagt immer noch nichts.',
      middle:
        '{Hero} probierte es mit einem Stein. «hero: Hallo», sagte {hero:er}. «hero: Willst du mit mir spielen?» Der Stein überlegte lange. [So lange, dass {hero} nachsah, ob er vielleicht eingeschlafen war.] Dann sagte er nichts.',
    },
    en: {
      little:
        'Here is a stone. «hero: Hello, stone!» The stone says nothing. {Hero} waits. The stone still says nothing.',
      middle:
        '{Hero} tried a stone. «hero: Hello,» {hero:he} said. «hero: Would you like to play with me?» The stone thought about it for a long time. [It took so long that {hero} checked whether it had fallen asleep.] Then it said nothing at all.',
    },
    scene: ({ at, hero }) =>
      at('day', [hero(330, 910, { face: 'talk', look: [1, 0.4] }), { t: 'rock', x: 690, y: 910, s: 1.5 }]),
  },
  {
    need: 4,
    headline: { de: 'Wer ist das?', en: 'Who is that?' },
    de: {
      little: 'Oh! Wer ist das? Das ist {friend:intro}. {Hero} guckt. {Friend} guckt auch.',
      middle:
        'Da raschelte es. Neben einem Busch stand {friend:intro} und guckte {hero:acc} an. {Hero} guckte zurück. [Keiner von beiden sagte etwas. Das können Schüchterne besonders gut.]',
    },
    en: {
      little: 'Oh! Who is that? It is {friend:intro}. {Hero} looks. {Friend} looks, too.',
      middle:
        'Something rustled. Beside a bush stood {friend:intro}, looking at {hero}. {Hero} looked back. [Neither of them said a word. Shy people are very good at that.]',
    },
    scene: ({ at, hero, friend }) =>
      at('day', [
        { t: 'bush', x: 850, y: 880, s: 1.6 },
        friend(700, 890, { face: 'shy', look: [-1, 0] }),
        hero(250, 920, { face: 'wow', look: [1, 0] }),
      ]),
  },
  {
    need: 10,
    headline: { de: 'Gut versteckt', en: 'Hiding' },
    de: {
      little: '{Hero} versteckt sich. {Friend} versteckt sich auch. Wo sind sie? Da! Da sind sie!',
      middle:
        'Vor lauter Schreck versteckte sich {hero} hinter einem Baum. {Friend} versteckte sich hinter einem Busch. So warteten sie und warteten. [Wer sich sehr gut versteckt, den findet leider auch niemand.]',
    },
    en: {
      little: '{Hero} hides. {Friend} hides, too. Where are they? There! There they are!',
      middle:
        'At once {hero} hid behind a tree. {Friend} hid behind a bush. And so they waited and waited. [If you hide very well, nobody finds you. That is the trouble with hiding.]',
    },
    scene: ({ at, hero, friend }) =>
      at('day', [
        hero(330, 880, { face: 'shy', look: [1, 0] }),
        { t: 'tree', x: 220, y: 920, s: 1.7 },
        friend(720, 880, { face: 'shy', look: [-1, 0] }),
        { t: 'bush', x: 790, y: 930, s: 1.7 },
      ]),
  },
  {
    need: 6,
    headline: { de: 'Ein guter Rat', en: 'Good advice' },
    de: {
      little: 'Da kommt {helper:full}. «helper: Sag einfach Hallo!» «hero: Hallo?» «helper: Ja. Genau so.»',
      middle:
        '{Helper:full} hatte alles gesehen. «helper: Einer von euch muss anfangen», sagte {helper:er}. «hero: Womit denn?», fragte {hero}. «helper: Mit Hallo», sagte {helper}. [«helper: Das ist ein kleines Wort. Es passt durch jede Tür.»]',
    },
    en: {
      little:
        'Here comes {helper:full}. «helper: Just say hello!» «hero: Hello?» «helper: Yes. Just like that.»',
      middle:
        '{Helper:full} had seen it all. «helper: One of you has to begin,» {helper:he} said. «hero: With what?» asked {hero}. «helper: With hello,» said {helper}. [«helper: It is a small word. It fits through any door.»]',
    },
    scene: ({ at, hero, helper }) =>
      at(
        'day',
        [
          hero(310, 910, { face: 'thinking', look: [1, -0.3] }),
          helper(700, 900, { face: 'talk', look: [-1, 0], al: 'up' }),
        ],
        { shot: 'near', focus: [512, 740] },
      ),
  },
  {
    need: 2,
    headline: { de: 'Hallo', en: 'Hello' },
    de: {
      little:
        '«hero: Hallo!», sagt {hero}. «friend: Hallo!», sagt {friend}. {Hero} lacht. {Friend} lacht auch.',
      middle:
        '{Hero} holte tief Luft und trat vor. «hero: Hallo», sagte {hero:er}. «hero: Ich bin … also, ich bin hier.» «friend: Hallo», sagte {friend}. «friend: Ich bin auch hier.» [Da mussten sie beide lachen, und dann war es gar nicht mehr schwer.]',
    },
    en: {
      little:
        '«hero: Hello!» says {hero}. «friend: Hello!» says {friend}. {Hero} laughs. {Friend} laughs, too.',
      middle:
        '{Hero} took a deep breath and stepped forward. «hero: Hello,» {hero:he} said. «hero: I am … well, I am here.» «friend: Hello,» said {friend}. «friend: I am here, too.» [Then they both had to laugh, and after that it was not hard at all.]',
    },
    scene: ({ at, hero, friend }) =>
      at('day', [
        hero(320, 910, { face: 'laugh', look: [1, 0], ar: 'wave' }),
        friend(710, 910, { face: 'laugh', look: [-1, 0], al: 'wave' }),
      ]),
  },
  {
    need: 5,
    headline: { de: 'Halb und halb', en: 'Half and half' },
    de: {
      little:
        '{Friend} hat einen Apfel. Ein Biss für {friend:acc}. Ein Biss für {hero:acc}. Mmm, schmeckt das gut!',
      middle:
        '{Friend} hatte einen Apfel dabei. «friend: Die eine Hälfte ist für dich», sagte {friend:er}. «hero: Und die andere?», fragte {hero}. «friend: Die ist für mich», sagte {friend}. [Sie bissen immer abwechselnd ab, und keiner passte auf, wer öfter dran war.]',
    },
    en: {
      little: '{Friend} has an apple. A bite for {friend}. A bite for {hero}. Mmm, that is good!',
      middle:
        '{Friend} had brought an apple. «friend: One half is for you,» said {friend}. «hero: And the other half?» asked {hero}. «friend: That one is for me,» said {friend}. [They took turns to bite, and nobody counted the bites.]',
    },
    scene: ({ at, hero, friend }) =>
      at(
        'day',
        [
          hero(330, 910, { pose: 'sit', face: 'happy', look: [1, 0] }),
          friend(690, 910, { pose: 'sit', face: 'happy', look: [-1, 0] }),
          { t: 'apple', x: 512, y: 925, s: 1.3 },
        ],
        { shot: 'near', focus: [512, 760] },
      ),
  },
];

const episodes: readonly Beat[] = [
  {
    need: 1,
    headline: { de: 'Verstecken', en: 'Hide-and-seek' },
    de: {
      little:
        'Da ist {guest:a}. Alle spielen Verstecken. {Guest} zählt: «guest: Eins, zwei, drei!» Wo sind die anderen?',
      middle:
        '{Place} trafen sie {guest:aacc}, und alle spielten Verstecken. {Guest} zählte bis zehn. «guest: Ich komme!», rief {guest:er}. [Die anderen kicherten so laut, dass das Suchen gar nicht schwer war.]',
    },
    en: {
      little:
        'Here is {guest:a}. They all play hide-and-seek. {Guest} counts: «guest: One, two, three!» Where are the others?',
      middle:
        '{Place} they met {guest:a}, and they all played hide-and-seek. {Guest} counted to ten. «guest: Here I come!» called {guest}. [The others giggled so loudly that they were not hard to find.]',
    },
    scene: ({ at, hero, friend, guest }) =>
      at('day', [
        hero(200, 850, { face: 'laugh', look: [1, 0] }),
        { t: 'bush', x: 190, y: 920, s: 1.7 },
        friend(820, 850, { face: 'laugh', look: [-1, 0] }),
        { t: 'bush', x: 840, y: 925, s: 1.7 },
        guest(512, 940, { pose: 'back' }),
      ]),
  },
  {
    need: 2,
    headline: { de: 'Ein Lied', en: 'A song' },
    de: {
      little: '{Guest} kann ein Lied. «guest: La, la, la!» {Hero} singt mit. {Friend} singt mit.',
      middle:
        '{Place} saß {guest:a} und sang vor sich hin. {Hero} sang die zweite Stimme und {friend} die dritte. Es klang ein bisschen schief. [«guest: Schief ist auch schön», sagte {guest}, und sie sangen alles noch einmal von vorn.]',
    },
    en: {
      little: '{Guest:a} knows a song. «guest: La, la, la!» {Hero} sings along. {Friend} sings along.',
      middle:
        '{Place} sat {guest:a}, singing a song. {Hero} joined in, and then {friend} did. It did not sound quite right. [«guest: Not quite right is nice, too,» said {guest}, and they sang it all over again.]',
    },
    scene: ({ at, hero, friend, guest }) =>
      at('day', [
        hero(210, 920, { face: 'sing', al: 'up' }),
        guest(512, 880, { pose: 'sit', face: 'sing' }),
        friend(810, 920, { face: 'sing', ar: 'up' }),
      ]),
  },
  {
    need: 3,
    headline: { de: 'Zu schwer', en: 'Too heavy' },
    de: {
      little:
        '{Guest} hat einen Korb. Der Korb ist so schwer! {Hero} hilft. {Friend} hilft. Zusammen geht es.',
      middle:
        '{Place} stand {guest:a} vor einem Korb voller Äpfel. «guest: Der ist mir zu schwer», sagte {guest:er}. Da fassten alle drei zusammen an. [Jetzt war der Korb nur noch ein Drittel so schwer, und zur Belohnung gab es für jeden einen Apfel.]',
    },
    en: {
      little:
        '{Guest:a} has a basket. The basket is so heavy! {Hero} helps. {Friend} helps. Together they can do it.',
      middle:
        '{Place} stood {guest:a} beside a basket full of apples. «guest: It is too heavy for me,» said {guest}. So all three of them lifted it together. [Now it was only a third as heavy, and there was an apple for everyone.]',
    },
    scene: ({ at, hero, friend, guest }) =>
      at('day', [
        hero(220, 890, { face: 'smile', look: [1, 0.3] }),
        guest(512, 830, { face: 'worry', look: [0, 0.8] }),
        friend(800, 890, { face: 'smile', look: [-1, 0.3] }),
        { t: 'basket', x: 512, y: 950, s: 1.5, full: true },
      ]),
  },
  {
    need: 4,
    headline: { de: 'Der Drachen', en: 'The kite' },
    de: {
      little: '{Guest} hat einen Drachen. Er fliegt hoch, hoch, hoch. Alle gucken. Oh, wie schön!',
      middle:
        '{Place} ließ {guest:a} einen bunten Drachen steigen. {Hero} durfte die Schnur halten, und dann {friend}. [Der Drachen zog so fest, als wollte er alle drei mitnehmen.] «hero: Höher!», rief {hero}.',
    },
    en: {
      little: '{Guest:a} has a kite. It flies up, up, up. They all look. Oh, how lovely!',
      middle:
        '{Place} they met {guest:a} who was flying a kite. {Hero} had a turn, and then {friend}. [The kite pulled as if it wanted to take all three of them along.] «hero: Higher!» cried {hero}.',
    },
    scene: ({ at, hero, friend, guest }) =>
      at('day', [
        { t: 'kite', x: 600, y: 250, s: 1.3 },
        hero(220, 910, { face: 'wow', look: [0.6, -1] }),
        guest(520, 900, { face: 'happy', look: [0.3, -1], ar: 'reach' }),
        friend(810, 920, { face: 'happy', look: [-0.5, -1] }),
      ]),
  },
  {
    need: 5,
    headline: { de: 'Nur so sitzen', en: 'Just sitting' },
    de: {
      little: 'Alle sitzen da. {Hero} sitzt. {Friend} sitzt. {Guest} sitzt auch. Das ist schön.',
      middle:
        '{Place} setzten sie sich zu {guest:adat} und taten gar nichts. «friend: Was machen wir jetzt?», fragte {friend} nach einer Weile. «guest: Das hier», sagte {guest}. [Und weil es so schön war, machten sie es noch ein bisschen länger.]',
    },
    en: {
      little: 'They all sit down. {Hero} sits. {Friend} sits. {Guest:a} sits, too. That is nice.',
      middle:
        '{Place} they sat down beside {guest:a} and did nothing at all. «friend: What are we doing now?» asked {friend} after a while. «guest: This,» said {guest}. [And because it was so nice, they did it a little longer.]',
    },
    scene: ({ at, hero, friend, guest }) =>
      at(
        'day',
        [
          hero(230, 910, { pose: 'sit', face: 'smile' }),
          guest(512, 900, { pose: 'sit', face: 'happy' }),
          friend(800, 910, { pose: 'sit', face: 'smile' }),
        ],
        { shot: 'far' },
      ),
  },
];

const closing: readonly Beat[] = [
  {
    need: 8,
    headline: { de: 'Bis morgen?', en: 'Until tomorrow?' },
    de: {
      little: '{Friend} muss nach Hause. {Hero} winkt. Kommt {friend} wieder?',
      middle:
        'Dann musste {friend} nach Hause. {Hero} winkte, bis nichts mehr zu sehen war. Und wenn {friend} nun nicht wiederkam? [In der Nacht lag {hero} lange wach und dachte darüber nach.]',
    },
    en: {
      little: '{Friend} has to go home. {Hero} waves. Will {friend} come back?',
      middle:
        'Then {friend} had to go home. {Hero} waved until there was nothing left to see. What if {friend} never came back? [That night {hero} lay awake for a long time, wondering.]',
    },
    scene: ({ at, hero, friend }) =>
      at('evening', [
        friend(800, 800, { pose: 'walk', s: 0.7 }),
        hero(280, 920, { face: 'worry', look: [1, -0.3], ar: 'wave' }),
      ]),
  },
  {
    need: 7,
    headline: { de: 'Wieder da', en: 'Back again' },
    de: {
      little: 'Wer kommt denn da? {Friend} ist wieder da! {Hero} freut sich. {Friend} freut sich auch.',
      middle:
        'Am nächsten Tag war {friend} wieder da und hatte eine Blume mitgebracht. «friend: Die ist für dich», sagte {friend:er}. «friend: Ich bin extra früh aufgestanden.» [«hero: Ich auch», sagte {hero}. «hero: Ich wollte nämlich auf dich warten.»]',
    },
    en: {
      little: 'Who is coming? {Friend} is back! {Hero} is happy. {Friend} is happy, too.',
      middle:
        'The next day {friend} was back and had brought a flower. «friend: It is for you,» said {friend}. «friend: I got up early.» [«hero: So did I,» said {hero}. «hero: I wanted to be here when you came.»]',
    },
    scene: ({ at, hero, friend }) =>
      at('morning', [
        friend(720, 910, { face: 'happy', look: [-1, 0], al: 'hold', hold: 'flower', holdl: true }),
        hero(300, 910, { face: 'happy', look: [1, 0], arm: 'up' }),
      ]),
  },
  {
    need: 3,
    headline: { de: 'Zu zweit', en: 'The two of them' },
    de: {
      little: 'Es wird Abend. {Hero} sitzt da. {Friend} sitzt daneben. {Hero} ist nicht mehr allein.',
      middle:
        'Am Abend saßen {hero} und {friend} {place} und sahen in den Himmel. «friend: Was spielen wir morgen?», fragte {friend}. «hero: Fangen», sagte {hero}. [«hero: Das geht nämlich nur zu zweit.»]',
    },
    en: {
      little:
        'It is evening. {Hero} sits here. {Friend} sits beside {hero:him}. {Hero} is not alone any more.',
      middle:
        'In the evening {hero} and {friend} sat {place} and looked at the sky. «friend: What shall we play tomorrow?» asked {friend}. «hero: Catch,» said {hero}. [«hero: You need two for that.»]',
    },
    scene: ({ at, hero, friend }) =>
      at('evening', [
        hero(370, 900, { pose: 'sit', face: 'smile', look: [0.5, -0.8] }),
        friend(640, 900, { pose: 'sit', face: 'happy', look: [0.3, -0.8] }),
      ]),
  },
];

export const friend: Plot = {
  id: 'friend',
  fits: ({ goal }) => (goal?.kind === 'friend' ? 5 : 2),
  subtitle: { de: 'Eine Geschichte über zwei, die sich finden', en: 'A story about finding each other' },
  cover: ({ at, hero }) => at('day', [hero(512, 930, { s: 1.35, face: 'smile', look: [0.5, -0.3] })]),
  opening,
  episodes,
  closing,
  ending: {
    headline: { de: 'Ende', en: 'The end' },
    de: 'Gute Nacht, {hero:call}. Gute Nacht, {friend:call}.',
    en: 'Good night, {hero:call}. Good night, {friend:call}.',
    scene: ({ at, hero, friend }) =>
      at('night', [hero(350, 900, { pose: 'sleep' }), friend(680, 910, { pose: 'sleep', flip: true })]),
  },
};
