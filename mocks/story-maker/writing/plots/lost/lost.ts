// Something or somebody is lost, and is looked for everywhere.
import type { Beat, Plot } from '../plot';
import { episodes } from './episodes';
import { opening } from './opening';
import { asleep, isSomebody, saysWhat, sought } from './sought';

const closing: readonly Beat[] = [
  {
    need: 5,
    headline: { de: 'Nie ist sehr lang', en: 'Never is a long time' },
    de: {
      little:
        'Es wird Abend. {Hero} ist müde. {Hero} ist traurig. «helper: Nur noch ein Stück», sagt {helper}.',
      middle:
        '{Late}, und {hero} wurde müde. «hero: Wir finden {lost:acc} nie», sagte {hero:er}. «helper: Nie ist sehr lang», sagte {helper}. «helper: Wir suchen nur noch bis zur nächsten Ecke.» [Bis zur nächsten Ecke ging es gerade noch.]',
    },
    en: {
      little:
        'It is evening. {Hero} is tired. {Hero} is sad. «helper: Just a little further,» says {helper}.',
      middle:
        '{Late}, and {hero} was tired. «hero: We shall never find {lost},» {hero:he} said. «helper: Never is a long time,» said {helper}. «helper: Let us just look around the next corner.» [The next corner was just near enough.]',
    },
    scene: ({ at, hero, helper }) =>
      at('evening', [
        hero(340, 910, { pose: 'sit', face: 'sad', look: [0.2, 1] }),
        helper(690, 900, { face: 'smile', look: [-1, 0.2], ar: 'point' }),
      ]),
  },
  {
    need: 2,
    when: (idea) => !isSomebody(idea),
    headline: { de: 'Da!', en: 'There!' },
    de: {
      little: 'Da! Da ist {lost}! {Hero} jubelt. {Lost} ist wieder da!',
      middle:
        'Und dann, mit einem Mal, sahen sie es beide. «hero: Da!», rief {hero}. Da war {lost}, als wäre nie etwas gewesen. [«helper: Manches ist immer dort, wo man zuletzt nachsieht», sagte {helper}.]',
    },
    en: {
      little: 'There! There is {lost}! {Hero} cheers. {Lost} is back!',
      middle:
        'And then, all at once, they both saw it. «hero: There!» cried {hero}. There was {lost}, as if nothing had happened. [«helper: Some things are always in the last place you look,» said {helper}.]',
    },
    scene: (stage) =>
      stage.at('evening', [
        stage.helper(150, 850, { face: 'wow', look: [1, 0] }),
        stage.hero(380, 910, { face: 'laugh', look: [1, 0], arm: 'up' }),
        sought(stage, 760, 910),
      ]),
  },
  {
    need: 2,
    when: isSomebody,
    headline: { de: 'Da bist du ja', en: 'There you are' },
    de: {
      little: 'Da! Da ist {lost}! «friend: Da bist du ja», sagt {lost}. {Hero} jubelt.',
      middle:
        'Und wer stand hinter der nächsten Ecke? {Lost}. «friend: Da bist du ja», sagte {lost}. «friend: Ich habe dich überall gesucht.» «hero: Ich habe doch dich gesucht», rief {hero}. [So hatten sie sich einen ganzen Tag lang gegenseitig gesucht und immer knapp verpasst.]',
    },
    en: {
      little: 'There! There is {lost}! «friend: There you are,» says {lost}. {Hero} cheers.',
      middle:
        'And who was there around the next corner? {Lost}. «friend: There you are,» said {lost}. «friend: I have been looking for you everywhere.» «hero: But I was looking for you!» cried {hero}. [All day long they had been looking for each other, and had only just missed.]',
    },
    scene: (stage) =>
      stage.at('evening', [
        stage.helper(140, 840, { face: 'happy', look: [1, 0] }),
        stage.hero(390, 910, { face: 'laugh', look: [1, 0], arm: 'up' }),
        sought(stage, 740, 900),
      ]),
  },
  {
    need: 8,
    headline: { de: 'Ein Tanz', en: 'A dance' },
    de: {
      little: '{Hero} tanzt um {lost:acc} herum. {Helper} tanzt mit. Eins, zwei, drei, hurra!',
      middle:
        '{Hero} tanzte einmal um {lost:acc} herum, so sehr freute {hero:er} sich. {Helper} tanzte mit, aber nur ein kleines bisschen. [Alte Knochen tanzen nämlich lieber langsam.]',
    },
    en: {
      little: '{Hero} dances around {lost}. {Helper} dances, too. One, two, three, hooray!',
      middle:
        '{Hero} was so happy that {hero:he} danced all around {lost}. {Helper} danced, too, but only a little. [Old bones like their dances slow.]',
    },
    scene: (stage) =>
      stage.at('evening', [
        stage.hero(240, 880, { pose: 'jump', face: 'laugh', arm: 'up' }),
        sought(stage, 520, 930),
        stage.helper(810, 890, { face: 'laugh', arm: 'up' }),
      ]),
  },
  {
    need: 9,
    headline: { de: 'Danke', en: 'Thank you' },
    de: {
      little: '«hero: Danke», sagt {hero}. «helper: Gern», sagt {helper}. Zu zweit sucht es sich leichter.',
      middle:
        '«hero: Danke fürs Suchen», sagte {hero}. «helper: Gesucht hast du selbst», sagte {helper}. «helper: Ich bin nur mitgegangen.» [Aber genau das hatte {hero} gebraucht: einen, der mitgeht.]',
    },
    en: {
      little:
        '«hero: Thank you,» says {hero}. «helper: You are welcome,» says {helper}. Two see more than one.',
      middle:
        '«hero: Thank you for looking,» said {hero}. «helper: You did the looking,» said {helper}. «helper: I only came along.» [But that was just what {hero} had needed.]',
    },
    scene: ({ at, hero, helper }) =>
      at(
        'evening',
        [
          hero(340, 910, { face: 'happy', look: [1, 0] }),
          helper(690, 900, { face: 'happy', look: [-1, 0], al: 'hip' }),
        ],
        { shot: 'near', focus: [512, 740] },
      ),
  },
  {
    need: 4,
    headline: { de: 'Gut aufgepasst', en: 'Safe and sound' },
    de: {
      little: 'Es ist Nacht. {Hero} liegt da. {Lost} ist ganz nah. Alles ist gut.',
      middle:
        'In dieser Nacht blieb {hero} ganz nah bei {lost:dat}. «hero: Nur zur Sicherheit», sagte {hero:er}. [Ein Auge passte auf, und das andere schlief. Dann schliefen alle beide.]',
    },
    en: {
      little: 'It is night. {Hero} lies down. {Lost} is very near. All is well.',
      middle:
        'That night {hero} stayed very close to {lost}. «hero: Just to be safe,» {hero:he} said. [One eye kept watch, and the other one slept. Then both of them slept.]',
    },
    scene: (stage) =>
      asleep(stage, [sought(stage, 720, 880), stage.hero(360, 930, { pose: 'sleep', face: 'smile' })]),
  },
];

export const lost: Plot = {
  id: 'lost',
  fits: (idea) => (idea.goal?.kind === 'find' && saysWhat(idea) ? 5 : 0),
  cast: () => ({ helper: 'badger' }),
  subtitle: { de: 'Eine Geschichte vom Suchen und Finden', en: 'A story of looking and finding' },
  cover: ({ at, hero }) => at('day', [hero(512, 930, { s: 1.35, face: 'thinking', arm: 'cheek' })]),
  opening,
  episodes,
  closing,
  ending: {
    headline: { de: 'Ende', en: 'The end' },
    de: 'Gefunden ist gefunden. Gute Nacht, {hero:call}.',
    en: 'What is found is found. Good night, {hero:call}.',
    scene: (stage) => asleep(stage, [stage.hero(330, 920, { pose: 'sleep' }), sought(stage, 700, 890)]),
  },
};
