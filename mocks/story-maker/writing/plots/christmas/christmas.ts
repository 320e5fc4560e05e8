// A present must be delivered before the evening, and somebody on the way needs help. Those who help get there in time.
import type { Idea } from '../../title/idea';
import { saysWhat } from '../lost/sought';
import type { Beat, Plot } from '../plot';
import { episodes } from './episodes';
import { wantsSomething, opening } from './opening';
import { winter, winterRoom } from './winter-light';

/** Whether the title names something that fits into a parcel. */
function isGift({ thing }: Idea): boolean {
  return thing?.isCarried === true && thing.prop !== 'gift';
}

const evening: readonly Beat[] = [
  {
    need: 7,
    place: 'hill',
    headline: { de: 'Es wird dunkel', en: 'It gets dark' },
    de: {
      little: 'Es wird dunkel. Es schneit und schneit. Wo ist der Weg? Der Weg ist weg.',
      middle:
        'Weiter ging es durch den Schnee, doch nun wurde es dunkel. Vorn war alles weiß, und hinten war alles weiß. «hero: Wo ist denn jetzt der Weg?», fragte {hero}. [Der Weg lag unter dem Schnee und sagte nichts.]',
    },
    en: {
      little: 'It gets dark. It snows and snows. Where is the path? The path is gone.',
      middle:
        '{Hero} walked on through the snow, but now it was getting dark. It was white in front, and it was white behind. «hero: Where has the path gone?» asked {hero}. [The path was under the snow, as quiet as could be.]',
    },
    scene: (stage) =>
      winter(stage, 'night', [stage.hero(430, 910, { face: 'worry', look: [1, 0] })], {
        shot: 'far',
        path: false,
      }),
  },
  {
    need: 4,
    place: 'hill',
    headline: { de: 'Ein Licht', en: 'A light' },
    de: {
      little: 'Da ist ein Licht! Es ist {helper}. «helper: Komm», sagt {helper}. «helper: Ich leuchte dir.»',
      middle:
        'Da leuchtete etwas zwischen den Flocken. Es war {helper} mit einer Laterne. «helper: Du hast mir geholfen», sagte {helper:er}. «helper: Jetzt helfe ich dir.» [Der Schnee sah im Laternenlicht aus wie Zucker, und sie gingen mitten hindurch.]',
    },
    en: {
      little: 'There is a light! It is {helper}. «helper: Come,» says {helper}. «helper: I have a light.»',
      middle:
        'Then something glowed among the snowflakes. It was {helper}, with a lantern. «helper: You helped me,» said {helper}. «helper: Now I am going to help you.» [In the light of the lantern the snow looked like sugar, and they walked right through it.]',
    },
    scene: (stage) =>
      winter(stage, 'night', [
        stage.hero(300, 910, { face: 'happy', look: [1, 0] }),
        { t: 'lantern', x: 520, y: 930, s: 1.3, lit: true },
        stage.helper(740, 900, { face: 'smile', look: [-1, 0.2] }),
      ]),
  },
];

