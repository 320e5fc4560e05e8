// Somebody of the family is in hospital, and is visited. Nobody says when they come home, for nobody knows it.
import { inBed } from '../in-bed';
import type { Beat, Plot } from '../plot';
import { hospitalEpisodes } from './hospital-episodes';
import { griefOf } from './of-grief';

const opening: readonly Beat[] = [
  {
    need: 1,
    headline: { de: 'Eine Nachricht', en: 'Some news' },
    de: {
      little: 'Da ist {hero:intro}. {Friend} ist im Krankenhaus. Dort helfen sie {friend:dat}.',
      middle:
        '{Once} saß {hero:intro} am Tisch, und {helper} setzte sich dazu. «helper: {Friend} ist im Krankenhaus», sagte {helper}. «helper: Dort gibt es Ärztinnen und Ärzte, die {friend:dat} helfen.» [{Hero} rührte im Kakao, immer im Kreis.]',
    },
    en: {
      little: 'Here is {hero:intro}. {Friend} is in hospital. People there help {friend}.',
      middle:
        '{Once} {hero:intro} sat at the table, and {helper} sat down, too. «helper: {Friend} is in hospital,» said {helper}. «helper: There are doctors and nurses who help {friend}.» [{Hero} stirred the cocoa, round and round.]',
    },
    scene: ({ indoors, hero, helper }) =>
      indoors('day', [
        helper(200, 870, { face: 'talk', look: [1, 0.2] }),
        { t: 'table', x: 530, y: 930, s: 1.6 },
        { t: 'cup', x: 640, y: 775, s: 0.6, z: 940 },
        hero(840, 900, { face: 'worry', look: [-1, 0] }),
      ]),
  },
  {
    need: 2,
    headline: { de: 'Wie lange?', en: 'How long?' },
    de: {
      little: '«hero: Wie lange?», fragt {hero}. «helper: Ich weiß es nicht», sagt {helper}.',
      middle:
        '«hero: Wie lange bleibt {friend} dort?», fragte {hero}. «helper: Das weiß ich noch nicht», sagte {helper}. «helper: Aber wenn ich etwas weiß, sage ich es dir.» [Das war nicht viel. Aber es war wahr, und man konnte sich daran festhalten.]',
    },
    en: {
      little: '«hero: For how long?» asks {hero}. «helper: I don’t know,» says {helper}.',
      middle:
        '«hero: How long will {friend} be there?» asked {hero}. «helper: I don’t know yet,» said {helper}. «helper: But when I know something, I will tell you.» [It was not much. But it was true, and you could hold on to it.]',
    },
    scene: ({ indoors, hero, helper }) =>
      indoors(
        'day',
        [
          helper(340, 900, { pose: 'sit', face: 'worry', look: [1, 0.2] }),
          hero(680, 920, { pose: 'sit', face: 'sad', look: [-1, -0.2] }),
        ],
        { shot: 'near', focus: [512, 740] },
      ),
  },
  {
    need: 4,
    headline: { de: 'Niemand ist schuld', en: 'Nobody’s fault' },
    de: {
      little: '«hero: War ich zu laut?» «helper: Nein», sagt {helper}. «helper: Niemand ist schuld.»',
      middle:
        '«hero: Ich war neulich so laut», sagte {hero}. «hero: Ist {friend} deshalb krank?» «helper: Nein», sagte {helper}. «helper: Vom Lautsein wird niemand krank. Niemand ist schuld.»',
    },
    en: {
      little: '«hero: Was I too loud?» «helper: No,» says {helper}. «helper: It is nobody’s fault.»',
      middle:
        '«hero: I was so loud the other day,» said {hero}. «hero: Is that why {friend} is ill?» «helper: No,» said {helper}. «helper: Nobody gets ill from noise. It is nobody’s fault.»',
    },
    scene: ({ at, hero, helper }) =>
      at(
        'day',
        [
          helper(320, 890, { face: 'talk', look: [1, 0.3] }),
          hero(660, 910, { face: 'worry', look: [-1, -0.3] }),
        ],
        { path: true },
      ),
  },
  {
    need: 3,
    headline: { de: 'Etwas zum Mitnehmen', en: 'Something to take' },
    de: {
      little: '{Hero} malt ein Bild. Mit viel Gelb. Das ist für {friend:acc}.',
      middle:
        '«hero: Was braucht man im Krankenhaus?», fragte {hero}. «helper: Einen Schlafanzug», sagte {helper}. «helper: Und etwas zum Angucken.» Also malte {hero} ein Bild. [Es wurde sehr gelb, denn Gelb sieht man auch im Liegen gut.]',
    },
    en: {
      little: '{Hero} paints a picture. With lots of yellow. It is for {friend}.',
      middle:
        '«hero: What do you need in hospital?» asked {hero}. «helper: Pyjamas,» said {helper}. «helper: And something to look at.» So {hero} painted a picture. [It came out very yellow, for you can see yellow well when you lie down.]',
    },
    scene: ({ indoors, hero, helper }) =>
      indoors('day', [
        helper(250, 870, { face: 'smile', look: [1, 0.3] }),
        hero(520, 920, { pose: 'sit', face: 'smile', look: [1, 0.2] }),
        { t: 'frame', x: 820, y: 940, s: 0.9, c: '#f2d25c' },
      ]),
  },
];

