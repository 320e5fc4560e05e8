// The narration styles that the form offers (spec screens §11).
import { humorous } from './humour';
import type { Style } from './manner';

const informative: Style = {
  beforeFacts: [
    'Let us begin with the facts.',
    'Beginnen wir mit den Tatsachen.',
    'Commençons par les faits.',
    'Cominciamo dai fatti.',
    'まず じじつから はじめます。',
    'Empecemos por los hechos.',
  ],
  leads: [
    [
      'Let us take a closer look.',
      'Sehen wir genauer hin.',
      'Regardons de plus près.',
      'Guardiamo più da vicino.',
      'もっと くわしく みて みましょう。',
      'Miremos más de cerca.',
    ],
    [
      'Here is the next point.',
      'Nun zum nächsten Punkt.',
      'Passons au point suivant.',
      'Passiamo al punto seguente.',
      'つぎの はなしです。',
      'Pasemos al siguiente punto.',
    ],
    [
      'One more thing belongs to the overview.',
      'Noch etwas gehört zum Überblick.',
      'Un autre point complète le tableau.',
      'Un altro punto completa il quadro.',
      'もう ひとつ だいじな ことが あります。',
      'Un punto más completa el panorama.',
    ],
    [
      'Let us sum up what belongs together.',
      'Fassen wir zusammen, was zusammengehört.',
      'Rassemblons ce qui va ensemble.',
      'Mettiamo insieme ciò che va insieme.',
      'ここで まとめて みましょう。',
      'Reunamos lo que va junto.',
    ],
  ],
  asides: [
    [
      'Please keep this point in mind.',
      'Behalten Sie diesen Punkt bitte im Kopf.',
      'Gardez ce point en tête.',
      'Tenete a mente questo punto.',
      'これは おぼえて おいて ください。',
      'Tengan presente este punto.',
    ],
  ],
  afterFacts: [
    [
      'That is the short version, the long one fills books.',
      'Das ist die Kurzfassung, die lange füllt Bücher.',
      'C’est la version courte, la longue remplit des livres.',
      'Questa è la versione breve, quella lunga riempie libri.',
      'くわしく いうと ほんに なって しまいます。',
      'Esta es la versión corta, la larga llena libros.',
    ],
  ],
};

const storytelling: Style = {
  leads: [
    [
      'Every story begins somewhere, and this one begins with a question.',
      'Jede Geschichte fängt irgendwo an, und diese beginnt mit einer Frage.',
      'Toute histoire commence quelque part, et celle-ci commence par une question.',
      'Ogni storia comincia da qualche parte, e questa comincia con una domanda.',
      'どんな おはなしにも はじまりが あります。',
      'Toda historia empieza en algún lugar, y esta empieza con una pregunta.',
    ],
    [
      'And now the story takes a turn.',
      'Und nun nimmt die Geschichte eine Wendung.',
      'Et voici que l’histoire prend un tournant.',
      'E adesso la storia prende una svolta.',
      'ここで おはなしは かわります。',
      'Y ahora la historia da un giro.',
    ],
    [
      'Imagine that we are sitting around a fire.',
      'Stellen Sie sich vor, wir säßen am Feuer.',
      'Imaginez que nous sommes assis autour d’un feu.',
      'Immaginate che siamo seduti attorno al fuoco.',
      'みんなで ひを かこんで いると おもって ください。',
      'Imaginen que estamos sentados alrededor del fuego.',
    ],
    [
      'The next chapter is told more quietly.',
      'Das nächste Kapitel erzählt man etwas leiser.',
      'Le chapitre suivant se raconte plus bas.',
      'Il capitolo seguente si racconta a voce più bassa.',
      'つぎの おはなしは すこし こごえで はなします。',
      'El siguiente capítulo se cuenta en voz más baja.',
    ],
    [
      'But that is not yet the end of the story.',
      'Doch damit ist die Geschichte noch nicht zu Ende.',
      'Mais l’histoire n’est pas encore finie.',
      'Ma la storia non è ancora finita.',
      'でも おはなしは まだ おわりません。',
      'Pero la historia no termina ahí.',
    ],
  ],
  asides: [],
  afterFacts: [
    [
      'So it was, and so it is told.',
      'So war es, und so erzählt man es.',
      'C’était ainsi, et c’est ainsi qu’on le raconte.',
      'Così era, e così si racconta.',
      'そう いう おはなしです。',
      'Así fue, y así se cuenta.',
    ],
    [
      'Somebody heard that for the first time once, and could not sleep for wonder.',
      'Irgendwer hat das einmal zum ersten Mal gehört und konnte vor Staunen nicht schlafen.',
      'Un jour, quelqu’un l’entendit pour la première fois et n’en dormit pas d’étonnement.',
      'Un giorno qualcuno lo sentì per la prima volta e non dormì per lo stupore.',
      'はじめて きいた ひとは おどろいて ねむれませんでした。',
      'Un día alguien lo oyó por primera vez y no durmió de asombro.',
    ],
  ],
};

/** Asks for reasons. Doubts nothing: that would be said of every topic alike. */
const critical: Style = {
  leads: [
    [
      'Let us look at it exactly.',
      'Sehen wir genau hin.',
      'Regardons les choses avec précision.',
      'Guardiamo con precisione.',
      'よく みて かんがえましょう。',
      'Mirémoslo con precisión.',
    ],
    [
      'Here it pays to ask for the reason.',
      'Hier lohnt sich die Frage nach dem Grund.',
      'Ici, il est utile de demander la raison.',
      'Qui conviene chiedere il perché.',
      'ここで りゆうを かんがえて みましょう。',
      'Aquí conviene preguntar por la razón.',
    ],
    [
      'One thing leads to the next.',
      'Eines führt zum anderen.',
      'Une chose mène à l’autre.',
      'Una cosa porta all’altra.',
      'ひとつの ことから つぎの ことが わかります。',
      'Una cosa lleva a la otra.',
    ],
  ],
  asides: [
    [
      'Which question comes next?',
      'Welche Frage kommt als Nächstes?',
      'Quelle question vient ensuite ?',
      'Quale domanda viene dopo?',
      'つぎの しつもんは なんでしょうか。',
      '¿Qué pregunta viene después?',
    ],
  ],
  afterFacts: [
    [
      'It took careful work to find that out.',
      'Das herauszufinden hat sorgfältige Arbeit gekostet.',
      'Il a fallu un travail soigneux pour le découvrir.',
      'C’è voluto un lavoro accurato per scoprirlo.',
      'それを しらべるのは たいへんな しごとでした。',
      'Hizo falta un trabajo cuidadoso para averiguarlo.',
    ],
  ],
};

const styles = new Map<string, Style>(Object.entries({ informative, storytelling, humorous, critical }));

/** Returns an offered narration style; undefined for none and for every other word. */
export function styleCalled(name: string | undefined): Style | undefined {
  return name === undefined ? undefined : styles.get(name.trim().toLowerCase());
}
