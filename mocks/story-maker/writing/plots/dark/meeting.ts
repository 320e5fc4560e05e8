// Who rustled, and why nobody has to be afraid of whom.
import type { Beat } from '../plot';
import { meetsGhost, night } from './night';

export const meeting: readonly Beat[] = [
  {
    need: 2,
    headline: { de: 'Wer da wohnt', en: 'Who it was' },
    de: {
      little: '{Hero} guckt. Da ist {friend:intro}! «friend: Bitte nicht erschrecken», sagt {friend}.',
      middle:
        'Hinter dem Busch stand {friend:intro} und zitterte. «friend: Bitte nicht erschrecken», flüsterte {friend}. «hero: Ich erschrecke nicht», sagte {hero}. «hero: Ich staune nur.» [Das war fast die ganze Wahrheit.]',
    },
    en: {
      little: '{Hero} looks. There is {friend:intro}! «friend: Please don’t be scared,» says {friend}.',
      middle:
        'Behind the bush was {friend:intro}, trembling. «friend: Please don’t be scared,» whispered {friend}. «hero: I am not scared,» said {hero}. «hero: I am just surprised.» [That was very nearly true.]',
    },
    scene: (stage) =>
      night(stage, 'night', [
        stage.hero(250, 910, { face: 'wow', look: [1, 0] }),
        stage.friend(690, 870, { face: 'shy', look: [-1, 0] }),
        { t: 'bush', x: 850, y: 930, s: 1.6 },
      ]),
  },
  {
    need: 4,
    headline: { de: 'Vor mir?', en: 'Of me?' },
    de: {
      little: '«friend: Ich hatte Angst», sagt {friend}. «hero: Ich auch!», sagt {hero}. Beide lachen.',
      middle:
        '«friend: Ich habe mich so vor dir gefürchtet», sagte {friend}. «hero: Vor mir?», fragte {hero}. «hero: Und ich mich vor dir!» Da sahen sie einander an, und dann lachten sie los. [Es ist schwer, sich zu fürchten, wenn man lacht. Beides zugleich passt nicht hinein.]',
    },
    en: {
      little: '«friend: I was scared,» says {friend}. «hero: Me, too!» says {hero}. They both laugh.',
      middle:
        '«friend: I was so afraid of you,» said {friend}. «hero: Of me?» asked {hero}. «hero: And I was afraid of you!» They looked at each other, and then they began to laugh. [It is hard to be afraid when you laugh. There is no room for both.]',
    },
    scene: (stage) =>
      night(
        stage,
        'day',
        [
          stage.hero(320, 910, { face: 'laugh', look: [1, 0] }),
          stage.friend(700, 900, { face: 'laugh', look: [-1, 0] }),
        ],
        { shot: 'near', focus: [512, 740] },
      ),
  },
];

export const together: readonly Beat[] = [
  {
    need: 7,
    headline: { de: 'Buh, bitte', en: 'Boo, please' },
    de: {
      little: '«friend: Buh?», sagt {friend} leise. «hero: Lauter!» «friend: Buh!» Huch!',
      middle:
        '«friend: Ich übe das Gruseln», sagte {friend}. «friend: Buh, bitte?» «hero: Ohne bitte», sagte {hero}. «friend: Buh … danke?» [«hero: Es wird schon», sagte {hero} freundlich. «hero: Aber behalte das Danke. Das ist schön.»]',
    },
    en: {
      little: '«friend: Boo?» says {friend} softly. «hero: Louder!» «friend: Boo!» Oh!',
      middle:
        '«friend: I am learning to be spooky,» said {friend}. «friend: Boo, please?» «hero: Without the please,» said {hero}. «friend: Boo … thank you?» [«hero: You are getting better,» said {hero} kindly. «hero: But keep the thank you. It is nice.»]',
    },
    scene: (stage) =>
      night(stage, 'evening', [
        stage.hero(290, 910, { pose: 'sit', face: 'laugh', look: [1, 0] }),
        stage.friend(700, 890, { face: 'wow', look: [-1, 0], arm: 'up' }),
      ]),
  },
  {
    need: 5,
    when: meetsGhost,
    headline: { de: 'Hoch und runter', en: 'Light as a leaf' },
    de: {
      little: '{Friend} kann schweben. Hui, hoch und runter! {Hero} winkt. Noch einmal!',
      middle:
        '«hero: Kannst du wirklich schweben?», fragte {hero}. {Friend} wurde ein bisschen rosa und schwebte einmal auf und ab. «hero: Noch einmal!», rief {hero}. [So etwas hatte {friend:dat} noch nie jemand gesagt. Sonst rannten immer alle gleich weg.]',
    },
    en: {
      little: '{Friend} can float. Whee, up and down! {Hero} waves. Again, again!',
      middle:
        '«hero: Can you really float?» asked {hero}. {Friend} went a little pink, and floated up and down again. «hero: Once more!» cried {hero}. [Nobody had ever said that to {friend} before. Most people just ran away.]',
    },
    scene: (stage) =>
      night(stage, 'day', [
        stage.hero(310, 920, { face: 'laugh', look: [0.8, -0.8], ar: 'wave' }),
        stage.friend(700, 700, { pose: 'jump', face: 'happy', look: [-0.6, 0.6], arm: 'up' }),
      ]),
  },
];
