// A grandparent, an aunt, an uncle or a pet has died. What is said of it is true for a child of every faith and of none.
import { inBed } from '../in-bed';
import type { Beat, Part, Plot } from '../plot';
import { deathEpisodes } from './death-episodes';
import { griefOf, isPet } from './of-grief';

const opening: readonly Beat[] = [
  {
    need: 1,
    headline: { de: 'Etwas Trauriges', en: 'Something sad' },
    de: {
      little: 'Da ist {hero:intro}. {Friend} ist gestorben. {Hero} ist traurig. {Helper} auch.',
      middle:
        '{Once} saß {hero:intro} auf dem Teppich, und {helper} setzte sich dazu. «helper: Ich muss dir etwas Trauriges sagen», sagte {helper}. «helper: {Friend} ist gestorben.» [Danach war es so still, dass man die Uhr hörte.]',
    },
    en: {
      little: 'Here is {hero:intro}. {Friend} has died. {Hero} is sad. So is {helper}.',
      middle:
        '{Once} {hero:intro} sat on the rug, and {helper} sat down, too. «helper: I have to tell you something sad,» said {helper}. «helper: {Friend} has died.» [After that it was so quiet that you could hear the clock.]',
    },
    scene: ({ indoors, hero, helper }) =>
      indoors('day', [
        helper(330, 900, { pose: 'sit', face: 'sad', look: [1, 0.2] }),
        hero(680, 930, { pose: 'sit', face: 'worry', look: [-1, -0.2] }),
      ]),
  },
  {
    need: 1,
    headline: { de: 'Was tot heißt', en: 'What dead means' },
    de: {
      little: '«hero: Was ist tot?» «helper: Das Herz ist still. Nichts tut mehr weh.»',
      middle:
        '«hero: Was heißt tot?», fragte {hero}. «helper: Das Herz schlägt nicht mehr», sagte {helper}. «helper: Es tut nichts mehr weh. Und wer tot ist, kommt nicht wieder.» «hero: Nie?» «helper: Nein», sagte {helper} und blieb ganz nah.',
    },
    en: {
      little: '«hero: What is dead?» «helper: The heart is still. Nothing hurts any more.»',
      middle:
        '«hero: What does dead mean?» asked {hero}. «helper: The heart has stopped,» said {helper}. «helper: Nothing hurts any more. And whoever is dead does not come back.» «hero: Never?» «helper: No,» said {helper}, and stayed very close.',
    },
    scene: ({ indoors, hero, helper }) =>
      indoors(
        'day',
        [
          helper(400, 900, { pose: 'sit', face: 'talk', look: [0.8, 0.3] }),
          hero(620, 930, { pose: 'sit', face: 'sad', look: [-0.6, -0.4] }),
        ],
        { shot: 'near', focus: [512, 740] },
      ),
  },
  {
    need: 4,
    headline: { de: 'Der Ball', en: 'The ball' },
    de: {
      little: '{Hero} weint nicht. {Hero} spielt Ball. Der Ball rollt weg. Da weint {hero}.',
      middle:
        'Erst weinte {hero} gar nicht, sondern spielte mit dem Ball. Dann rollte der Ball unter den Busch. Da kamen die Tränen. «helper: Die sind nicht wegen des Balls», sagte {helper}. «hero: Nein», sagte {hero}.',
    },
    en: {
      little: '{Hero} does not cry. {Hero} plays ball. The ball rolls away. Now {hero} cries.',
      middle:
        'At first {hero} did not cry at all, but played with the ball. Then the ball rolled under the bush, and the tears came. «helper: They are not about the ball,» said {helper}. «hero: No,» said {hero}.',
    },
    scene: ({ at, hero, helper }) =>
      at('day', [
        helper(200, 870, { face: 'worry', look: [1, 0.2] }),
        hero(470, 920, { pose: 'sit', face: 'sad', look: [1, 0.4] }),
        { t: 'ball', x: 700, y: 955, s: 0.7 },
        { t: 'bush', x: 800, y: 930, s: 1.5 },
      ]),
  },
  {
    need: 3,
    headline: { de: 'Niemand ist schuld', en: 'Nobody’s fault' },
    de: {
      little: '«hero: War ich böse?» «helper: Nein», sagt {helper}. «helper: Niemand ist schuld.»',
      middle:
        '«hero: Einmal war ich böse auf {friend:acc}», sagte {hero} leise. «hero: Ist es deshalb?» «helper: Nein», sagte {helper}. «helper: Vom Bösesein stirbt niemand. {Friend} wusste, dass du {friend:acc} lieb hast.»',
    },
    en: {
      little: '«hero: Was I bad?» «helper: No,» says {helper}. «helper: It is nobody’s fault.»',
      middle:
        '«hero: I was cross with {friend} once,» said {hero} in a small voice. «hero: Is that why?» «helper: No,» said {helper}. «helper: Nobody dies of that. {Friend} knew that you love {friend:him}.»',
    },
    scene: ({ indoors, hero, helper }) =>
      indoors('evening', [
        helper(690, 900, { pose: 'sit', face: 'talk', look: [-1, 0.2] }),
        hero(360, 930, { pose: 'sit', face: 'worry', look: [1, -0.2] }),
      ]),
  },
];

