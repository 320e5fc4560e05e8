// Topics of the sky: moon, sun, stars.
import type { Topic } from './topic';

export const skyTopics: readonly Topic[] = [
  {
    id: 'moon',
    isPlural: false,
    names: ['the moon', 'der Mond', 'la lune', 'la luna', 'つき', 'la luna'],
    words: 'moon mond_ mondes mondlandung mondfahrt lune_ luna_ つき 月 お月',
    facts: [
      [
        'size',
        'The moon is about a quarter as wide as the Earth.',
        'Der Mond ist ungefähr ein Viertel so breit wie die Erde.',
        'La lune est environ quatre fois moins large que la Terre.',
        'La luna è larga circa un quarto della Terra.',
        'つきの はばは ちきゅうの よんぶんの いち ぐらいです。',
        'La luna mide de ancho una cuarta parte de la Tierra, más o menos.',
      ],
      [
        'path',
        'The moon goes once around the Earth in about twenty-seven days, and always shows us the same side.',
        'Der Mond umrundet die Erde in etwa siebenundzwanzig Tagen und zeigt uns immer dieselbe Seite.',
        'La lune fait le tour de la Terre en vingt-sept jours environ et nous montre toujours la même face.',
        'La luna gira attorno alla Terra in circa ventisette giorni e ci mostra sempre la stessa faccia.',
        'つきは やく にじゅうななにちで ちきゅうを ひとまわり します。いつも おなじ かおを みせて います。',
        'La luna da la vuelta a la Tierra en unos veintisiete días y siempre nos muestra la misma cara.',
      ],
      [
        'history',
        'In July 1969 two people walked on the moon for the first time.',
        'Im Juli 1969 gingen zum ersten Mal zwei Menschen auf dem Mond spazieren.',
        'En juillet 1969, deux personnes ont marché sur la lune pour la première fois.',
        'Nel luglio 1969 due persone camminarono per la prima volta sulla luna.',
        'せんきゅうひゃく ろくじゅうきゅうねんに ふたりの ひとが はじめて つきの うえを あるきました。',
        'En julio de 1969 dos personas caminaron por la luna por primera vez.',
      ],
      [
        'help',
        'The moon pulls at the sea, and so ebb and flood come about.',
        'Der Mond zieht am Meer, und so entstehen Ebbe und Flut.',
        'La lune attire la mer, et c’est ainsi que naissent les marées.',
        'La luna attira il mare, e così nascono le maree.',
        'つきは うみの みずを ひっぱります。それで しおの みちひきが おこります。',
        'La luna atrae el mar, y así nacen las mareas.',
      ],
      [
        'sense',
        'There is no air on the moon, so not a sound can be heard there.',
        'Auf dem Mond gibt es keine Luft, darum hört man dort keinen Ton.',
        'Il n’y a pas d’air sur la lune, et l’on n’y entend donc aucun bruit.',
        'Sulla luna non c’è aria, perciò non si sente nessun suono.',
        'つきには くうきが ないので おとが きこえません。',
        'En la luna no hay aire, por eso allí no se oye ningún sonido.',
      ],
    ],
    things: [{ t: 'rocket', x: 0, y: 0, s: 1.4 }],
    land: { sky: 'night', ground: 'hills', moon: [800, 190, 110], grass: false },
  },
];
