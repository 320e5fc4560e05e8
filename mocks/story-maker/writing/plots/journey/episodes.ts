// Whom the travellers meet on the way.
import type { Beat } from '../plot';

export const episodes: readonly Beat[] = [
  {
    need: 1,
    headline: { de: 'Für unterwegs', en: 'For the road' },
    de: {
      little: '{Guest:a} schenkt ihnen eine Nuss. «guest: Für unterwegs!» Danke! Winke, winke.',
      middle:
        '{Place} wohnte {guest:a}. «guest: Wer weit geht, braucht etwas zum Knabbern», sagte {guest:er} und schenkte ihnen eine Nuss. [Sie hoben sie auf, bis es gar nicht mehr ging. Also etwa zehn Schritte lang.]',
    },
    en: {
      little: '{Guest:a} gives them a nut. «guest: For the road!» Thank you! Bye-bye.',
      middle:
        '{Guest:a} lived {place}. «guest: If you go far, you need something to eat,» said {guest}, and gave them a nut. [They saved it for as long as they could. That was about ten steps.]',
    },
    scene: ({ at, hero, friend, guest }) =>
      at('day', [
        friend(160, 870, { face: 'happy', look: [1, 0] }),
        hero(390, 920, { face: 'happy', look: [1, 0.4] }),
        { t: 'nut', x: 580, y: 950, s: 1 },
        guest(800, 900, { face: 'smile', look: [-1, 0.4] }),
      ]),
  },
  {
    need: 2,
    headline: { de: 'Hin und her', en: 'There and back' },
    de: {
      little: '{Guest:a} kommt vorbei. «guest: Ihr geht hin? Ich gehe zurück!» Alle winken.',
      middle:
        '{Place} kam ihnen {guest:a} entgegen. «guest: Ihr geht dorthin, wo ich herkomme», sagte {guest:er}. «guest: Und ich gehe dahin, wo ihr herkommt.» [Sie grüßten einander und ließen schöne Grüße ausrichten.]',
    },
    en: {
      little: '{Guest:a} comes by. «guest: You go there? I go home!» They all wave.',
      middle:
        '{Place} {guest:a} came the other way. «guest: You are going where I come from,» said {guest}. «guest: And I am going where you come from.» [They asked each other to say hello to everybody.]',
    },
    scene: ({ at, hero, friend, guest }) =>
      at(
        'day',
        [
          friend(170, 890, { face: 'smile', look: [1, 0] }),
          hero(420, 920, { face: 'happy', look: [1, 0], ar: 'wave' }),
          guest(800, 880, { face: 'talk', look: [-1, 0], al: 'wave' }),
        ],
        { path: true },
      ),
  },
  {
    need: 3,
    headline: { de: 'Ein Lied zum Gehen', en: 'A walking song' },
    de: {
      little: 'La, la, la! {Hero} singt. {Friend} singt. {Guest:a} singt auch mit. La, la, la!',
      middle:
        'Zum Gehen braucht man ein Lied. {Hero} sang eins, das nur aus La bestand. {Place} stand {guest:a} und sang die zweite Stimme. [Sie ging auch nur La, aber eine Spur tiefer.]',
    },
    en: {
      little: 'La, la, la! {Hero} sings. {Friend} sings. {Guest:a} sings along. La, la, la!',
      middle:
        'If you walk, you need a song. {Hero} knew one that had only the word la. {Place} {guest:a} joined in. [The second part was also la, only a little lower.]',
    },
    scene: ({ at, hero, friend, guest }) =>
      at('day', [
        friend(190, 890, { face: 'sing' }),
        hero(500, 920, { face: 'sing', arm: 'up' }),
        guest(820, 890, { face: 'sing', look: [-1, 0] }),
      ]),
  },
  {
    need: 4,
    headline: { de: 'Wie weit noch?', en: 'How far?' },
    de: {
      little:
        '«hero: Ist es noch weit?», fragt {hero}. «guest: Nein», sagt {guest:a}. «guest: Nur ein Stück.»',
      middle:
        '«hero: Ist es noch weit?», fragte {hero} {place}. «guest: Das kommt auf die Beine an», sagte {guest:a}. «guest: Für mich ist alles weit. Für euch ist es gleich da vorn.»',
    },
    en: {
      little: '«hero: Is it far?» asks {hero}. «guest: No,» says {guest:a}. «guest: Just a bit.»',
      middle:
        '«hero: Is it far?» asked {hero} {place}. «guest: It depends on your legs,» said {guest:a}. «guest: Everything is far for me. For you it is just over there.»',
    },
    scene: ({ at, hero, friend, guest }) =>
      at('day', [
        hero(260, 910, { face: 'talk', look: [1, 0] }),
        friend(500, 890, { face: 'smile', look: [1, 0] }),
        guest(810, 910, { pose: 'sit', face: 'talk', look: [-1, 0], ar: 'point' }),
      ]),
  },
];