const closing: readonly Part[] = [
  [
    {
      need: 2,
      when: (idea) => !isPet(idea),
      headline: { de: 'Abschied', en: 'Saying goodbye' },
      de: {
        little: 'Alle kommen zusammen. Da sind Blumen. Jemand singt. Alle denken an {friend:acc}.',
        middle:
          'Ein paar Tage später kamen alle zusammen, die {friend:acc} lieb hatten. Es gab Blumen, jemand sang, und viele weinten. «hero: Sogar die Großen», flüsterte {hero}. «helper: Die Großen auch», sagte {helper}. [Danach gab es Kuchen, und alle erzählten von {friend:dat}.]',
      },
      en: {
        little: 'Everybody comes. There are flowers. Somebody sings. They all think of {friend}.',
        middle:
          'A few days later all who loved {friend} came together. There were flowers, somebody sang, and many cried. «hero: Even the grown-ups,» whispered {hero}. «helper: The grown-ups, too,» said {helper}. [Afterwards there was cake, and they all told stories about {friend}.]',
      },
      scene: ({ at, hero, helper }) =>
        at(
          'day',
          [
            helper(430, 890, { face: 'sad', look: [0.4, 0.4] }),
            hero(620, 920, { face: 'sad', look: [0, 0.6], hold: 'flower' }),
            { t: 'flower', x: 250, y: 930, s: 1 },
            { t: 'flower', x: 800, y: 930, s: 1, c: '#f2d25c' },
          ],
          { flowers: 22 },
        ),
    },
    {
      need: 2,
      when: isPet,
      headline: { de: 'Eine Blume', en: 'A flower' },
      de: {
        little: 'Sie pflanzen eine Blume. Für {friend:acc}. Sie sagen: Danke.',
        middle:
          'Am nächsten Tag pflanzten sie eine Blume für {friend:acc}. «hero: Was sagt man da?», fragte {hero}. «helper: Was man will», sagte {helper}. «hero: Danke, {friend:call}», sagte {hero}.',
      },
      en: {
        little: 'They plant a flower. It is for {friend}. They say: thank you.',
        middle:
          'The next day they planted a flower for {friend}. «hero: What do you say?» asked {hero}. «helper: Whatever you like,» said {helper}. «hero: Thank you, {friend:call},» said {hero}.',
      },
      scene: ({ at, hero, helper }) =>
        at('day', [
          helper(240, 890, { face: 'sad', look: [1, 0.4] }),
          { t: 'flower', x: 512, y: 930, s: 1.4, c: '#f2d25c' },
          hero(780, 930, { pose: 'sit', face: 'sad', look: [-1, 0.4] }),
        ]),
    },
  ],
  {
    need: 3,
    headline: { de: 'Wo ist man dann?', en: 'Where is one then?' },
    de: {
      little: '«hero: Wo ist {friend}?» «helper: Das weiß niemand genau», sagt {helper}.',
      middle:
        '«hero: Wo ist {friend} jetzt?», fragte {hero}. «helper: Das weiß niemand genau», sagte {helper}. «helper: Viele glauben, bei Gott oder im Himmel. Manche denken, es ist wie vor der Geburt.» [«helper: Du darfst mich das jeden Tag wieder fragen.»]',
    },
    en: {
      little: '«hero: Where is {friend}?» «helper: Nobody knows for sure,» says {helper}.',
      middle:
        '«hero: Where is {friend} now?» asked {hero}. «helper: Nobody knows for sure,» said {helper}. «helper: Many people believe, with God or in heaven. Some think that it is like before we were born.» [«helper: You may ask me that again, any day.»]',
    },
    scene: ({ at, hero, helper }) =>
      at(
        'evening',
        [
          helper(380, 890, { face: 'thinking', look: [0.5, -0.8] }),
          hero(640, 920, { face: 'thinking', look: [0.2, -0.9] }),
        ],
        { shot: 'far' },
      ),
  },
  {
    need: 5,
    headline: { de: 'Wie Pfützen', en: 'Like puddles' },
    de: {
      little: 'Manchmal spielt {hero} und lacht. Dann ist {hero} wieder traurig. Das ist so.',
      middle:
        'Manchmal vergaß {hero} das Traurigsein. Und plötzlich war es wieder da, wie eine Pfütze, in die man hineintritt. «helper: Das geht mir auch so», sagte {helper}. [«helper: Pfützen werden kleiner. Man tritt nur noch lange hinein.»]',
    },
    en: {
      little: 'Sometimes {hero} plays and laughs. Then {hero} is sad again. That is how it is.',
      middle:
        'Sometimes {hero} forgot to be sad. And suddenly it was there again, like a puddle that you step into. «helper: I know that, too,» said {helper}. [«helper: Puddles get smaller. You just go on stepping into them for a long time.»]',
    },
    scene: ({ at, hero, helper }) =>
      at('day', [
        helper(220, 880, { face: 'talk', look: [1, 0.2] }),
        { t: 'pond', x: 640, y: 930, s: 0.6 },
        hero(640, 905, { face: 'sad', look: [-0.6, 0.4], z: 940 }),
      ]),
  },
  {
    need: 2,
    headline: { de: 'Weißt du noch?', en: 'Do you remember?' },
    de: {
      little: '«helper: Weißt du noch?» «hero: Ja!», ruft {hero}. «hero: {Friend} und die Torte!»',
      middle:
        '«helper: Weißt du noch, die Geburtstagstorte?», fragte {helper}. «hero: {Friend} hat sich hineingesetzt!», rief {hero}. Da lachten sie, bis sie wieder weinten. [Es waren aber andere Tränen als vorher.]',
    },
    en: {
      little: '«helper: Remember?» «hero: Yes!» cries {hero}. «hero: {Friend} and the cake!»',
      middle:
        '«helper: Do you remember the birthday cake?» asked {helper}. «hero: {Friend} sat down in it!» cried {hero}. Then they laughed until they cried again. [But these were not the same tears as before.]',
    },
    scene: ({ indoors, hero, helper }) =>
      indoors('evening', [
        helper(330, 890, { pose: 'sit', face: 'laugh', look: [1, 0] }),
        hero(670, 920, { pose: 'sit', face: 'laugh', look: [-1, 0] }),
      ]),
  },
  {
    need: 6,
    headline: { de: 'Die Muschel', en: 'The shell' },
    de: {
      little: 'Da liegt eine Muschel. Die ist von früher. {Hero} hält sie fest.',
      middle:
        'Auf dem Tisch lag die Muschel, die sie einmal mit {friend:dat} gefunden hatten. {Hero} hielt sie ans Ohr. «hero: Sie rauscht noch genauso», sagte {hero}. [Das fand {hero:er} sehr anständig von der Muschel.]',
    },
    en: {
      little: 'Here is a shell. It is from before. {Hero} holds it tight.',
      middle:
        'On the table lay the shell that they had once found with {friend}. {Hero} held it to one ear. «hero: It still sounds the same,» said {hero}. [Which was very decent of the shell.]',
    },
    scene: ({ indoors, hero }) =>
      indoors('day', [hero(512, 920, { face: 'smile', hold: 'shell', look: [0.4, 0] })], {
        shot: 'near',
        focus: [512, 760],
      }),
  },
  {
    need: 2,
    place: 'home',
    headline: { de: 'Was bleibt', en: 'What stays' },
    de: {
      little: '«hero: Ich hab {friend:acc} noch lieb.» «helper: Das bleibt», sagt {helper}.',
      middle:
        '{Evening} lag {hero} im Bett. «hero: {Friend} ist tot, und ich habe {friend:acc} immer noch lieb», sagte {hero}. «helper: Das hört nicht auf», sagte {helper}. «helper: Das Liebhaben bleibt hier.»',
    },
    en: {
      little: '«hero: I still love {friend}.» «helper: That stays,» says {helper}.',
      middle:
        '{Evening} {hero} lay in bed. «hero: {Friend} is dead, and I still love {friend:him},» said {hero}. «helper: That does not stop,» said {helper}. «helper: The love stays here.»',
    },
    scene: ({ indoors, hero, helper }) =>
      indoors('night', [
        helper(180, 900, { pose: 'sit', face: 'talk', look: [1, 0] }),
        ...inBed(hero, { pose: 'sit', face: 'smile', look: [-0.8, 0] }),
      ]),
  },
];

export const death: Plot = {
  id: 'death',
  fits: griefOf('death'),
  cast: () => ({ isFamily: true }),
  places: () => ['garden', 'meadow', 'hill', 'pond'],
  subtitle: { de: 'Eine Geschichte vom Abschied', en: 'A story about saying goodbye' },
  cover: ({ at, hero }) =>
    at('evening', [hero(512, 930, { s: 1.3, face: 'sad', look: [0.3, 0.4], hold: 'flower' })]),
  opening,
  episodes: deathEpisodes,
  minBeats: 10,
  isApart: true,
  closing,
  ending: {
    headline: { de: 'Gute Nacht', en: 'Good night' },
    de: 'Gute Nacht, {hero:call}. Wen man lieb hat, den vergisst man nicht.',
    en: 'Good night, {hero:call}. We do not forget those we love.',
    scene: ({ indoors, hero }) => indoors('night', inBed(hero), { shot: 'near', focus: [540, 660] }),
  },
};
