// What somebody in the sea wants, who comes along, and what somebody old knows.
import type { Beat, Part } from '../plot';
import { afloat } from './afloat';
import { fears, loses, seeksFriend, swimsAlone, hasDesire } from './waters';

const beginnings: readonly Beat[] = [
  {
    need: 1,
    when: hasDesire,
    headline: { de: 'Ein Wunsch im Wasser', en: 'A wish in the water' },
    de: {
      little: 'Da ist {hero:intro}. {Hero} schwimmt im Kreis. «hero: Ich will {goal}!», sagt {hero}.',
      middle:
        '{Once} schwamm {hero:intro} {place} im Kreis und dachte nach. «hero: Ich möchte {goal}», sagte {hero}. «hero: Ich weiß nur noch nicht, wie.» [Im Kreis denkt es sich gut. Man kommt immer wieder am Anfang vorbei.]',
    },
    en: {
      little: 'Here is {hero:intro}. {Hero} swims round and round. «hero: I want to {goal}!» says {hero}.',
      middle:
        '{Once} {hero:intro} swam round and round {place}, thinking. «hero: I want to {goal},» said {hero}. «hero: I just don’t know how.» [It is good to think in circles. You always come past the beginning again.]',
    },
    scene: (stage) => afloat(stage, 'day', [stage.hero(460, 830, { face: 'thinking' })]),
  },
  {
    need: 1,
    when: loses,
    headline: { de: 'Weggeschwommen', en: 'Gone' },
    de: {
      little: 'Da ist {hero:intro}. {Hero} sucht und sucht. Wo ist {lost}? {Lost:full} ist weg!',
      middle:
        '{Once} schwamm {hero:intro} {place} hin und her. «hero: Wo ist {lost}?», fragte {hero}. [Oben war nichts. Unten war nichts.] {Lost:full} war weg.',
    },
    en: {
      little: 'Here is {hero:intro}. {Hero} looks and looks. Where is {lost}? {Lost:full} is gone!',
      middle:
        '{Once} {hero:intro} swam up and down {place}. «hero: Where is {lost}?» asked {hero}. [There was nothing above. There was nothing below.] {Lost:full} was gone.',
    },
    scene: (stage) =>
      afloat(stage, 'day', [stage.hero(470, 840, { face: 'worry', look: [1, 0.2] })], { shot: 'far' }),
  },
  {
    need: 1,
    when: fears,
    headline: { de: 'Eine Angst', en: 'One big fear' },
    de: {
      little: 'Da ist {hero:intro}. {Hero} kann gut schwimmen. Aber {hero} hat Angst vor {fear}.',
      middle:
        '{Once} versteckte sich {hero:intro} {place}. Vor (großen Wellen|kalten Strömungen) fürchtete {hero:er} sich nicht. «hero: Aber ich habe Angst vor {fear}», sagte {hero}. [Das blubberte {hero:er} ganz leise.]',
    },
    en: {
      little: 'Here is {hero:intro}. {Hero} can swim well. But {hero} is afraid of {fear}.',
      middle:
        '{Once} {hero:intro} was hiding {place}. {Hero} did not mind (big waves|cold water). «hero: But I am afraid of {fear},» said {hero}. [{Hero} bubbled it very quietly.]',
    },
    scene: (stage) =>
      afloat(stage, 'day', [
        stage.hero(420, 860, { face: 'shy', look: [0.6, 0.2] }),
        { t: 'rock', x: 760, y: 900, s: 1.8 },
      ]),
  },
];

const alone: readonly Beat[] = [
  {
    need: 1,
    when: swimsAlone,
    headline: { de: 'Viel Wasser', en: 'So much water' },
    de: {
      little: 'Da ist {hero:intro}. Da ist viel Wasser. So viel Wasser! Aber wer spielt mit {hero:dat}?',
      middle:
        '{Once} schwamm {hero:intro} ganz allein {place}. Es war viel Wasser da und sonst niemand. «hero: So viel Platz», sagte {hero}. «hero: Und keiner zum Spielen.» [Das Wasser gluckste. Aber das zählte nicht.]',
    },
    en: {
      little: 'Here is {hero:intro}. There is so much water. So much! But who will play with {hero}?',
      middle:
        '{Once} {hero:intro} swam {place}, all alone. There was a lot of water, and nobody else. «hero: So much room,» said {hero}. «hero: And nobody to play with.» [The water gurgled. But that did not count.]',
    },
    scene: (stage) =>
      afloat(stage, 'day', [stage.hero(470, 830, { face: 'sad', look: [0.5, 0.4] })], { shot: 'far' }),
  },
  {
    need: 1,
    when: swimsAlone,
    headline: { de: 'Blasen zählen', en: 'Counting bubbles' },
    de: {
      little: 'Da ist {hero:intro}. {Hero} macht Blasen. Eins, zwei, drei. Blubb! Niemand zählt mit.',
      middle:
        '{Once} machte {hero:intro} {place} Blasen und zählte sie. Eins, zwei, drei, blubb. «hero: Zu zweit käme man weiter», seufzte {hero}. [Bei hundert muss nämlich einer Luft holen und der andere sich die Zahl merken.]',
    },
    en: {
      little: 'Here is {hero:intro}. {Hero} blows bubbles. One, two, three. Pop! Nobody counts along.',
      middle:
        '{Once} {hero:intro} was blowing bubbles {place} and counting them. One, two, three, pop. «hero: Two could count further,» sighed {hero}. [At a hundred, one has to breathe, and the other one has to remember the number.]',
    },
    scene: (stage) => afloat(stage, 'day', [stage.hero(430, 850, { face: 'sing', look: [0.5, -0.8] })]),
  },
  {
    need: 1,
    when: swimsAlone,
    headline: { de: 'Etwas Rundes', en: 'Something round' },
    de: {
      little: 'Da ist {hero:intro}. Und was ist das? Eine Muschel! {Hero} klopft an. Niemand da.',
      middle:
        '{Once} fand {hero:intro} {place} eine Muschel und klopfte an. «hero: Ist da wer?», fragte {hero}. Niemand machte auf. [Die Muschel war leer. Sie sah nur so aus, als hätte sie Besuch.] «hero: Schade», sagte {hero}.',
    },
    en: {
      little: 'Here is {hero:intro}. And what is this? A shell! {Hero} knocks. Nobody is in.',
      middle:
        '{Once} {hero:intro} found a shell {place}, and knocked. «hero: Is anybody in?» asked {hero}. Nobody opened. [The shell was empty. It only looked as if somebody lived there.] «hero: What a pity,» said {hero}.',
    },
    scene: (stage) =>
      afloat(stage, 'day', [
        stage.hero(340, 850, { face: 'wow', look: [1, 0.6] }),
        { t: 'shell', x: 700, y: 930, s: 1.8 },
      ]),
  },
];

