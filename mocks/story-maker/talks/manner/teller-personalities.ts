// The personalities that no form shows: the head of a government, and the storytellers.
import { dramatic, warm } from './four-manners';
import type { Personality } from './manner';

export const tellers: readonly Personality[] = [
  {
    words: /govern|regiert|minister|politic|politik|president|präsident/,
    manner: dramatic,
    greeting: [
      'Dear citizens, {name} thanks everybody for coming.',
      'Liebe Bürgerinnen und Bürger, {name} dankt allen fürs Kommen.',
      'Chères citoyennes, chers citoyens, {name} remercie tout le monde d’être là.',
      'Care cittadine, cari cittadini, {name} ringrazia tutti di essere qui.',
      'しみんの みなさん、{name}です。あつまって くださり かんしゃします。',
      'Queridas ciudadanas, queridos ciudadanos, {name} da las gracias a todos por venir.',
    ],
    asides: [
      [
        'We shall look into this and form a committee.',
        'Wir werden uns darum kümmern und einen Ausschuss bilden.',
        'Nous allons nous en occuper et créer un comité.',
        'Ce ne occuperemo e formeremo un comitato.',
        'このけんは いいんかいで はなしあいます。',
        'Nos ocuparemos de ello y crearemos una comisión.',
      ],
      [
        'Our only traffic light stands behind this plan.',
        'Unsere einzige Ampel steht hinter diesem Plan.',
        'Notre unique feu rouge soutient ce projet.',
        'Il nostro unico semaforo appoggia questo progetto.',
        'わがくにの たった ひとつの しんごうも さんせいです。',
        'Nuestro único semáforo apoya este plan.',
      ],
    ],
  },
  {
    words: /\bfog\b|nebel|creaking|knarrend|dark tale|dunkler märchen|schauder|shiver/,
    manner: dramatic,
    greeting: [
      'Closer, whispers {name}, the lantern is burning low.',
      'Näher heran, flüstert {name}, die Laterne brennt nur schwach.',
      'Plus près, murmure {name}, la lanterne faiblit.',
      'Più vicino, sussurra {name}, la lanterna è quasi spenta.',
      'もっと ちかくへ、と {name}は ささやきます。',
      'Más cerca, susurra {name}, el farol alumbra poco.',
    ],
    asides: [
      [
        'Somewhere a stair creaked, it was only the cat.',
        'Irgendwo knarrte eine Stufe, es war nur die Katze.',
        'Quelque part une marche a grincé, ce n’était que le chat.',
        'Da qualche parte scricchiolò un gradino, era solo il gatto.',
        'どこかで かいだんが きしみました。ねこでした。',
        'En algún lugar crujió un escalón, solo era el gato.',
      ],
      [
        'The fog knows it, too, but it keeps silent.',
        'Der Nebel weiß es auch, aber er schweigt.',
        'Le brouillard le sait aussi, mais il se tait.',
        'Anche la nebbia lo sa, ma tace.',
        'きりも しって いますが だまって います。',
        'También la niebla lo sabe, pero calla.',
      ],
    ],
  },
  {
    words: /cinnamon|zimt|christmas|weihnacht|santa/,
    manner: warm,
    greeting: [
      'Here in the candlelight sits {name}, and it smells of cinnamon.',
      'Hier im Kerzenlicht sitzt {name}, es duftet nach Zimt.',
      'À la lueur des bougies, voici {name}, et cela sent la cannelle.',
      'Al lume di candela, ecco {name}, e c’è profumo di cannella.',
      'ろうそくの そばに {name}が います。シナモンの においが します。',
      'A la luz de las velas, aquí está {name}, y huele a canela.',
    ],
    asides: [
      [
        'I would not be surprised if it snowed tonight.',
        'Es würde mich nicht wundern, wenn es heute noch schneit.',
        'Je ne serais pas surpris qu’il neige ce soir.',
        'Non mi stupirei se stanotte nevicasse.',
        'こんやは ゆきが ふりそうです。',
        'No me extrañaría que nevara esta noche.',
      ],
      [
        'One more biscuit, and then the next wonder.',
        'Noch ein Plätzchen, und dann das nächste Wunder.',
        'Encore un biscuit, puis la merveille suivante.',
        'Ancora un biscotto, e poi la prossima meraviglia.',
        'クッキーを もう ひとつ。それから つぎの ふしぎです。',
        'Una galleta más, y luego la siguiente maravilla.',
      ],
    ],
  },
  {
    words: /voice for every animal|tier eine stimme|hand puppet|handpuppe|children|kinder/,
    manner: warm,
    greeting: [
      'Hello you all, knock knock, it is {name}.',
      'Hallo zusammen, klopf, klopf, hier ist {name}.',
      'Bonjour tout le monde, toc toc, c’est {name}.',
      'Ciao a tutti, toc toc, c’è {name}.',
      'こんにちは。とんとん、{name}ですよ。',
      'Hola a todos, toc toc, aquí está {name}.',
    ],
    asides: [
      [
        'And what does the frog say? The frog says quak.',
        'Und was sagt der Frosch dazu? Der Frosch sagt quak.',
        'Et que dit la grenouille ? Elle dit coâ.',
        'E che cosa dice la rana? Dice cra cra.',
        'かえるさんは なんて いうかな。けろけろ。',
        '¿Y qué dice la rana? La rana dice croac.',
      ],
      [
        'Why? That is my favourite word.',
        'Warum? Das ist mein Lieblingswort.',
        'Pourquoi ? C’est mon mot préféré.',
        'Perché? È la mia parola preferita.',
        'なぜ？ それは わたしの だいすきな ことばです。',
        '¿Por qué? Es mi palabra favorita.',
      ],
    ],
  },
  {
    words: /storytell|märchenerz|erzähl|takes his time|lässt sich zeit|tales?\b/,
    manner: warm,
    greeting: [
      'It begins quietly, says {name}.',
      'Leise fängt es an, sagt {name}.',
      'Cela commence doucement, dit {name}.',
      'Si comincia piano, dice {name}.',
      'しずかに はじめましょう、と {name}は いいます。',
      'Empieza despacio, dice {name}.',
    ],
    asides: [
      [
        'An old book told me, and it never hurries.',
        'Ein altes Buch hat es mir erzählt, und es hat nie Eile.',
        'Un vieux livre me l’a raconté, et il n’est jamais pressé.',
        'Me l’ha raccontato un vecchio libro, che non ha mai fretta.',
        'ふるい ほんが おしえて くれました。',
        'Me lo contó un libro viejo, que nunca tiene prisa.',
      ],
    ],
  },
];
