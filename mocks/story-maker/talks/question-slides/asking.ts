// Question slides: children and words.
import type { QuestionSlide } from './question-slide';

export const asking: readonly QuestionSlide[] = [
  {
    motif: 'question',
    headline: [
      'What a child would ask',
      'Was ein Kind fragen würde',
      'Ce que demanderait un enfant',
      'Che cosa chiederebbe un bambino',
      'こどもの しつもん',
      'Lo que preguntaría un niño',
    ],
    sentences: [
      [
        'What would a child ask about {topic}?',
        'Was würde ein Kind über {acc} fragen?',
        'Que demanderait un enfant à propos {of} ?',
        'Che cosa chiederebbe un bambino a proposito {of}?',
        'こどもは {topic}の なにを ききたいでしょうか。',
        '¿Qué preguntaría un niño sobre {topic}?',
      ],
      [
        'Probably why, and after the answer once more why.',
        'Wahrscheinlich: warum, und nach der Antwort noch einmal: warum.',
        'Sans doute pourquoi, et après la réponse encore pourquoi.',
        'Probabilmente perché, e dopo la risposta di nuovo perché.',
        'きっと なぜと きいて、また なぜと ききます。',
        'Seguramente por qué, y tras la respuesta otra vez por qué.',
      ],
      [
        'After the fourth why, most grown-ups have to look it up.',
        'Nach dem vierten Warum müssen die meisten Erwachsenen nachschlagen.',
        'Au quatrième pourquoi, la plupart des adultes doivent chercher.',
        'Al quarto perché quasi tutti gli adulti devono cercare.',
        'よんかいめには おとなも しらべます。',
        'Al cuarto porqué, casi todos los mayores tienen que buscar.',
      ],
    ],
  },
  {
    motif: 'word',
    headline: [
      'The word itself',
      'Das Wort selbst',
      'Le mot lui-même',
      'La parola stessa',
      'ことばの はなし',
      'La palabra misma',
    ],
    sentences: [
      [
        'How does one say {typed} in another language?',
        'Wie sagt man {typed} in einer anderen Sprache?',
        'Comment dit-on {typed} dans une autre langue ?',
        'Come si dice {typed} in un’altra lingua?',
        '{typed}は ほかの ことばで なんと いうでしょうか。',
        '¿Cómo se dice {typed} en otro idioma?',
      ],
      [
        'A word that travels from country to country changes its coat on the way.',
        'Ein Wort, das von Land zu Land reist, wechselt unterwegs den Mantel.',
        'Un mot qui voyage de pays en pays change de manteau en route.',
        'Una parola che viaggia di paese in paese cambia cappotto per strada.',
        'ことばは たびを すると かたちが かわります。',
        'Una palabra que viaja de país en país cambia de abrigo por el camino.',
      ],
      [
        'An old dictionary is a time machine made of paper.',
        'Ein altes Wörterbuch ist eine Zeitmaschine aus Papier.',
        'Un vieux dictionnaire est une machine à remonter le temps en papier.',
        'Un vecchio dizionario è una macchina del tempo di carta.',
        'ふるい じしょは かみの タイムマシンです。',
        'Un diccionario viejo es una máquina del tiempo de papel.',
      ],
    ],
  },
  {
    motif: 'letter',
    headline: [
      'In one sentence',
      'In einem Satz',
      'En une phrase',
      'In una frase',
      'ひとことで いうと',
      'En una frase',
    ],
    sentences: [
      [
        'Could you explain {topic} in a single sentence to somebody from another star?',
        'Könnten Sie jemandem von einem anderen Stern {acc} in einem Satz erklären?',
        'Sauriez-vous expliquer {topic} en une phrase à quelqu’un venu d’une autre étoile ?',
        'Sapreste spiegare {topic} in una frase a qualcuno venuto da un’altra stella?',
        'ほかの ほしの ひとに {topic}を ひとことで せつめいできますか。',
        '¿Sabrían explicar {topic} en una sola frase a alguien de otra estrella?',
      ],
      [
        'Short sentences show at once what is missing.',
        'Kurze Sätze zeigen sofort, was noch fehlt.',
        'Les phrases courtes montrent aussitôt ce qui manque.',
        'Le frasi brevi mostrano subito che cosa manca.',
        'みじかい ことばは たりない ものを おしえます。',
        'Las frases cortas muestran enseguida lo que falta.',
      ],
      [
        'Write yours on a postcard and send it to a friend.',
        'Schreiben Sie Ihren Satz auf eine Postkarte und schicken Sie sie jemandem.',
        'Écrivez la vôtre sur une carte postale et envoyez-la à un ami.',
        'Scrivete la vostra su una cartolina e mandatela a un amico.',
        'それを はがきに かいて ともだちに おくりましょう。',
        'Escriban la suya en una postal y envíenla a un amigo.',
      ],
    ],
  },
];
