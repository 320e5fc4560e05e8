// Slides that state no facts: how one finds out about anything, be it a thing, an idea or a person.
import type { Texts } from './wording/texts';

/** What the picture of such a slide shows beside the topic. */
export type Motif = 'list' | 'library' | 'expert' | 'teach' | 'question' | 'eyes';

export interface QuestionSlide {
  readonly motif: Motif;
  readonly headline: Texts;
  /** Only the first names the topic; each can be understood by itself. */
  readonly sentences: readonly Texts[];
}

/** In their order. Fit for a grave topic too: nothing in them doubts, jokes or plays. */
export const findingOut: readonly QuestionSlide[] = [
  {
    motif: 'list',
    headline: [
      'Begin with questions',
      'Mit Fragen anfangen',
      'Commencer par des questions',
      'Cominciare dalle domande',
      'しつもんから はじめよう',
      'Empezar por las preguntas',
    ],
    sentences: [
      [
        'First one writes down what one would like to know about {topic}.',
        'Zuerst schreibt man auf, was man über {acc} wissen möchte.',
        'On note d’abord ce que l’on voudrait savoir à propos {of}.',
        'Prima si scrive che cosa si vorrebbe sapere a proposito {of}.',
        'まず {topic}に ついて しりたい ことを かきます。',
        'Primero se apunta lo que se quiere saber sobre {topic}.',
      ],
      [
        'What, who, when, where and why: each of these words makes a question.',
        'Was, wer, wann, wo und warum: Aus jedem dieser Wörter wird eine Frage.',
        'Quoi, qui, quand, où et pourquoi : chacun de ces mots donne une question.',
        'Che cosa, chi, quando, dove e perché: da ognuna di queste parole nasce una domanda.',
        'なに、だれ、いつ、どこ、なぜ。この ことばから しつもんが できます。',
        'Qué, quién, cuándo, dónde y por qué: de cada palabra sale una pregunta.',
      ],
      [
        'A clear question is easier to look up.',
        'Eine klare Frage lässt sich leichter nachschlagen.',
        'Une question claire est plus facile à chercher.',
        'Una domanda chiara è più facile da cercare.',
        'はっきりした しつもんは しらべやすいです。',
        'Una pregunta clara es más fácil de buscar.',
      ],
    ],
  },
  {
    motif: 'library',
    headline: [
      'At the library',
      'In der Bibliothek',
      'À la bibliothèque',
      'In biblioteca',
      'としょかんで',
      'En la biblioteca',
    ],
    sentences: [
      [
        'In a library one can ask for a book about {topic}.',
        'In der Bibliothek kann man nach einem Buch über {acc} fragen.',
        'À la bibliothèque, on peut demander un livre à propos {of}.',
        'In biblioteca si può chiedere un libro a proposito {of}.',
        'としょかんで {topic}の ほんを さがして もらえます。',
        'En la biblioteca se puede pedir un libro sobre {topic}.',
      ],
      [
        'The people who work there like to help with the search.',
        'Wer dort arbeitet, hilft gern beim Suchen.',
        'Les personnes qui y travaillent aident volontiers à chercher.',
        'Chi ci lavora aiuta volentieri a cercare.',
        'そこで はたらく ひとが いっしょに さがして くれます。',
        'Quienes trabajan allí ayudan con gusto a buscar.',
      ],
      [
        'The table of contents shows on which page to begin.',
        'Das Inhaltsverzeichnis zeigt, auf welcher Seite man anfängt.',
        'La table des matières montre à quelle page commencer.',
        'L’indice mostra da quale pagina cominciare.',
        'もくじを みると どこから よめば よいか わかります。',
        'El índice muestra por qué página empezar.',
      ],
    ],
  },
  {
    motif: 'expert',
    headline: [
      'Ask somebody who knows',
      'Fragen, wer es weiß',
      'Demander à qui sait',
      'Chiedere a chi lo sa',
      'くわしい ひとに きこう',
      'Preguntar a quien sabe',
    ],
    sentences: [
      [
        'There are people who have learned a great deal about {topic}.',
        'Es gibt Menschen, die viel über {acc} gelernt haben.',
        'Il y a des gens qui ont beaucoup appris à propos {of}.',
        'Ci sono persone che hanno imparato molto a proposito {of}.',
        '{topic}に くわしい ひとが います。',
        'Hay personas que han aprendido mucho sobre {topic}.',
      ],
      [
        'They teach, do research, write books or work in a museum.',
        'Viele von ihnen unterrichten, forschen, schreiben Bücher oder arbeiten im Museum.',
        'Ils enseignent, font de la recherche, écrivent des livres ou travaillent dans un musée.',
        'Insegnano, fanno ricerca, scrivono libri o lavorano in un museo.',
        'がっこうや だいがくや はくぶつかんで はたらいて います。',
        'Enseñan, investigan, escriben libros o trabajan en un museo.',
      ],
      [
        'Whoever asks kindly usually gets an answer, and often a good book to begin with.',
        'Wer freundlich fragt, bekommt meistens eine Antwort und oft auch einen guten Buchtipp.',
        'Qui demande poliment reçoit le plus souvent une réponse, et parfois un bon conseil de lecture.',
        'Chi chiede con gentilezza riceve quasi sempre una risposta, e spesso anche il consiglio di un buon libro.',
        'ていねいに きくと たいてい おしえて くれます。',
        'Quien pregunta con amabilidad suele recibir una respuesta y, a menudo, el consejo de un buen libro.',
      ],
    ],
  },
  {
    motif: 'teach',
    headline: [
      'Write it down and tell it',
      'Aufschreiben und weitererzählen',
      'Noter et raconter',
      'Scrivere e raccontare',
      'かいて はなそう',
      'Apuntarlo y contarlo',
    ],
    sentences: [
      [
        'What one finds out about {topic} is worth a page in a notebook.',
        'Was man über {acc} herausfindet, ist eine Seite im Heft wert.',
        'Ce que l’on apprend à propos {of} mérite une page dans un cahier.',
        'Quello che si scopre a proposito {of} merita una pagina di quaderno.',
        '{topic}に ついて わかった ことを ノートに かきます。',
        'Lo que se averigua sobre {topic} merece una página en un cuaderno.',
      ],
      [
        'The title of the book belongs there as well, so that one finds the place again.',
        'Der Titel des Buches gehört dazu, damit man die Stelle wiederfindet.',
        'Le titre du livre y a sa place, pour retrouver le passage.',
        'Ci vuole anche il titolo del libro, per ritrovare il punto.',
        'ほんの なまえも かいて おくと また みつかります。',
        'También va el título del libro, para volver a encontrar el pasaje.',
      ],
      [
        'Whoever can tell it to somebody in plain words has understood it.',
        'Wer es jemandem mit einfachen Worten erzählen kann, hat es verstanden.',
        'Qui peut le raconter avec des mots simples l’a compris.',
        'Chi sa raccontarlo con parole semplici l’ha capito.',
        'やさしい ことばで はなせたら よく わかった ことに なります。',
        'Quien puede contarlo con palabras sencillas lo ha entendido.',
      ],
    ],
  },
];