const arrival: readonly Beat[] = [
  {
    need: 2,
    place: 'village',
    headline: { de: 'Gerade rechtzeitig', en: 'Just in time' },
    de: {
      little: 'Klopf, klopf! {Friend} macht auf. «hero: Das ist für dich!», sagt {hero}.',
      middle:
        'Hinter den Fenstern brannte schon Licht. {Hero} klopfte, und {friend} machte auf. «hero: Frohe Weihnachten», sagte {hero}. «hero: Komme ich zu spät?» «friend: Nein», sagte {friend}. «friend: Jetzt fängt es erst an.»',
    },
    en: {
      little: 'Knock, knock! {Friend} opens the door. «hero: This is for you!» says {hero}.',
      middle:
        'The windows were already bright. {Hero} knocked, and {friend} opened the door. «hero: Merry Christmas,» said {hero}. «hero: Am I too late?» «friend: No,» said {friend}. «friend: Now it can begin.»',
    },
    scene: (stage) =>
      winter(stage, 'evening', [
        { t: 'house', x: 740, y: 820, s: 2.1, snow: true, lit: true },
        stage.friend(660, 890, { face: 'laugh', look: [-1, 0] }),
        { t: 'gift', x: 470, y: 950, s: 0.9 },
        stage.hero(270, 910, { face: 'happy', look: [1, 0] }),
      ]),
  },
  {
    need: 5,
    when: (idea) => !isGift(idea),
    place: 'home',
    headline: { de: 'Was ist drin?', en: 'What is inside?' },
    de: {
      little: 'Was ist in dem Päckchen? {Friend} guckt hinein. Ein Stern! Ein Stern für den Baum!',
      middle:
        '{Friend} zog ganz langsam an der Schleife. Erst kam Papier, dann kam noch mehr Papier, und dann kam ein goldener Stern. «friend: So einen habe ich mir gewünscht», sagte {friend}. [«hero: Ich weiß», sagte {hero}. «hero: Du hast es seit dem Sommer gesagt.»]',
    },
    en: {
      little: 'What is in the box? {Friend} looks inside. A star! A star for the tree!',
      middle:
        '{Friend} pulled at the ribbon, very slowly. First there was paper, then there was more paper, and then there was a golden star. «friend: I have always wanted one,» said {friend}. [«hero: I know,» said {hero}. «hero: You have been saying so since the summer.»]',
    },
    scene: (stage) =>
      winterRoom(stage, [
        stage.hero(290, 900, { face: 'happy', look: [1, 0.3] }),
        { t: 'star', x: 510, y: 930, s: 1.5 },
        stage.friend(730, 900, { face: 'wow', look: [-1, 0.5] }),
      ]),
  },
  {
    need: 4,
    when: isGift,
    place: 'home',
    headline: { de: 'Was ist drin?', en: 'What is inside?' },
    de: {
      little: 'Was ist in dem Päckchen? {Friend} guckt hinein. Oh! Es ist {thing:a}!',
      middle:
        '{Friend} zog ganz langsam an der Schleife. Erst kam Papier, dann kam noch mehr Papier, und dann war da {thing:a}. «friend: Woher hast du das gewusst?», fragte {friend}. [«hero: Ich habe gut zugehört», sagte {hero}. «hero: Du hast es seit dem Sommer gesagt.»]',
    },
    en: {
      little: 'What is in the box? {Friend} looks inside. Oh! It is {thing:a}!',
      middle:
        '{Friend} pulled at the ribbon, very slowly. First there was paper, then there was more paper, and then there was {thing:a}. «friend: How did you know?» asked {friend}. [«hero: I listened,» said {hero}. «hero: You have been saying so since the summer.»]',
    },
    scene: (stage) =>
      winterRoom(stage, [
        stage.hero(270, 900, { face: 'happy', look: [1, 0.3] }),
        stage.thing(510, 930, { s: 1.5 }),
        stage.friend(750, 900, { face: 'wow', look: [-1, 0.5] }),
      ]),
  },
  {
    need: 10,
    place: 'home',
    headline: { de: 'Und das ist für dich', en: 'And this is for you' },
    de: {
      little: '«friend: Das ist für dich», sagt {friend}. Ein rotes Päckchen! {Hero} freut sich.',
      middle:
        'Dann holte {friend} etwas hinter dem Rücken hervor. «friend: Und das ist für dich», sagte {friend:er}. Damit hatte {hero} nicht gerechnet. [Wer den ganzen Tag an ein Geschenk denkt, vergisst leicht, dass es auch andersherum geht.]',
    },
    en: {
      little: '«friend: This is for you,» says {friend}. A red box! Oh!',
      middle:
        'Then {friend} brought out something, too. «friend: And this one is for you,» said {friend}. {Hero} had not thought of that at all. [If you think about a present all day long, you forget that it can go the other way round.]',
    },
    scene: (stage) =>
      winterRoom(
        stage,
        [
          stage.hero(310, 900, { face: 'wow', look: [1, 0.3], arm: 'cheek' }),
          { t: 'gift', x: 520, y: 930, s: 1, c: '#c8504a' },
          stage.friend(730, 900, { face: 'happy', look: [-1, 0] }),
        ],
        { shot: 'near', focus: [512, 760] },
      ),
  },
];

