// A child asks why we die. The answer is what grown-ups know of it, and what they do not know.
import { inBed } from '../in-bed';
import type { Beat, Plot } from '../plot';
import { dyingEpisodes } from './dying-episodes';
import { griefOf } from './of-grief';

const opening: readonly Beat[] = [
  {
    need: 1,
    headline: { de: 'Eine Biene', en: 'A bee' },
    de: {
      little: 'Da ist {hero:intro}. Da liegt eine Biene. Sie fliegt nicht mehr. Sie ist tot.',
      middle:
        '{Once} fand {hero:intro} eine Biene, die sich nicht mehr bewegte. {Hero} pustete ganz vorsichtig. «friend: Sie ist tot», sagte {friend}. [{Hero} hatte es sich schon gedacht und trotzdem noch einmal gepustet.]',
    },
    en: {
      little: 'Here is {hero:intro}. Here is a bee. It flies no more. It is dead.',
      middle:
        '{Once} {hero:intro} found a bee that did not move any more. {Hero} blew on it, very gently. «friend: It is dead,» said {friend}. [{Hero} had thought so, and had blown all the same.]',
    },
    scene: ({ at, hero, friend }) =>
      at('day', [
        friend(230, 870, { face: 'talk', look: [1, 0.3] }),
        { t: 'bee', x: 560, y: 960, s: 0.7, r: 2.6 },
        hero(760, 920, { pose: 'sit', face: 'sad', look: [-1, 0.6] }),
      ]),
  },
  {
    need: 1,
    headline: { de: 'Die Frage', en: 'The question' },
    de: {
      little:
        '«hero: Warum sterben wir?», fragt {hero}. «friend: Komm», sagt {friend}. «friend: Setz dich zu mir.»',
      middle:
        '«hero: Warum müssen wir sterben?», fragte {hero}. {Friend} stellte alles hin, was {friend:er} gerade trug. «friend: Das ist eine große Frage», sagte {friend}. «friend: Dafür setzen wir uns.»',
    },
    en: {
      little: '«hero: Why do we die?» asks {hero}. «friend: Come,» says {friend}. «friend: Sit by me.»',
      middle:
        '«hero: Why do we die?» asked {hero}. {Friend} put everything down at once. «friend: That is a big question,» said {friend}. «friend: We have to sit down for that.»',
    },
    scene: ({ at, hero, friend }) =>
      at('day', [
        { t: 'bench', x: 512, y: 900, s: 1.8 },
        friend(410, 930, { face: 'talk', look: [1, 0.2] }),
        hero(630, 940, { face: 'thinking', look: [-1, -0.2] }),
      ]),
  },
  {
    need: 2,
    headline: { de: 'Alles, was lebt', en: 'All that lives' },
    de: {
      little: 'Blumen, Bienen, Bäume und Menschen. Alles fängt an. Alles hört einmal auf.',
      middle:
        '«friend: Alles, was lebt, fängt einmal an», sagte {friend}. «friend: Und es hört einmal auf. Bienen bald, Bäume spät, und Menschen meistens, wenn sie sehr alt sind.» [«hero: Und Steine?», fragte {hero}. «friend: Steine leben nicht», sagte {friend}. «friend: Die haben es leicht, aber langweilig.»]',
    },
    en: {
      little: 'Flowers, bees, trees and people. Everything begins. Everything ends one day.',
      middle:
        '«friend: Everything that lives begins one day,» said {friend}. «friend: And one day it ends. Bees soon, trees late, and people mostly when they are very old.» [«hero: And stones?» asked {hero}. «friend: Stones are not alive,» said {friend}. «friend: They have an easy life, but a dull one.»]',
    },
    scene: ({ at, hero, friend }) =>
      at('day', [
        { t: 'flower', x: 200, y: 930, s: 1.2 },
        friend(420, 900, { pose: 'sit', face: 'talk', look: [1, 0] }),
        hero(700, 930, { pose: 'sit', face: 'thinking', look: [-1, 0] }),
      ]),
  },
  {
    need: 3,
    headline: { de: 'Niemand weiß alles', en: 'Nobody knows it all' },
    de: {
      little: '«hero: Aber warum?» «friend: Das weiß niemand ganz», sagt {friend}.',
      middle:
        '«hero: Aber warum?», fragte {hero} noch einmal. «friend: Das weiß niemand ganz», sagte {friend}. «friend: Wenn nie etwas aufhörte, wäre kein Platz für neue Bienen und neue Kinder.» [{Hero} fand das einen guten Grund und einen doofen.]',
    },
    en: {
      little: '«hero: But why?» «friend: Nobody quite knows,» says {friend}.',
      middle:
        '«hero: But why?» {hero} asked again. «friend: Nobody quite knows,» said {friend}. «friend: If nothing ever ended, there would be no room for new bees and new children.» [{Hero} thought it a good reason, and a silly one.]',
    },
    scene: ({ at, hero, friend }) =>
      at(
        'day',
        [
          friend(350, 890, { face: 'thinking', look: [0.6, -0.6] }),
          hero(660, 920, { face: 'worry', look: [-1, -0.3] }),
        ],
        { path: true },
      ),
  },
];

