// The sides of size, speed, time and number: headlines, and thoughts that fit every fact of that kind.
import type { AspectTexts } from './aspect';

export const measures = {
  size: {
    headlines: [
      [
        'How big is big?',
        'Wie groß ist groß?',
        'Grand comment ?',
        'Quanto è grande?',
        'どのくらい おおきい？',
        '¿Cómo de grande?',
      ],
      [
        'A question of size',
        'Eine Frage der Größe',
        'Une question de taille',
        'Questione di misura',
        'おおきさの はなし',
        'Cuestión de tamaño',
      ],
    ],
    thoughts: [
      [
        'Hold that size against your own hand for a moment.',
        'Vergleichen Sie diese Größe kurz mit der eigenen Hand.',
        'Comparez un instant cette taille à votre propre main.',
        'Confrontate un momento questa misura con la vostra mano.',
        'その おおきさを じぶんの てと くらべて みて ください。',
        'Comparen un momento ese tamaño con su propia mano.',
      ],
      [
        'A number becomes clear only next to something we know.',
        'Eine Zahl wird erst neben etwas Bekanntem anschaulich.',
        'Un nombre ne parle qu’à côté d’une chose connue.',
        'Un numero diventa chiaro solo accanto a qualcosa che conosciamo.',
        'かずは しって いる ものと ならべると よく わかります。',
        'Un número solo se entiende al lado de algo conocido.',
      ],
    ],
  },
  speed: {
    headlines: [
      [
        'How fast?',
        'Wie schnell?',
        'À quelle vitesse ?',
        'A che velocità?',
        'どのくらい はやい？',
        '¿A qué velocidad?',
      ],
    ],
    thoughts: [
      [
        'Fast and slow are always a comparison.',
        'Schnell und langsam sind immer ein Vergleich.',
        'Rapide ou lent, c’est toujours une comparaison.',
        'Veloce e lento sono sempre un confronto.',
        'はやい おそいは いつも くらべる ことです。',
        'Rápido y lento son siempre una comparación.',
      ],
      [
        'You may want to count the seconds along.',
        'Zählen Sie ruhig die Sekunden mit.',
        'Comptez donc les secondes.',
        'Provate a contare i secondi.',
        'いっしょに びょうを かぞえて みましょう。',
        'Pueden contar los segundos.',
      ],
    ],
  },
  age: {
    headlines: [
      ['How old?', 'Wie alt?', 'Quel âge ?', 'Quanti anni?', 'どのくらい ふるい？', '¿Qué edad?'],
      [
        'A long time',
        'Eine lange Zeit',
        'Un temps très long',
        'Un tempo lunghissimo',
        'とても ながい じかん',
        'Un tiempo muy largo',
      ],
    ],
    thoughts: [
      [
        'Beside such a time a human life is a short visit.',
        'Neben so viel Zeit ist ein Menschenleben ein kurzer Besuch.',
        'À côté d’un tel temps, une vie humaine est une courte visite.',
        'Accanto a tanto tempo una vita umana è una breve visita.',
        'それに くらべると ひとの いっしょうは みじかい たびです。',
        'Al lado de tanto tiempo, una vida humana es una visita breve.',
      ],
      [
        'Someone had to find that age out, step by step.',
        'Dieses Alter musste jemand Schritt für Schritt herausfinden.',
        'Il a fallu que quelqu’un calcule cet âge, pas à pas.',
        'Qualcuno ha dovuto scoprire questa età, passo dopo passo.',
        'その としを だれかが すこしずつ しらべました。',
        'Alguien tuvo que averiguar esa edad, paso a paso.',
      ],
    ],
  },
  number: {
    headlines: [
      ['How many?', 'Wie viele?', 'Combien ?', 'Quanti?', 'いくつ ある？', '¿Cuántos?'],
      [
        'Let us count',
        'Zählen wir nach',
        'Comptons un peu',
        'Facciamo i conti',
        'かぞえて みよう',
        'Vamos a contar',
      ],
    ],
    thoughts: [
      [
        'Whoever counts by hand should take a packed lunch along.',
        'Wer das von Hand zählt, sollte ein Pausenbrot einpacken.',
        'Qui compte à la main devrait emporter un goûter.',
        'Chi conta a mano farebbe bene a portare una merenda.',
        'てで かぞえる ひとは おべんとうが いります。',
        'Quien cuente a mano debería llevar merienda.',
      ],
      [
        'Behind every such number sits somebody who counted or estimated.',
        'Hinter jeder solchen Zahl steckt jemand, der gezählt oder geschätzt hat.',
        'Derrière chaque nombre, il y a quelqu’un qui a compté ou estimé.',
        'Dietro ogni numero c’è qualcuno che ha contato o stimato.',
        'どの かずにも かぞえた ひとが います。',
        'Detrás de cada número hay alguien que contó o estimó.',
      ],
    ],
  },
  record: {
    headlines: [['A record', 'Ein Rekord', 'Un record', 'Un primato', 'せかいいち', 'Un récord']],
    thoughts: [
      [
        'Records are there to make us look up.',
        'Rekorde sind dazu da, dass wir kurz aufschauen.',
        'Les records sont là pour nous faire lever les yeux.',
        'I primati servono a farci alzare lo sguardo.',
        'せかいいちと きくと おどろきますね。',
        'Los récords están para hacernos levantar la vista.',
      ],
      [
        'Try to keep that in mind until this evening.',
        'Merken Sie sich das einmal bis heute Abend.',
        'Essayez de retenir cela jusqu’à ce soir.',
        'Provate a ricordarlo fino a stasera.',
        'こんやまで おぼえて いて ください。',
        'Intenten recordarlo hasta esta noche.',
      ],
    ],
  },
  path: {
    headlines: [['On the way', 'Unterwegs', 'En chemin', 'In viaggio', 'たびの はなし', 'En camino']],
    thoughts: [
      [
        'Draw that way on a map, it is worth it.',
        'Zeichnen Sie diesen Weg auf einer Karte nach, es lohnt sich.',
        'Suivez ce chemin sur une carte, cela vaut la peine.',
        'Seguite questo percorso su una mappa, ne vale la pena.',
        'その みちを ちずで たどって みて ください。',
        'Sigan ese camino en un mapa, vale la pena.',
      ],
    ],
  },
  home: {
    headlines: [
      [
        'Where in the world?',
        'Wo auf der Welt?',
        'Où dans le monde ?',
        'In che parte del mondo?',
        'せかいの どこに？',
        '¿En qué parte del mundo?',
      ],
      [
        'A place in the world',
        'Ein Platz in der Welt',
        'Une place dans le monde',
        'Un posto nel mondo',
        'せかいの なかの ばしょ',
        'Un lugar en el mundo',
      ],
    ],
    thoughts: [
      [
        'Every place has its reasons.',
        'Jeder Ort hat seine Gründe.',
        'Chaque lieu a ses raisons.',
        'Ogni luogo ha le sue ragioni.',
        'どの ばしょにも わけが あります。',
        'Cada lugar tiene sus razones.',
      ],
      [
        'Every place can be visited, at least in thought.',
        'Jeden Ort kann man besuchen, wenigstens in Gedanken.',
        'On peut visiter chaque lieu, au moins en pensée.',
        'Ogni luogo si può visitare, almeno col pensiero.',
        'こころの なかなら どこへでも いけます。',
        'Cada lugar se puede visitar, al menos con la imaginación.',
      ],
    ],
  },
} satisfies Record<string, AspectTexts>;
