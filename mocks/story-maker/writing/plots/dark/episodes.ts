// Whom the two meet who are out at night.
import type { Beat } from '../plot';
import { night } from './night';

export const episodes: readonly Beat[] = [
  {
    need: 1,
    headline: { de: 'Chrrr', en: 'A strange noise' },
    de: {
      little: 'Chrrr, chrrr. Was brummt da? Das ist {guest:a}. {Guest} schläft. Pst!',
      middle:
        '{Place} brummte etwas. Chrrr machte es, ganz tief und lang. {Hero} und {friend} schlichen hin. Da lag {guest:a} und schnarchte. [«friend: So laut spukt nicht einmal ein Gespenst», flüsterte {friend}.]',
    },
    en: {
      little: 'Snore, snore. What is that noise? It is {guest:a}. {Guest} is asleep. Hush!',
      middle:
        'There was a growling noise {place}, very long and very deep. {Hero} and {friend} tiptoed up. It was {guest:a}, snoring. [«friend: Not even a ghost is as loud as that,» whispered {friend}.]',
    },
    scene: (stage) =>
      night(stage, 'day', [
        stage.friend(180, 870, { face: 'wow', look: [1, 0.4] }),
        stage.hero(400, 920, { face: 'smile', look: [1, 0.4] }),
        stage.guest(760, 910, { pose: 'sleep', face: 'sleep' }),
      ]),
  },
  {
    need: 2,
    headline: { de: 'Knack', en: 'Crack' },
    de: {
      little: 'Knack, knack! Was ist das? {Guest:a} knackt Nüsse. «guest: Wollt ihr auch?»',
      middle:
        '{Place} knackte es. Knack! Und noch einmal: Knack! Da saß {guest:a} vor einem Haufen Nüsse. «guest: Nachts schmecken sie am besten», sagte {guest:er}. [Alle drei probierten es, und es stimmte.]',
    },
    en: {
      little: 'Crack, crack! What is that? {Guest:a} has some nuts. «guest: Would you like one?»',
      middle:
        'Something went crack {place}. Then it went crack again. It was {guest:a} with a heap of nuts. «guest: They taste best at night,» said {guest}. [All three of them tried, and it was true.]',
    },
    scene: (stage) =>
      night(stage, 'day', [
        stage.hero(210, 910, { face: 'happy', look: [1, 0.4] }),
        stage.guest(540, 890, { pose: 'sit', face: 'smile' }),
        { t: 'nut', x: 430, y: 965, s: 0.9 },
        { t: 'nut', x: 520, y: 975, s: 0.9 },
        { t: 'nut', x: 610, y: 965, s: 0.9 },
        stage.friend(830, 890, { face: 'happy', look: [-1, 0.4] }),
      ]),
  },
  {
    need: 3,
    headline: { de: 'Kleine Lichter', en: 'Little lights' },
    de: {
      little: 'So viele kleine Lichter! {Guest:a} zählt sie. Eins, zwei, drei, viele!',
      middle:
        '{Place} leuchteten überall kleine Lichter. {Guest:a} saß mittendrin. «guest: Das sind Glühwürmchen», sagte {guest:er}. «guest: Ich zähle sie, aber sie halten nicht still.» [Sie halfen zählen. Es waren neun oder elf oder hundert.]',
    },
    en: {
      little: 'So many little lights! {Guest:a} counts them. One, two, three, lots!',
      middle:
        'There were little lights everywhere {place}, and {guest:a} sat among them. «guest: They are fireflies,» said {guest}. «guest: I am counting them, but they will not keep still.» [They all helped. There were nine of them, or eleven, or a hundred.]',
    },
    scene: (stage) =>
      night(stage, 'evening', [
        stage.friend(200, 870, { face: 'wow', look: [0.8, -0.6] }),
        stage.hero(440, 920, { face: 'happy', look: [0.4, -1] }),
        stage.guest(770, 910, { pose: 'sit', face: 'happy', look: [-0.4, -1] }),
      ]),
  },
  {
    need: 4,
    headline: { de: 'Wer hat Angst?', en: 'Who is afraid?' },
    de: {
      little:
        '{Guest:a} sieht {friend:acc}. «guest: Huch!» «friend: Guten Abend», sagt {friend}. «guest: Ach so!»',
      middle:
        '«guest: Huch!», rief {guest:a} {place} und kniff die Augen zu. «friend: Guten Abend», sagte {friend} höflich. {Guest} machte ein Auge wieder auf. «guest: Ach, du grüßt ja», sagte {guest:er}. [Wer grüßt, ist nämlich meistens nett.]',
    },
    en: {
      little:
        '{Guest:a} sees {friend}. «guest: Oh!» «friend: Good evening,» says {friend}. «guest: Oh, hello!»',
      middle:
        '«guest: Help!» cried {guest:a} {place}, seeing {friend}. «friend: Good evening,» said {friend} politely. {Guest} stopped and thought about it. «guest: Oh,» said {guest}. «guest: Good evening.» [People who say good evening are mostly nice.]',
    },
    scene: (stage) =>
      night(stage, 'night', [
        stage.guest(240, 900, { face: 'wow', look: [1, 0], arm: 'cheek' }),
        stage.friend(560, 900, { face: 'smile', look: [-1, 0], al: 'wave' }),
        stage.hero(830, 910, { face: 'smile', look: [-1, 0] }),
      ]),
  },
  {
    need: 5,
    headline: { de: 'Der Mond geht mit', en: 'The moon comes, too' },
    de: {
      little: '{Guest:a} geht. Der Mond geht mit. {Guest} bleibt stehen. Der Mond auch!',
      middle:
        '«guest: Der Mond geht mir nach», sagte {guest:a} {place}. «hero: Mir auch», sagte {hero}. «friend: Und mir», sagte {friend}. [Da konnte er wohl nicht anders und ging mit allen dreien zugleich.]',
    },
    en: {
      little: '{Guest:a} walks. The moon walks, too. {Guest} stops. The moon stops, too!',
      middle:
        '«guest: The moon is following me,» said {guest:a} {place}. «hero: It is following me, too,» said {hero}. «friend: And me,» said {friend}. [So the moon had to go with all three of them at once.]',
    },
    scene: (stage) =>
      night(stage, 'day', [
        stage.friend(220, 890, { face: 'smile', look: [0.8, -1] }),
        stage.hero(500, 910, { face: 'happy', look: [0.8, -1] }),
        stage.guest(790, 900, { face: 'thinking', look: [0.1, -1] }),
      ]),
  },
];