export const opening: readonly Part[] = [
  [...beginnings, ...alone],
  {
    need: 8,
    headline: { de: 'Eine Welle', en: 'A wave' },
    de: {
      little: 'Da kommt eine Welle. Hui! {Hero} saust mit. Und noch einmal! Hui!',
      middle:
        'Eine große Welle kam und nahm {hero:acc} mit, erst hin und dann her. «hero: Noch einmal», rief {hero}. [Die Welle kam gern wieder. Wellen haben sonst nicht viel vor.]',
    },
    en: {
      little: 'Here comes a wave. Whee! It takes {hero} along. And back again! Whee!',
      middle:
        'A big wave came and took {hero} along, there and back. «hero: Once more!» cried {hero}. [The wave was glad to come again. Waves have nothing else to do.]',
    },
    scene: (stage) =>
      afloat(stage, 'day', [stage.hero(560, 760, { pose: 'jump', face: 'laugh', arm: 'up' })]),
  },
  {
    need: 3,
    when: (idea) => !seeksFriend(idea),
    headline: { de: 'Wer blubbert da?', en: 'Who is bubbling?' },
    de: {
      little: 'Blubb, blubb. Da ist {friend:intro}. «friend: Darf ich mit?», fragt {friend}. «hero: Ja!»',
      middle:
        'Da blubberte es. Vor {hero:dat} war {friend:intro}. «friend: Ich schwimme gerade nirgendwohin», sagte {friend}. «hero: Ich auch», sagte {hero}. «hero: Dann können wir zusammen schwimmen.» [Und so wurde aus nirgendwohin ein Weg.]',
    },
    en: {
      little:
        'Bubble, bubble. Here is {friend:intro}. «friend: May I come, too?» asks {friend}. «hero: Yes!»',
      middle:
        'Something bubbled. There was {friend:intro}. «friend: I am not swimming anywhere,» said {friend}. «hero: Nor am I,» said {hero}. «hero: So we could swim together.» [And that is how nowhere became somewhere.]',
    },
    scene: (stage) =>
      afloat(stage, 'day', [
        stage.hero(300, 850, { face: 'happy', look: [1, 0] }),
        stage.friend(730, 840, { face: 'smile', look: [-1, 0] }),
      ]),
  },
  {
    need: 6,
    when: (idea) => !seeksFriend(idea),
    headline: { de: 'Um die Wette', en: 'A race' },
    de: {
      little: '{Hero} schwimmt schnell. {Friend} schwimmt schnell. Wer gewinnt? Alle beide!',
      middle:
        '«friend: Wer ist zuerst da?», rief {friend}. Sie schwammen, so schnell sie konnten. «hero: Wo ist denn da?», fragte {hero} nach einer Weile. [Das hatten sie leider nicht ausgemacht. Also hatten beide gewonnen.]',
    },
    en: {
      little: '{Hero} swims fast. {Friend} swims fast. Who wins? They both do!',
      middle:
        '«friend: Let us race to the end,» called {friend}. They swam as fast as they could. «hero: Where is the end?» asked {hero} after a while. [They had not thought of that. So both of them had won.]',
    },
    scene: (stage) =>
      afloat(stage, 'day', [
        stage.friend(330, 700, { pose: 'run', face: 'laugh' }),
        stage.hero(650, 880, { pose: 'run', face: 'laugh' }),
      ]),
  },
  {
    need: 4,
    headline: { de: 'Ein Rat aus der Tiefe', en: 'A word from the deep' },
    de: {
      little:
        'Da kommt {helper:full}. «helper: Ganz ruhig», sagt {helper}. «helper: Immer eine Welle nach der anderen.»',
      middle:
        'Da kam {helper:full} langsam näher. «helper: Das Meer ist groß», sagte {helper:er}. «helper: Man schwimmt trotzdem immer nur einen Zug nach dem anderen.» [{Hero} probierte es aus. Es stimmte.] «hero: Danke», sagte {hero}.',
    },
    en: {
      little:
        'Here comes {helper:full}. «helper: Keep calm,» says {helper}. «helper: One wave, and then the next one.»',
      middle:
        'Slowly {helper:full} came near. «helper: The sea is big,» {helper:he} said. «helper: But you only ever swim one stroke, and then the next.» [{Hero} tried it. It was true.] «hero: Thank you,» said {hero}.',
    },
    scene: (stage) =>
      afloat(stage, 'day', [
        stage.hero(280, 860, { face: 'thinking', look: [1, -0.2] }),
        stage.helper(740, 840, { s: 1.15, face: 'talk', look: [-1, 0] }),
      ]),
  },
];