const feast: readonly Beat[] = [
  {
    need: 6,
    place: 'home',
    headline: { de: 'Der Baum leuchtet', en: 'The tree is bright' },
    de: {
      little: 'Der Baum leuchtet. {Hero} singt. {Friend} singt. {Helper} singt auch.',
      middle:
        'Da klopfte es noch einmal. {Helper} brachte einen Apfelkuchen, der noch warm war. Dann standen sie alle um den Baum und sangen. [{Helper} sang falsch, {friend} sang laut, und {hero} sang von allem ein bisschen. Es war wunderschön.]',
    },
    en: {
      little: 'The tree is bright. {Hero} sings. {Friend} sings. {Helper} sings, too.',
      middle:
        'Then there was another knock. It was {helper} with an apple cake, still warm. They all stood round the tree and sang. [{Helper} sang too low, {friend} sang too loud, and {hero} sang a bit of both. It was lovely.]',
    },
    scene: (stage) =>
      winterRoom(stage, [
        { t: 'pine', x: 512, y: 800, s: 2, lights: true },
        stage.helper(210, 870, { face: 'sing', look: [0.6, 0] }),
        stage.hero(480, 940, { face: 'sing', s: 0.9 }),
        { t: 'cake', x: 650, y: 970, s: 0.9 },
        stage.friend(820, 880, { face: 'sing', look: [-0.6, 0] }),
      ]),
  },
  {
    need: 4,
    when: ({ thing }) => thing?.prop === 'snowman',
    place: 'village',
    headline: { de: 'Nicht allein', en: 'Not alone' },
    de: {
      little: '{Thing} steht draußen. Ganz allein? Nein. {Hero} geht zu {thing:dat} hinaus.',
      middle:
        'Vor der Tür stand {thing}. «hero: Drinnen schmilzt er», sagte {hero}. «hero: Dann feiern wir eben draußen.» Also sangen sie das nächste Lied im Schnee. [{Thing} sang nicht mit, aber er sah sehr zufrieden aus.]',
    },
    en: {
      little: '{Thing} is outside. All alone? No. {Hero} goes out, too.',
      middle:
        '{Thing} stood outside the door. «hero: He would melt in here,» said {hero}. «hero: So let us have Christmas out there.» And they sang the next song in the snow. [{Thing} did not join in, but he looked very pleased.]',
    },
    scene: (stage) =>
      winter(stage, 'evening', [
        stage.hero(250, 910, { face: 'sing', look: [1, 0] }),
        stage.thing(520, 900, { s: 1.5 }),
        stage.friend(800, 900, { face: 'sing', look: [-1, 0] }),
      ]),
  },
  {
    need: 2,
    when: wantsSomething,
    place: 'home',
    headline: { de: 'Noch ein Geschenk', en: 'One more present' },
    de: {
      little:
        '«helper: Ich kenne deinen Wunsch», sagt {helper}. «helper: Morgen fangen wir an.» {Hero} strahlt.',
      middle:
        'Auch {helper} feierte mit. «helper: Ich kenne deinen Wunsch», sagte {helper:er} zu {hero:dat}. «helper: Morgen fangen wir damit an, alle zusammen.» [Das war das schönste Geschenk, und es brauchte gar kein Papier.]',
    },
    en: {
      little: '«helper: I know your wish,» says {helper}. «helper: We shall start tomorrow.» {Hero} beams.',
      middle:
        '{Helper} was there, too. «helper: I know about your wish,» {helper:he} told {hero}. «helper: Tomorrow we shall begin, all of us together.» [It was the best present of all, and it did not even need paper.]',
    },
    scene: (stage) =>
      winterRoom(stage, [
        stage.hero(310, 900, { face: 'laugh', look: [1, 0], arm: 'up' }),
        stage.helper(720, 890, { face: 'talk', look: [-1, 0] }),
      ]),
  },
  {
    need: 3,
    place: 'home',
    headline: { de: 'Stille Nacht', en: 'A quiet night' },
    de: {
      little: 'Draußen fällt Schnee. Drinnen ist es warm. {Hero} schläft. {Friend} schläft auch.',
      middle:
        'Spät am Abend war es ganz still. Draußen fiel der Schnee, und drinnen roch es nach (Äpfeln und Tanne|Zimt und Kerzen). «hero: Und morgen ist der erste Weihnachtstag», murmelte {hero}. [«friend: Dann lass uns gleich anfangen, uns zu freuen», sagte {friend}.] Und dann schliefen sie ein.',
    },
    en: {
      little: 'Outside it is snowing. Inside it is warm. {Hero} sleeps. {Friend} sleeps, too.',
      middle:
        'Late that evening all was quiet. Outside the snow fell, and inside it smelled of (apples and pine|cinnamon and candles). «hero: And tomorrow is Christmas Day,» murmured {hero}. [«friend: Then let us start looking forward to it,» said {friend}.] And then they fell asleep.',
    },
    scene: (stage) =>
      winterRoom(stage, [
        { t: 'pine', x: 800, y: 790, s: 1.8, lights: true },
        stage.hero(320, 890, { pose: 'sleep', face: 'sleep' }),
        stage.friend(650, 940, { pose: 'sleep', face: 'sleep', flip: true }),
      ]),
  },
];

export const christmas: Plot = {
  id: 'christmas',
  fits: (idea, atmosphere) => {
    const isNamed = /weihnacht|heiligabend|advent|christmas|santa|xmas/i.test(idea.title);
    if (atmosphere === 'christmas') return idea.goal?.kind === 'find' && saysWhat(idea) ? 4 : 9;
    return isNamed && atmosphere === 'day' ? 6 : 0;
  },
  cast: () => ({ helper: 'badger' }),
  places: () => ['village', 'forest', 'hill', 'garden', 'meadow', 'mountains'],
  subtitle: { de: 'Eine Geschichte zur Weihnachtszeit', en: 'A story for Christmas' },
  cover: (stage) =>
    winter(stage, 'evening', [
      { t: 'pine', x: 800, y: 850, s: 1.9, snow: true, lights: true },
      stage.hero(440, 930, { s: 1.25, face: 'happy', look: [0.5, -0.4] }),
      { t: 'gift', x: 690, y: 960, s: 0.9 },
    ]),
  opening,
  episodes,
  closing: [...evening, ...arrival, ...feast],
  ending: {
    headline: { de: 'Ende', en: 'The end' },
    de: 'Frohe Weihnachten, {hero:call}. Frohe Weihnachten, {friend:call}.',
    en: 'Merry Christmas, {hero:call}. Merry Christmas, {friend:call}.',
    scene: (stage) =>
      winter(
        stage,
        'night',
        [
          stage.hero(380, 900, { face: 'smile', look: [0.4, -0.8] }),
          stage.friend(640, 900, { face: 'happy', look: [-0.4, -0.8] }),
        ],
        { shot: 'far' },
      ),
  },
};