const closing: readonly Beat[] = [
  {
    need: 5,
    headline: { de: 'Der lange Flur', en: 'The long corridor' },
    de: {
      little: 'Ein langer Flur. Viele Türen. {Hero} geht mit {helper:dat}. Da ist die Tür.',
      middle:
        'Im Krankenhaus war ein langer Flur mit vielen Türen. Es roch nach Seife und nach Tee. «hero: Ich bleibe nah bei dir», sagte {hero}. «helper: Und ich bei dir», sagte {helper}. [So waren beide sicher.]',
    },
    en: {
      little: 'A long corridor. Many doors. {Hero} walks with {helper}. Here is the door.',
      middle:
        'In the hospital there was a long corridor with many doors. It smelled of soap and tea. «hero: I will stay close to you,» said {hero}. «helper: And I to you,» said {helper}. [So both of them were safe.]',
    },
    scene: ({ indoors, hero, helper }) =>
      indoors(
        'day',
        [
          { t: 'door', x: 200, y: 790, s: 1.3 },
          { t: 'door', x: 830, y: 790, s: 1.3 },
          helper(440, 890, { pose: 'walk', face: 'smile' }),
          hero(640, 920, { pose: 'walk', face: 'worry' }),
        ],
        { win: false, wall: '#d7e6e4', rug: false },
      ),
  },
  {
    need: 1,
    headline: { de: 'Da bist du ja', en: 'There you are' },
    de: {
      little: 'Da liegt {friend} im Bett. «friend: Da bist du ja!», sagt {friend} leise.',
      middle:
        'Da lag {friend} in einem Bett mit Rädern und war ein bisschen blass. «friend: Da bist du ja», sagte {friend}. Die Stimme war leiser als sonst. [Aber es war ganz genau die richtige Stimme.]',
    },
    en: {
      little: 'There is {friend} in a bed. «friend: There you are!» says {friend} softly.',
      middle:
        'There lay {friend} in a bed with wheels, looking a little pale. «friend: There you are,» said {friend}. The voice was softer than usual. [But it was exactly the right voice.]',
    },
    scene: ({ indoors, hero, friend }) =>
      indoors(
        'day',
        [
          ...inBed(friend, { pose: 'sit', face: 'smile', look: [-0.8, 0.2] }),
          hero(180, 930, { face: 'shy', look: [1, -0.2] }),
        ],
        { wall: '#d7e6e4', rug: false },
      ),
  },
  {
    need: 2,
    headline: { de: 'Das gelbe Bild', en: 'The yellow picture' },
    de: {
      little: '«hero: Für dich», sagt {hero}. {Friend} guckt und guckt. «friend: So ein schönes Gelb!»',
      middle:
        '{Hero} gab {friend:dat} das Bild. {Friend} sah es lange an. «friend: Das hänge ich dorthin», sagte {friend}. «friend: Dann sehe ich es gleich beim Aufwachen.» [«hero: Es ist extra fürs Liegen», sagte {hero}.]',
    },
    en: {
      little: '«hero: For you,» says {hero}. {Friend} looks and looks. «friend: Such a lovely yellow!»',
      middle:
        '{Hero} gave {friend} the picture. {Friend} looked at it for a long time. «friend: It shall hang over there,» said {friend}. «friend: Then I will see it when I wake up.» [«hero: It is made for lying down,» said {hero}.]',
    },
    scene: ({ indoors, hero, friend }) =>
      indoors(
        'day',
        [
          ...inBed(friend, { pose: 'sit', face: 'happy', look: [-0.8, 0.2] }),
          hero(190, 930, { face: 'happy', look: [1, 0] }),
          { t: 'frame', x: 400, y: 950, s: 0.6, c: '#f2d25c' },
        ],
        { wall: '#d7e6e4', rug: false, shot: 'near', focus: [440, 720] },
      ),
  },
  {
    need: 6,
    headline: { de: 'Rauf und runter', en: 'Up and down' },
    de: {
      little: 'Das Bett kann fahren. Rauf! Und runter! {Friend} lacht. {Hero} auch.',
      middle:
        'Das Bett hatte einen Knopf. {Friend} drückte, und das Bett fuhr hinauf. Dann fuhr es wieder hinunter. «hero: Noch mal!», sagte {hero}. [Zu Hause können die Betten so etwas nicht. Das ist vielleicht auch besser.]',
    },
    en: {
      little: 'The bed can move. Up! And down! {Friend} laughs. So does {hero}.',
      middle:
        'The bed had a button. {Friend} pressed it, and the bed went up. Then it went down again. «hero: Again!» said {hero}. [Beds at home can do no such thing. Perhaps that is just as well.]',
    },
    scene: ({ indoors, hero, friend }) =>
      indoors(
        'day',
        [
          ...inBed(friend, { pose: 'sit', face: 'laugh', look: [0.8, 0.2] }),
          hero(880, 940, { face: 'laugh', look: [-1, -0.2] }),
        ],
        { wall: '#d7e6e4', rug: false },
      ),
  },
  {
    need: 3,
    headline: { de: 'Müde', en: 'Tired' },
    de: {
      little: '{Friend} wird müde. {Hero} winkt. «friend: Schön, dass du da warst.»',
      middle:
        'Dann wurde {friend} müde. «friend: Schön, dass du da warst», sagte {friend}. {Hero} winkte an der Tür, und {friend} winkte mit zwei Fingern. [Mehr ging gerade nicht. Zwei Finger genügten.]',
    },
    en: {
      little: '{Friend} is tired now. {Hero} waves. «friend: I am glad you came.»',
      middle:
        'Then {friend} got tired. «friend: I am glad you came,» said {friend}. {Hero} waved from the door, and {friend} waved with two fingers. [More was too much just now. Two fingers were enough.]',
    },
    scene: ({ indoors, hero, friend }) =>
      indoors(
        'day',
        [
          { t: 'door', x: 170, y: 790, s: 1.3 },
          hero(200, 930, { face: 'smile', al: 'wave', look: [1, 0] }),
          ...inBed(friend, { face: 'smile' }),
        ],
        { wall: '#d7e6e4', rug: false },
      ),
  },
  {
    need: 4,
    headline: { de: 'Auf dem Heimweg', en: 'On the way home' },
    de: {
      little: 'Sie gehen nach Hause. {Hero} ist still. {Helper} ist auch still. Das ist gut.',
      middle:
        'Auf dem Heimweg sagten sie lange nichts. «hero: Ich habe ein bisschen Angst um {friend:acc}», sagte {hero}. «helper: Ich auch», sagte {helper}. «helper: Dann tragen wir sie zu zweit.» [Das ging tatsächlich leichter.]',
    },
    en: {
      little: 'They walk home. {Hero} is quiet. {Helper} is quiet, too. That is good.',
      middle:
        'On the way home they were silent for a long time. «hero: I am a bit afraid for {friend},» said {hero}. «helper: So am I,» said {helper}. «helper: Then we will carry it together.» [It really was lighter that way.]',
    },
    scene: ({ at, hero, helper }) =>
      at(
        'evening',
        [
          helper(420, 880, { pose: 'walk', face: 'smile' }),
          hero(620, 910, { pose: 'walk', face: 'thinking' }),
        ],
        { path: true },
      ),
  },
  {
    need: 3,
    place: 'home',
    headline: { de: 'Ein Gute-Nacht', en: 'One good night' },
    de: {
      little: '{Hero} liegt im Bett. {Friend} auch, im Krankenhaus. Gute Nacht, ihr zwei.',
      middle:
        '{Evening} lag {hero} im Bett. Und im Krankenhaus lag {friend} im Bett, und das Gelb hing an der Wand. «hero: Gute Nacht, {friend:call}», sagte {hero} zum Fenster. [Das Fenster gab es weiter. Da war {hero} ziemlich sicher.]',
    },
    en: {
      little: '{Hero} is in bed. So is {friend}, in hospital. Good night, you two.',
      middle:
        '{Evening} {hero} lay in bed. And in the hospital {friend} lay in bed, and the yellow hung on the wall. «hero: Good night, {friend:call},» said {hero} to the window. [The window passed it on. {Hero} was quite sure of that.]',
    },
    scene: ({ indoors, hero }) => indoors('night', inBed(hero, { face: 'smile' })),
  },
];

export const hospital: Plot = {
  id: 'hospital',
  fits: griefOf('hospital'),
  cast: () => ({ isFamily: true }),
  places: () => ['village', 'garden', 'meadow'],
  subtitle: { de: 'Eine Geschichte von einem Besuch', en: 'A story about a visit' },
  cover: ({ indoors, hero }) =>
    indoors('day', [
      hero(430, 930, { s: 1.3, face: 'thinking', look: [0.8, 0.3] }),
      { t: 'frame', x: 780, y: 940, s: 0.8, c: '#f2d25c' },
    ]),
  opening,
  episodes: hospitalEpisodes,
  minBeats: 10,
  isApart: true,
  closing,
  ending: {
    headline: { de: 'Gute Nacht', en: 'Good night' },
    de: 'Schlaf gut, {hero:call}. Und gute Nacht, {friend:call}, dort drüben.',
    en: 'Sleep well, {hero:call}. And good night, {friend:call}, over there.',
    scene: ({ at, hero, helper }) =>
      at('night', [helper(400, 880, { pose: 'back' }), hero(600, 910, { pose: 'back' })]),
  },
};