const closing: readonly Beat[] = [
  {
    need: 2,
    headline: { de: 'Und du?', en: 'And you?' },
    de: {
      little: '«hero: Stirbst du auch?» «friend: Einmal», sagt {friend}. «friend: Heute bin ich da.»',
      middle:
        '«hero: Stirbst du auch?», fragte {hero} ganz leise. «friend: Einmal», sagte {friend}. «friend: Ich möchte vorher sehr alt werden. Heute bin ich da, und ich gehe jetzt mit dir Hände waschen.»',
    },
    en: {
      little: '«hero: Will you die, too?» «friend: One day,» says {friend}. «friend: Today I am here.»',
      middle:
        '«hero: Will you die, too?» asked {hero} in a very small voice. «friend: One day,» said {friend}. «friend: I would like to be very old first. Today I am here, and now we will wash our hands.»',
    },
    scene: ({ at, hero, friend }) =>
      at(
        'day',
        [
          friend(420, 890, { face: 'smile', look: [0.8, 0.4] }),
          hero(620, 920, { face: 'shy', look: [-0.6, -0.4] }),
        ],
        { shot: 'near', focus: [512, 740] },
      ),
  },
  {
    need: 5,
    headline: { de: 'Zuerst der Kuchen', en: 'Cake first' },
    de: {
      little:
        '«hero: Du bist alt», sagt {hero}. «helper: Ja», sagt {helper}. «helper: Darum esse ich zuerst Kuchen.»',
      middle:
        'Am Tisch saß {helper}. «hero: Du bist schon alt», sagte {hero}. «hero: Hast du Angst?» «helper: Manchmal ein bisschen», sagte {helper}. «helper: Meistens denke ich an etwas anderes. Jetzt zum Beispiel an Kuchen.»',
    },
    en: {
      little:
        '«hero: You are old,» says {hero}. «helper: Yes,» says {helper}. «helper: So I eat cake first.»',
      middle:
        '{Helper} was sitting at the table. «hero: You are old already,» said {hero}. «hero: Are you afraid?» «helper: Sometimes, a little,» said {helper}. «helper: Mostly I think of something else. Just now, of cake.»',
    },
    scene: ({ indoors, hero, helper }) =>
      indoors('day', [
        helper(210, 880, { face: 'happy', look: [1, 0] }),
        { t: 'table', x: 530, y: 930, s: 1.6 },
        { t: 'cake', x: 530, y: 775, s: 0.9, z: 940 },
        hero(840, 910, { face: 'wow', look: [-1, 0] }),
      ]),
  },
  {
    need: 3,
    headline: { de: 'Wo ist man dann?', en: 'Where is one then?' },
    de: {
      little: '«hero: Wo ist die Biene jetzt?» «friend: Das weiß niemand genau.»',
      middle:
        '«hero: Wo ist man, wenn man tot ist?», fragte {hero}. «friend: Das weiß niemand genau», sagte {friend}. «friend: Viele glauben, bei Gott oder im Himmel. Manche denken, es ist wie vor der Geburt.» [«hero: Da war es nicht schlimm», sagte {hero}. «hero: Glaube ich.»]',
    },
    en: {
      little: '«hero: Where is the bee now?» «friend: Nobody knows for sure.»',
      middle:
        '«hero: Where are you when you are dead?» asked {hero}. «friend: Nobody knows for sure,» said {friend}. «friend: Many believe, with God or in heaven. Some think that it is like before we were born.» [«hero: That was not so bad,» said {hero}. «hero: I think.»]',
    },
    scene: ({ at, hero, friend }) =>
      at(
        'evening',
        [
          friend(380, 880, { face: 'thinking', look: [0.5, -0.8] }),
          hero(640, 920, { face: 'thinking', look: [0.2, -0.9] }),
        ],
        { shot: 'far' },
      ),
  },
  {
    need: 4,
    headline: { de: 'Ein Bett für die Biene', en: 'A bed for the bee' },
    de: {
      little: 'Die Biene bekommt ein Bett aus Blättern. Daneben steht eine Blume.',
      middle:
        'Sie legten die Biene unter eine Blume und deckten sie mit einem Blatt zu. «hero: Danke für den Honig», sagte {hero}. [Ob es diese Biene gewesen war, wusste man nicht. Aber bedanken kann man sich immer.]',
    },
    en: {
      little: 'The bee gets a bed of leaves. There is a flower beside it.',
      middle:
        'They laid the bee under a flower and covered it with a leaf. «hero: Thank you for the honey,» said {hero}. [Nobody knew if it had been this bee. But you can always say thank you.]',
    },
    scene: ({ at, hero, friend }) =>
      at('day', [
        friend(240, 890, { face: 'smile', look: [1, 0.4] }),
        { t: 'flower', x: 512, y: 930, s: 1.5, c: '#f2d25c' },
        hero(770, 930, { pose: 'sit', face: 'smile', look: [-1, 0.4] }),
      ]),
  },
  {
    need: 2,
    place: 'garden',
    headline: { de: 'Der Apfelbaum', en: 'The apple tree' },
    de: {
      little: 'Da ist ein Apfelbaum. Der ist uralt. Wer hat ihn gepflanzt? Uroma! Danke, Uroma.',
      middle:
        '«friend: Den Apfelbaum hat deine Uroma gepflanzt», sagte {friend}. «friend: Sie ist lange tot.» {Hero} biss in einen Apfel. «hero: Schmeckt nach Uroma», sagte {hero}. [So bleibt etwas da. Bei manchen ist es ein Baum, bei anderen ein Lied.]',
    },
    en: {
      little: 'Here is an apple tree. It is very old. Who planted it? Great-Grandma!',
      middle:
        '«friend: Your great-grandma planted the apple tree,» said {friend}. «friend: She died long ago.» {Hero} bit into an apple. «hero: It tastes of Great-Grandma,» said {hero}. [Something stays. For some it is a tree, for others a song.]',
    },
    scene: ({ at, hero, friend }) =>
      at('day', [
        friend(400, 890, { face: 'smile', look: [1, 0.2] }),
        hero(680, 920, { face: 'happy', look: [-1, 0], hold: 'apple' }),
      ]),
  },
  {
    need: 3,
    place: 'home',
    headline: { de: 'Morgen früh', en: 'Tomorrow morning' },
    de: {
      little: '{Hero} liegt im Bett. {Friend} ist da. «hero: Bleib noch», sagt {hero}. {Friend} bleibt.',
      middle:
        '{Evening} lag {hero} im Bett und dachte nach. «hero: Darf ich morgen weiterfragen?», fragte {hero}. «friend: Jederzeit», sagte {friend}. «friend: Auch wenn ich es nicht weiß.»',
    },
    en: {
      little: '{Hero} is in bed. {Friend} is here. «hero: Stay a bit,» says {hero}. {Friend} stays.',
      middle:
        '{Evening} {hero} lay in bed, thinking. «hero: May I ask some more tomorrow?» asked {hero}. «friend: Any time,» said {friend}. «friend: Even if I do not know.»',
    },
    scene: ({ indoors, hero, friend }) =>
      indoors('night', [
        friend(180, 900, { pose: 'sit', face: 'talk', look: [1, 0] }),
        ...inBed(hero, { pose: 'sit', face: 'smile', look: [-0.8, 0] }),
      ]),
  },
];

export const dying: Plot = {
  id: 'dying',
  fits: griefOf('dying'),
  cast: () => ({ isFamily: true }),
  places: () => ['garden', 'meadow', 'hill'],
  subtitle: { de: 'Eine Geschichte von einer großen Frage', en: 'A story about a big question' },
  cover: ({ at, hero }) => at('day', [hero(512, 930, { s: 1.3, face: 'thinking', look: [0.4, -0.6] })]),
  opening,
  episodes: dyingEpisodes,
  minBeats: 10,
  isApart: true,
  closing,
  ending: {
    headline: { de: 'Gute Nacht', en: 'Good night' },
    de: 'Gute Nacht, {hero:call}. Heute war ein Tag, und du warst dabei.',
    en: 'Good night, {hero:call}. Today was a day, and you were in it.',
    scene: ({ indoors, hero }) => indoors('night', inBed(hero), { shot: 'near', focus: [540, 660] }),
  },
};
