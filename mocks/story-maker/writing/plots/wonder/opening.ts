// Somebody finds something wonderful, keeps it to themselves, and learns better.
import type { Part } from '../plot';
import { shown } from './shown';

export const opening: readonly Part[] = [
  [
    {
      need: 1,
      headline: { de: 'Oh!', en: 'Oh!' },
      de: {
        little: 'Da ist {hero:intro}. Und was ist das? Das ist {thing:a}! Oh!',
        middle:
          '{Once} war {hero:intro} {place} unterwegs. Was war denn das? Da war {thing:a}! «hero: Oh», flüsterte {hero}. [Manchmal ist ein Wort genug.]',
      },
      en: {
        little: 'Here is {hero:intro}. And what is this? It is {thing:a}! Oh!',
        middle:
          '{Once} {hero:intro} was out {place}. But what was that? There was {thing:a}! «hero: Oh,» whispered {hero}. [Sometimes one word is enough.]',
      },
      scene: (stage) =>
        stage.at('day', [stage.hero(280, 910, { face: 'wow', look: [1, 0] }), shown(stage, 730, 890)], {
          shot: 'far',
        }),
    },
    {
      need: 1,
      headline: { de: 'Gestern noch nicht', en: 'Not there yesterday' },
      de: {
        little: 'Da ist {hero:intro}. {Hero} guckt und guckt. Ist das wahr? Da ist {thing:a}!',
        middle:
          '{Once} kam {hero:intro} {place} vorbei und staunte. Da war {thing:a}! «hero: Gestern war hier noch nichts», sagte {hero}. [Gestern war eben ein gewöhnlicher Tag gewesen. Heute nicht.]',
      },
      en: {
        little: 'Here is {hero:intro}. {Hero} looks and looks. Is it real? It is {thing:a}!',
        middle:
          '{Once} {hero:intro} stopped {place} and stared. There was {thing:a}! «hero: Yesterday there was nothing here,» said {hero}. [But yesterday had been an ordinary day. Today was not.]',
      },
      scene: (stage) =>
        stage.at('day', [
          shown(stage, 300, 880),
          stage.hero(720, 910, { face: 'wow', look: [-1, 0], arm: 'cheek' }),
        ]),
    },
  ],
  {
    need: 6,
    headline: { de: 'Einmal rundherum', en: 'All the way round' },
    de: {
      little: '{Hero} guckt von vorn. {Hero} guckt von hinten. {Thing} ist überall schön.',
      middle:
        '{Hero} ging einmal um {thing:acc} herum, und dann noch einmal andersherum. Von allen Seiten war {thing} schön. [Nur von unten konnte man leider nicht gucken.]',
    },
    en: {
      little: '{Hero} looks at it from the front. {Hero} looks at it from the back. It is so lovely.',
      middle:
        '{Hero} walked all the way round {thing}, and then round the other way. It was lovely from every side. [Only from below was there nothing to see.]',
    },
    scene: (stage) =>
      stage.at('day', [
        shown(stage, 430, 870),
        stage.hero(720, 930, { face: 'happy', look: [-1, 0], facing: 'left' }),
      ]),
  },
  {
    need: 3,
    headline: { de: 'Ich zuerst', en: 'Me first' },
    de: {
      little:
        'Da kommt {friend:intro}. «friend: Darf ich auch?», fragt {friend}. «hero: Nein!», sagt {hero}.',
      middle:
        'Da kam {friend:intro}. «friend: Darf ich auch mal?», fragte {friend}. «hero: Nein», sagte {hero} und stellte sich davor. «hero: Ich war zuerst da.» [Das stimmte zwar, aber nett war es nicht.]',
    },
    en: {
      little: 'Here comes {friend:intro}. «friend: May I?» asks {friend}. «hero: No!» says {hero}.',
      middle:
        'Then {friend:intro} came along. «friend: May I have a look?» asked {friend}. «hero: No,» said {hero}. «hero: I was here first.» [That was true, but it was not kind.]',
    },
    scene: (stage) =>
      stage.at('day', [
        shown(stage, 230, 860),
        stage.hero(430, 920, { face: 'angry', look: [1, 0], arm: 'hip' }),
        stage.friend(790, 910, { face: 'sad', look: [-1, 0] }),
      ]),
  },
  {
    need: 7,
    headline: { de: 'Ganz still', en: 'Very quiet' },
    de: {
      little: '{Friend} ist weg. {Hero} ist allein. Es ist still. Sehr still.',
      middle:
        '{Friend} ging weg, und {hero} blieb mit {thing:dat} allein. Es war still. Sehr still. [Man kann mit {thing:dat} reden, solange man will. Es kommt keine Antwort.]',
    },
    en: {
      little: '{Friend} is gone. {Hero} is all alone. It is quiet. Very quiet.',
      middle:
        '{Friend} went away, and {hero} was alone with {thing}. It was quiet. Very quiet. [You can talk to {thing} as long as you like. There is never an answer.]',
    },
    scene: (stage) =>
      stage.at('day', [
        shown(stage, 700, 880),
        stage.hero(360, 920, { pose: 'sit', face: 'sad', look: [0.5, 0.6] }),
      ]),
  },
  {
    need: 4,
    headline: { de: 'Eine gute Frage', en: 'A good question' },
    de: {
      little: 'Da kommt {helper:full}. «helper: Und wer freut sich mit?», fragt {helper}. {Hero} denkt nach.',
      middle:
        '{Helper:full} kam vorbei. «helper: Wie schön», sagte {helper:er}. «helper: Und wer freut sich mit dir?» Darauf wusste {hero} keine Antwort. [Das war die Antwort.]',
    },
    en: {
      little: 'Here comes {helper:full}. «helper: Who will share it?» asks {helper}. {Hero} thinks.',
      middle:
        '{Helper:full} came by. «helper: How lovely,» {helper:he} said. «helper: And who is happy with you?» {Hero} had no answer to that. [And that was the answer.]',
    },
    scene: (stage) =>
      stage.at('day', [
        shown(stage, 180, 840),
        stage.hero(410, 920, { face: 'thinking', look: [1, -0.2] }),
        stage.helper(760, 900, { face: 'talk', look: [-1, 0] }),
      ]),
  },
  {
    need: 2,
    headline: { de: 'Zu zweit', en: 'Together' },
    de: {
      little: '«hero: Komm, {friend:call}!», ruft {hero}. Nun gucken zwei. Zu zweit ist es viel schöner.',
      middle:
        '{Hero} lief zu {friend:dat}. «hero: Es tut mir leid», sagte {hero:er}. «hero: Komm mit, wir gucken zusammen.» Und wirklich: Zu zweit war {thing} noch viel schöner. [Dabei hatte sich gar nichts verändert.]',
    },
    en: {
      little: '«hero: Come on, {friend:call}!» calls {hero}. Now two can look. That is much nicer.',
      middle:
        '{Hero} ran to {friend}. «hero: I am sorry,» {hero:he} said. «hero: Come with me, and we can look together.» And really, with two of them {thing} was even lovelier. [And yet nothing had changed.]',
    },
    scene: (stage) =>
      stage.at('day', [
        stage.hero(210, 900, { face: 'laugh', look: [1, 0] }),
        shown(stage, 520, 880),
        stage.friend(830, 910, { face: 'laugh', look: [-1, 0] }),
      ]),
  },
];
