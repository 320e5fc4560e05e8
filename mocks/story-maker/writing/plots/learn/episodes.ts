// Whom somebody meets who is practising.
import type { Beat } from '../plot';

export const episodes: readonly Beat[] = [
  {
    need: 1,
    headline: { de: 'Noch nicht', en: 'Not yet' },
    de: {
      little: 'Da ist {guest:a}. «guest: Klappt es?», fragt {guest}. «hero: Ein bisschen», sagt {hero}.',
      middle:
        '{Place} wartete {guest:a}. «guest: Klappt es schon?», fragte {guest:er}. «hero: Noch nicht», sagte {hero}. «guest: Noch nicht ist viel besser als nein», sagte {guest}. [Je länger {hero} darüber nachdachte, desto wahrer wurde es.]',
    },
    en: {
      little: 'Here is {guest:a}. «guest: Does it work?» asks {guest}. «hero: A little,» says {hero}.',
      middle:
        '{Place} {guest:a} was waiting. «guest: Can you do it?» asked {guest}. «hero: Not yet,» said {hero}. «guest: Not yet is much better than no,» said {guest}. [The longer {hero} thought about it, the truer it was.]',
    },
    scene: ({ at, hero, guest }) =>
      at('day', [
        hero(290, 910, { face: 'smile', look: [1, 0] }),
        guest(720, 900, { face: 'talk', look: [-1, 0] }),
      ]),
  },
  {
    need: 2,
    headline: { de: 'Ein Apfel für zwei', en: 'An apple for two' },
    de: {
      little: '{Guest:a} bringt einen Apfel. «guest: Wer übt, muss essen», sagt {guest}. Mmm!',
      middle:
        '{Place} aß {guest:a} gerade einen Apfel. «guest: Wer übt, muss auch essen», sagte {guest:er} und gab die Hälfte ab. [Es war die größere Hälfte. So etwas merkt man sich.]',
    },
    en: {
      little: '{Guest:a} brings an apple. «guest: If you work, you must eat,» says {guest}. Mmm!',
      middle:
        '{Place} {guest:a} was eating an apple. «guest: If you practise, you must eat,» said {guest}, and shared it. [{Hero} was given the bigger half. You do not forget a thing like that.]',
    },
    scene: ({ at, hero, guest }) =>
      at('day', [
        hero(310, 910, { pose: 'sit', face: 'happy', look: [1, 0.3] }),
        { t: 'apple', x: 512, y: 930, s: 1.2 },
        guest(710, 910, { pose: 'sit', face: 'happy', look: [-1, 0.3] }),
      ]),
  },
  {
    need: 3,
    headline: { de: 'Der Zuschauer', en: 'Somebody to watch' },
    de: {
      little: '{Hero} übt. {Guest:a} sieht zu. «guest: Bravo!», ruft {guest}. {Hero} lacht.',
      middle:
        '{Place} übte {hero} weiter, und {guest:a} sah dabei zu. «guest: Bravo!», rief {guest:er} immer wieder. [Manchmal kam es an der falschen Stelle, aber es tat trotzdem gut.]',
    },
    en: {
      little: '{Hero} tries and tries. {Guest:a} looks on. «guest: Bravo!» calls {guest}. {Hero} laughs.',
      middle:
        '{Place} {hero} went on practising, and {guest:a} looked on. «guest: Bravo!» called {guest}, again and again. [Sometimes it was at the wrong moment, but it felt good all the same.]',
    },
    scene: ({ at, hero, guest }) =>
      at('day', [
        hero(330, 900, { face: 'laugh', arm: 'up' }),
        guest(760, 930, { pose: 'sit', face: 'laugh', look: [-1, 0], arm: 'up' }),
      ]),
  },
  {
    need: 4,
    headline: { de: 'Früher einmal', en: 'Long ago' },
    de: {
      little:
        '«guest: Ich konnte auch mal gar nichts», sagt {guest}. «hero: Und jetzt?» «guest: Jetzt kann ich viel!»',
      middle:
        '{Place} saß {guest:a}. «guest: Als ich klein war, konnte ich nicht einmal bis zwei zählen», sagte {guest:er}. «hero: Und heute?», fragte {hero}. «guest: Heute komme ich bis drei», sagte {guest} stolz. [Da mussten beide lachen.]',
    },
    en: {
      little: '«guest: I could do nothing once,» says {guest}. «hero: And now?» «guest: Now I can do a lot!»',
      middle:
        '{Place} sat {guest:a}. «guest: When I was small I could not even count to two,» said {guest}. «hero: And now?» asked {hero}. «guest: Now I can count to three,» said {guest} proudly. [Then both of them had to laugh.]',
    },
    scene: ({ at, hero, guest }) =>
      at(
        'day',
        [
          hero(320, 910, { pose: 'sit', face: 'laugh', look: [1, 0] }),
          guest(700, 900, { pose: 'sit', face: 'happy', look: [-1, -0.3], al: 'up' }),
        ],
        { shot: 'near', focus: [512, 760] },
      ),
  },
  {
    need: 5,
    headline: { de: 'Schnell geholfen', en: 'A helping hand' },
    de: {
      little: '{Guest:a} hat einen Korb. Der Korb ist schwer. {Hero} hilft. «guest: Danke!»',
      middle:
        '{Place} zog {guest:a} an einem viel zu schweren Korb. {Hero} unterbrach das Üben und half. «guest: Das kannst du jedenfalls schon», sagte {guest}. «hero: Was denn?» «guest: Helfen.» [Und das ist gar nicht so leicht.]',
    },
    en: {
      little: '{Guest:a} has a basket. The basket is heavy. {Hero} helps. «guest: Thank you!»',
      middle:
        '{Place} {guest:a} was pulling at a basket that was much too heavy. {Hero} stopped practising and helped. «guest: There is something you can do already,» said {guest}. «hero: What?» «guest: Help.» [And that is not easy at all.]',
    },
    scene: ({ at, hero, guest }) =>
      at('day', [
        hero(290, 900, { face: 'smile', look: [1, 0.5] }),
        { t: 'basket', x: 512, y: 940, s: 1.5, full: true },
        guest(730, 900, { face: 'happy', look: [-1, 0.5] }),
      ]),
  },
];
