// What every talk says: its first words about the topic, how much the maker knows about it, and its last words.
import type { Texts } from './wording/texts';

/** The line above the title. */
export const coverLine: Texts = [
  'Presented by {name}',
  'Vorgetragen von {name}',
  'Présenté par {name}',
  'Presentato da {name}',
  '{name}の はなし',
  'Presentado por {name}',
];

/** Each names what was typed. */
export const announcements: readonly Texts[] = [
  [
    'Today’s topic is {typed}.',
    'Das Thema heute heißt {typed}.',
    'Le sujet du jour est {typed}.',
    'L’argomento di oggi è {typed}.',
    'きょうの はなしは {typed}です。',
    'El tema de hoy es {typed}.',
  ],
  [
    'We are here to speak about {typed}.',
    'Es geht heute um {typed}.',
    'Nous allons parler du thème {typed}.',
    'Oggi parliamo del tema {typed}.',
    'これから {typed}に ついて はなします。',
    'Hoy hablamos del tema {typed}.',
  ],
  [
    'Somebody typed {typed}, and so this talk came about.',
    'Jemand hat {typed} eingetippt, und so ist dieser Vortrag entstanden.',
    'Quelqu’un a tapé {typed}, et c’est ainsi qu’est né cet exposé.',
    'Qualcuno ha scritto {typed}, e così è nata questa presentazione.',
    'だれかが {typed}と かきました。それで この はなしが できました。',
    'Alguien escribió {typed}, y así nació esta charla.',
  ],
];

/** A known topic, and how the maker knows it. */
export const knownWords: readonly Texts[] = [
  [
    'I have learned a few facts about {topic} by heart.',
    'Über {acc} habe ich ein paar Tatsachen auswendig gelernt.',
    'J’ai appris quelques faits par cœur à propos {of}.',
    'Ho imparato a memoria alcuni fatti a proposito {of}.',
    '{topic}に ついて すこし べんきょうしました。',
    'He aprendido de memoria algunos datos sobre {topic}.',
  ],
  [
    'What I say about {topic} was put into my program by hand.',
    'Was ich über {acc} sage, hat jemand von Hand in mein Programm geschrieben.',
    'Ce que je dis à propos {of} a été écrit à la main dans mon programme.',
    'Quello che dico a proposito {of} è stato scritto a mano nel mio programma.',
    '{topic}の はなしは ひとが プログラムに かいて くれました。',
    'Lo que digo sobre {topic} lo escribió alguien a mano en mi programa.',
  ],
];

/** An unknown topic, honestly. */
export const unknownWords: readonly Texts[] = [
  [
    'I am a program, and about this I have learned nothing.',
    'Ich bin ein Programm und habe darüber nichts gelernt.',
    'Je suis un programme, et je n’ai rien appris là-dessus.',
    'Sono un programma e su questo non ho imparato niente.',
    'わたしは プログラムで、この ことは ならって いません。',
    'Soy un programa y sobre esto no he aprendido nada.',
  ],
  [
    'So I make nothing up, and show how one finds out.',
    'Darum erfinde ich nichts, sondern zeige, wie man es herausfindet.',
    'Je n’invente donc rien, mais je montre comment chercher.',
    'Perciò non invento niente, ma mostro come si può cercare.',
    'だから うそは いわずに しらべかたを はなします。',
    'Por eso no invento nada, sino que muestro cómo averiguarlo.',
  ],
];

export const unknownHeadline: Texts = [
  'An honest beginning',
  'Ein ehrlicher Anfang',
  'Un début honnête',
  'Un inizio onesto',
  'しょうじきな はじまり',
  'Un comienzo sincero',
];

/** The last words about atrocities, death or illness, before the goodbye. */
export const comfort: Texts = [
  'When something weighs on one, it is good to talk to somebody one trusts.',
  'Wenn einen etwas bedrückt, tut es gut, mit jemandem zu reden, dem man vertraut.',
  'Quand quelque chose pèse, cela fait du bien d’en parler à une personne de confiance.',
  'Quando qualcosa pesa, fa bene parlarne con una persona di fiducia.',
  'しんぱいな ことが あったら しんじられる ひとに はなして ください。',
  'Cuando algo pesa, hace bien hablarlo con alguien de confianza.',
];

/** A narration style that the maker does not know. */
export const unknownStyle: Texts = [
  'You asked for the style {style}, which I have not learned, so I speak plainly.',
  'Gewünscht war der Stil {style}, den habe ich nicht gelernt und rede darum schlicht.',
  'On m’a demandé le style {style}, que je n’ai pas appris, je parle donc simplement.',
  'È stato chiesto lo stile {style}, che non ho imparato, quindi parlo in modo semplice.',
  '{style}の はなしかたは ならって いないので ふつうに はなします。',
  'Se pidió el estilo {style}, que no he aprendido, así que hablo con sencillez.',
];

export const endingHeadline: Texts = ['The end', 'Ende', 'Fin', 'Fine', 'おわり', 'Fin'];

/** How the talk came about. */
export const confessions: readonly Texts[] = [
  [
    'These slides were written by a program, without looking anything up.',
    'Diese Folien hat ein Programm geschrieben, ohne irgendwo nachzusehen.',
    'Ces images ont été écrites par un programme, sans rien consulter.',
    'Queste pagine le ha scritte un programma, senza consultare niente.',
    'この はなしは プログラムが つくりました。',
    'Estas páginas las escribió un programa, sin consultar nada.',
  ],
  [
    'A machine put these words together; what matters is best looked up in a book.',
    'Eine Maschine hat diese Worte zusammengesetzt, Wichtiges schlägt man besser nach.',
    'Une machine a assemblé ces mots ; ce qui est important se vérifie dans un livre.',
    'Una macchina ha messo insieme queste parole: le cose importanti si controllano in un libro.',
    'きかいが つくった はなしです。だいじな ことは たしかめて ください。',
    'Una máquina juntó estas palabras; lo importante se comprueba en un libro.',
  ],
];

/** What an unknown topic is called in a sentence. */
export const unknownTopic: Texts = [
  'the topic {typed}',
  'das Thema {typed}',
  'le sujet {typed}',
  'il tema {typed}',
  '{typed}という だい',
  'el tema {typed}',
];

/** Headlines where a talk has more than one fact of the same kind. */
export const furtherHeadlines: readonly Texts[] = [
  [
    'And one thing more',
    'Und noch etwas',
    'Et encore une chose',
    'E ancora una cosa',
    'もう ひとつ',
    'Y una cosa más',
  ],
  [
    'Worth a second look',
    'Einen zweiten Blick wert',
    'Un second regard',
    'Un secondo sguardo',
    'もういちど みよう',
    'Una segunda mirada',
  ],
  ['Another side', 'Eine andere Seite', 'Un autre côté', 'Un altro lato', 'べつの みかた', 'Otro lado'],
  [
    'Not to be forgotten',
    'Nicht zu vergessen',
    'À ne pas oublier',
    'Da non dimenticare',
    'わすれては いけない こと',
    'Para no olvidar',
  ],
];
