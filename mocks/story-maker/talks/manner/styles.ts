// The narration styles that the form offers (spec screens §11).
import type { Style } from './manner';

const styles = new Map<string, Style>(
  Object.entries({
    informative: {
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
    },
    storytelling: {
      leads: [
        [
          'Every story begins somewhere, and this one begins here.',
          'Jede Geschichte fängt irgendwo an, und diese fängt hier an.',
          'Toute histoire commence quelque part, et celle-ci commence ici.',
          'Ogni storia comincia da qualche parte, e questa comincia qui.',
          'どんな おはなしにも はじまりが あります。',
          'Toda historia empieza en algún lugar, y esta empieza aquí.',
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
          'The next chapter is told more quietly.',
          'Das nächste Kapitel erzählt man etwas leiser.',
          'Le chapitre suivant se raconte plus bas.',
          'Il capitolo seguente si racconta a voce più bassa.',
          'つぎの おはなしは すこし こごえで はなします。',
          'El siguiente capítulo se cuenta en voz más baja.',
        ],
      ],
      afterFacts: [
        [
          'Somebody heard that for the first time once, and could not sleep for wonder.',
          'Irgendwer hat das einmal zum ersten Mal gehört und konnte vor Staunen nicht schlafen.',
          'Un jour, quelqu’un l’entendit pour la première fois et n’en dormit pas d’étonnement.',
          'Un giorno qualcuno lo sentì per la prima volta e non dormì per lo stupore.',
          'はじめて きいた ひとは おどろいて ねむれませんでした。',
          'Un día alguien lo oyó por primera vez y no durmió de asombro.',
        ],
      ],
    },
    humorous: {
      leads: [
        [
          'Seat belts fastened, it is getting interesting.',
          'Bitte anschnallen, es wird interessant.',
          'Ceintures attachées, cela devient intéressant.',
          'Cinture allacciate, la cosa si fa interessante.',
          'シートベルトを しめて。おもしろく なりますよ。',
          'Cinturones abrochados, esto se pone interesante.',
        ],
        [
          'Now comes the part that I practised in front of the toaster.',
          'Jetzt kommt der Teil, den ich vor dem Toaster geübt habe.',
          'Voici la partie que j’ai répétée devant le grille-pain.',
          'Ecco la parte che ho provato davanti al tostapane.',
          'つぎは トースターの まえで れんしゅう しました。',
          'Ahora viene la parte que ensayé delante de la tostadora.',
        ],
        [
          'Anyone who is asleep already may snore along softly.',
          'Wer schon schläft, darf leise mitschnarchen.',
          'Ceux qui dorment déjà peuvent ronfler doucement.',
          'Chi dorme già può russare piano.',
          'もう ねて いる ひとは しずかに いびきを かいて ください。',
          'Quien ya duerme puede roncar bajito.',
        ],
      ],
      afterFacts: [],
    },
    /** Exact. Doubts nothing: that would be said of every topic alike. */
    critical: {
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
          'The next point, taken exactly.',
          'Der nächste Punkt, genau genommen.',
          'Le point suivant, avec exactitude.',
          'Il punto seguente, con esattezza.',
          'つぎの ことも くわしく みます。',
          'El siguiente punto, con exactitud.',
        ],
        [
          'Here, too, a second look is worth it.',
          'Auch hier lohnt sich ein zweiter Blick.',
          'Ici aussi, un second regard vaut la peine.',
          'Anche qui vale la pena di guardare due volte.',
          'ここも もういちど みる かちが あります。',
          'Aquí también vale la pena mirar dos veces.',
        ],
      ],
      afterFacts: [
        [
          'That raises the next question.',
          'Daraus ergibt sich gleich die nächste Frage.',
          'Cela amène la question suivante.',
          'Da qui nasce la prossima domanda.',
          'そこから つぎの しつもんが うまれます。',
          'De ahí nace la siguiente pregunta.',
        ],
      ],
    },
  }),
);

/** Returns an offered narration style; undefined for none and for every other word. */
export function styleCalled(name: string | undefined): Style | undefined {
  return name === undefined ? undefined : styles.get(name.trim().toLowerCase());
}
