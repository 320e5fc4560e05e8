// The sides of history, names and surprises: headlines, and thoughts that fit every fact of that kind.
import type { AspectTexts } from './aspect';

export const wonders = {
  history: {
    headlines: [
      [
        'How it began',
        'Wie es anfing',
        'Comment tout a commencé',
        'Come è cominciato',
        'はじまりの はなし',
        'Cómo empezó',
      ],
      [
        'Long ago',
        'Vor langer Zeit',
        'Il y a longtemps',
        'Tanto tempo fa',
        'むかしの はなし',
        'Hace mucho tiempo',
      ],
    ],
    thoughts: [
      [
        'Nobody knew then what would become of it.',
        'Damals wusste niemand, was daraus werden würde.',
        'Personne ne savait alors ce que cela deviendrait.',
        'Allora nessuno sapeva che cosa ne sarebbe nato.',
        'そのとき さきの ことは だれも しりませんでした。',
        'Entonces nadie sabía en qué acabaría.',
      ],
      [
        'History is made of such small beginnings.',
        'Aus solchen kleinen Anfängen besteht die Geschichte.',
        'L’histoire est faite de ces petits débuts.',
        'La storia è fatta di questi piccoli inizi.',
        'れきしは ちいさな はじまりから できて います。',
        'La historia está hecha de pequeños comienzos así.',
      ],
    ],
  },
  name: {
    headlines: [
      [
        'What is in the name',
        'Was im Namen steckt',
        'Ce que dit le nom',
        'Che cosa dice il nome',
        'なまえの はなし',
        'Lo que dice el nombre',
      ],
    ],
    thoughts: [
      [
        'Names are often the oldest thing about a matter.',
        'Namen sind oft das Älteste an einer Sache.',
        'Les noms sont souvent ce qu’une chose a de plus ancien.',
        'I nomi sono spesso la parte più antica di una cosa.',
        'なまえは とても ふるい ことが あります。',
        'Los nombres suelen ser lo más antiguo de una cosa.',
      ],
    ],
  },
  night: {
    headlines: [['At night', 'In der Nacht', 'La nuit', 'Di notte', 'よるの はなし', 'De noche']],
    thoughts: [
      [
        'Much that matters happens while we sleep.',
        'Vieles Wichtige geschieht, während wir schlafen.',
        'Bien des choses importantes se passent pendant notre sommeil.',
        'Molte cose importanti accadono mentre dormiamo.',
        'だいじな ことは ねて いる あいだにも おこります。',
        'Mucho de lo importante ocurre mientras dormimos.',
      ],
    ],
  },
  surprise: {
    headlines: [
      [
        'A small surprise',
        'Eine kleine Überraschung',
        'Une petite surprise',
        'Una piccola sorpresa',
        'ちいさな おどろき',
        'Una pequeña sorpresa',
      ],
      [
        'Who would have thought',
        'Wer hätte das gedacht',
        'Qui l’aurait cru',
        'Chi l’avrebbe detto',
        'しって いましたか？',
        'Quién lo diría',
      ],
    ],
    thoughts: [
      [
        'With that one you can surprise somebody at dinner.',
        'Damit lässt sich beim Abendessen jemand verblüffen.',
        'Voilà de quoi étonner quelqu’un au dîner.',
        'Con questo potete stupire qualcuno a cena.',
        'ばんごはんの ときに だれかに はなして みましょう。',
        'Con eso pueden sorprender a alguien en la cena.',
      ],
    ],
  },
  people: {
    headlines: [
      [
        'People and their ideas',
        'Menschen und ihre Ideen',
        'Les gens et leurs idées',
        'Le persone e le loro idee',
        'ひとと その かんがえ',
        'La gente y sus ideas',
      ],
    ],
    thoughts: [
      [
        'Behind a great idea there is usually a long list of attempts.',
        'Hinter einer großen Idee steht meist eine lange Liste von Versuchen.',
        'Derrière une grande idée, il y a souvent bien des essais.',
        'Dietro una grande idea c’è quasi sempre una lunga lista di tentativi.',
        'よい かんがえの まえには たくさんの しっぱいが あります。',
        'Detrás de una gran idea suele haber una larga lista de intentos.',
      ],
      [
        'Many hands took part in it, and few of them are remembered.',
        'Viele Hände haben mitgeholfen, und nur wenige Namen sind geblieben.',
        'Bien des mains y ont participé, et peu de noms sont restés.',
        'Molte mani hanno aiutato, e pochi nomi sono rimasti.',
        'たくさんの ひとが てつだいました。',
        'Muchas manos ayudaron, y pocos nombres han quedado.',
      ],
    ],
  },
  sense: {
    headlines: [
      [
        'Eyes, ears and nose',
        'Augen, Ohren und Nase',
        'Les yeux, les oreilles et le nez',
        'Occhi, orecchie e naso',
        'めと みみと はな',
        'Ojos, oídos y nariz',
      ],
    ],
    thoughts: [
      [
        'Close your eyes for a moment and imagine it.',
        'Schließen Sie kurz die Augen und stellen Sie es sich vor.',
        'Fermez un instant les yeux et imaginez-le.',
        'Chiudete un attimo gli occhi e immaginatelo.',
        'めを とじて そうぞうして みて ください。',
        'Cierren un momento los ojos e imagínenlo.',
      ],
    ],
  },
} satisfies Record<string, AspectTexts>;