/** After the facts of a known topic, before how one finds out more. */
export const lookingBack: readonly QuestionSlide[] = [
  {
    motif: 'question',
    headline: [
      'What was new?',
      'Was war neu?',
      'Qu’avons-nous appris ?',
      'Che cosa c’era di nuovo?',
      'なにが あたらしかった？',
      '¿Qué era nuevo?',
    ],
    sentences: [
      [
        'Which of these facts about {topic} was new?',
        'Welche dieser Tatsachen über {acc} war neu?',
        'Lequel de ces faits à propos {of} était nouveau ?',
        'Quale di questi fatti a proposito {of} era nuovo?',
        '{topic}の はなしで はじめて きいた ことは ありましたか。',
        '¿Cuál de estos datos sobre {topic} era nuevo?',
      ],
      [
        'Whoever tells it to somebody today still knows it tomorrow.',
        'Wer sie heute noch jemandem erzählt, weiß sie auch morgen.',
        'Qui le raconte aujourd’hui à quelqu’un le saura encore demain.',
        'Chi lo racconta oggi a qualcuno lo saprà anche domani.',
        'きょう だれかに はなすと あしたも おぼえて います。',
        'Quien se lo cuenta hoy a alguien lo sabrá también mañana.',
      ],
    ],
  },
  {
    motif: 'eyes',
    headline: [
      'Look closely',
      'Genau hinsehen',
      'Bien regarder',
      'Guardare bene',
      'よく みよう',
      'Mirar bien',
    ],
    sentences: [
      [
        'Where does one come across {topic}: outdoors, at home, in a book or in a museum?',
        'Wo begegnet man {dat}: draußen, zu Hause, im Buch oder im Museum?',
        'Où peut-on rencontrer {topic} : dehors, à la maison, dans un livre ou au musée ?',
        'Dove si <incontra/incontrano> {topic}: all’aperto, a casa, in un libro o in un museo?',
        '{topic}には どこで であえるでしょうか。そと、いえ、ほん、はくぶつかん。',
        '¿Dónde se <encuentra/encuentran> {topic}: al aire libre, en casa, en un libro o en un museo?',
      ],
      [
        'Whoever looks for five minutes sees more than at first sight.',
        'Wer fünf Minuten lang hinsieht, sieht mehr als auf den ersten Blick.',
        'Qui regarde cinq minutes voit plus qu’au premier coup d’œil.',
        'Chi guarda per cinque minuti vede più che al primo sguardo.',
        'ごふん みて いると もっと いろいろな ことが みえます。',
        'Quien mira cinco minutos ve más que a primera vista.',
      ],
    ],
  },
];
