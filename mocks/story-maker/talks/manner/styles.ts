// The narration styles that the form offers (decision 56), and the funny tone.
import type { Style } from './manner';

const informative: Style = {
  leads: [
    [
      'Let us begin with the facts.',
      'Beginnen wir mit den Tatsachen.',
      'Commençons par les faits.',
      'Cominciamo dai fatti.',
      'まず じじつから はじめます。',
      'Empecemos por los hechos.',
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
      'Let us take a closer look.',
      'Sehen wir genauer hin.',
      'Regardons de plus près.',
      'Guardiamo più da vicino.',
      'もっと くわしく みて みましょう。',
      'Miremos más de cerca.',
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
  asides: [
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

const humorous: Style = {
  leads: [
    [
      'Please fasten your seat belts, it is getting interesting.',
      'Bitte anschnallen, es wird interessant.',
      'Attachez vos ceintures, cela devient intéressant.',
      'Allacciate le cinture, la cosa si fa interessante.',
      'シートベルトを おしめ ください。おもしろく なりますよ。',
      'Abróchense los cinturones, esto se pone interesante.',
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
      'Who is asleep already may snore along softly.',
      'Wer schon schläft, darf leise mitschnarchen.',
      'Ceux qui dorment déjà peuvent ronfler doucement.',
      'Chi dorme già può russare piano.',
      'もう ねて いる ひとは しずかに いびきを かいて ください。',
      'Quien ya duerme puede roncar bajito.',
    ],
    [
      'My aunt says that nobody knows this, and my aunt knows everybody.',
      'Meine Tante sagt, das weiß niemand, und meine Tante kennt alle.',
      'Ma tante dit que personne ne le sait, et ma tante connaît tout le monde.',
      'Mia zia dice che non lo sa nessuno, e mia zia conosce tutti.',
      'おばさんは だれも しらないと いいます。おばさんは みんなを しって います。',
      'Mi tía dice que esto no lo sabe nadie, y mi tía conoce a todos.',
    ],
    [
      'Applause would be possible here, but do not feel obliged.',
      'Hier wäre Applaus möglich, aber fühlen Sie sich frei.',
      'Ici, on pourrait applaudir, mais rien ne presse.',
      'Qui si potrebbe applaudire, ma senza obbligo.',
      'ここで はくしゅを しても いいですよ。',
      'Aquí se podría aplaudir, pero sin compromiso.',
    ],
  ],
  asides: [
    [
      'My umbrella did not know that either.',
      'Mein Regenschirm wusste das auch nicht.',
      'Mon parapluie ne le savait pas non plus.',
      'Nemmeno il mio ombrello lo sapeva.',
      'わたしの かさも しりませんでした。',
      'Mi paraguas tampoco lo sabía.',
    ],
    [
      'I told my houseplant, and it was speechless.',
      'Ich habe es meiner Zimmerpflanze erzählt, sie war sprachlos.',
      'Je l’ai raconté à ma plante verte, elle en est restée muette.',
      'L’ho raccontato alla mia pianta, ed è rimasta senza parole.',
      'うえきに はなしたら だまって いました。',
      'Se lo conté a mi planta, y se quedó sin palabras.',
    ],
    [
      'A sandwich could not have put it better.',
      'Ein Butterbrot hätte es nicht besser sagen können.',
      'Un sandwich ne l’aurait pas mieux dit.',
      'Un panino non l’avrebbe detto meglio.',
      'サンドイッチでも こんなに うまくは いえません。',
      'Un bocadillo no lo habría dicho mejor.',
    ],
  ],
};

const critical: Style = {
  leads: [
    [
      'Let us not believe everything, not even me.',
      'Glauben wir nicht alles, auch mir nicht.',
      'Ne croyons pas tout, pas même moi.',
      'Non crediamo a tutto, nemmeno a me.',
      'なんでも しんじては いけません。わたしの はなしもです。',
      'No lo creamos todo, ni siquiera a mí.',
    ],
    [
      'Here it pays to ask who says so.',
      'Hier lohnt die Frage, wer das eigentlich sagt.',
      'Ici, il est utile de demander qui le dit.',
      'Qui conviene chiedere chi lo dice.',
      'だれが そう いって いるのか かんがえましょう。',
      'Aquí conviene preguntar quién lo dice.',
    ],
    [
      'The next sentence is often repeated and seldom checked.',
      'Der nächste Satz wird oft wiederholt und selten geprüft.',
      'La phrase suivante est souvent répétée et rarement vérifiée.',
      'La frase seguente si ripete spesso e si controlla di rado.',
      'つぎの はなしも じぶんで たしかめて みて ください。',
      'La frase siguiente se repite mucho y se comprueba poco.',
    ],
    [
      'Simple explanations deserve a second look.',
      'Einfache Erklärungen verdienen einen zweiten Blick.',
      'Les explications simples méritent un second regard.',
      'Le spiegazioni semplici meritano un secondo sguardo.',
      'かんたんな せつめいは もういちど みなおしましょう。',
      'Las explicaciones sencillas merecen una segunda mirada.',
    ],
    [
      'Let us separate what is known from what is assumed.',
      'Trennen wir, was man weiß, von dem, was man vermutet.',
      'Séparons ce que l’on sait de ce que l’on suppose.',
      'Separiamo ciò che si sa da ciò che si suppone.',
      'わかって いる ことと そうぞうを わけて みましょう。',
      'Separemos lo que se sabe de lo que se supone.',
    ],
  ],
  asides: [
    [
      'Please check that in a second place.',
      'Prüfen Sie das bitte an einer zweiten Stelle.',
      'Vérifiez cela ailleurs, s’il vous plaît.',
      'Controllatelo anche altrove, per favore.',
      'ほかの ほんでも たしかめて ください。',
      'Compruébenlo también en otro sitio, por favor.',
    ],
    [
      'A fact is not less beautiful for being doubted.',
      'Eine Tatsache wird nicht weniger schön, wenn man an ihr zweifelt.',
      'Un fait n’est pas moins beau quand on en doute.',
      'Un fatto non è meno bello se se ne dubita.',
      'うたがっても じじつは うつくしいままです。',
      'Un hecho no es menos bello por ponerlo en duda.',
    ],
    [
      'What would it take to change our minds?',
      'Was müsste geschehen, damit wir unsere Meinung ändern?',
      'Que faudrait-il pour nous faire changer d’avis ?',
      'Che cosa ci vorrebbe per farci cambiare idea?',
      'なにが わかったら かんがえを かえますか。',
      '¿Qué haría falta para que cambiáramos de opinión?',
    ],
  ],
};

const styles = new Map<string, Style>(Object.entries({ informative, storytelling, humorous, critical }));

/** What a funny talk says between its sentences, whatever its style. */
export const funny: Style = {
  leads: [],
  asides: [
    [
      'That is why I always carry a spoon.',
      'Darum habe ich immer einen Löffel dabei.',
      'C’est pourquoi j’ai toujours une cuillère sur moi.',
      'Ecco perché porto sempre un cucchiaio.',
      'だから わたしは いつも スプーンを もって います。',
      'Por eso llevo siempre una cuchara.',
    ],
    [
      'I counted it on my fingers and ran out of fingers.',
      'Ich habe es an den Fingern abgezählt, dann waren die Finger alle.',
      'J’ai compté sur mes doigts, puis il n’y avait plus de doigts.',
      'L’ho contato sulle dita, poi le dita sono finite.',
      'ゆびで かぞえたら ゆびが たりませんでした。',
      'Lo conté con los dedos y se me acabaron los dedos.',
    ],
    [
      'A snail told me, so it may be old news.',
      'Eine Schnecke hat es mir erzählt, vielleicht ist es nicht mehr neu.',
      'Un escargot me l’a dit, ce n’est donc plus très récent.',
      'Me l’ha detto una lumaca, quindi non è più tanto recente.',
      'かたつむりに ききました。すこし ふるい はなしかも しれません。',
      'Me lo contó un caracol, así que quizá ya no sea noticia.',
    ],
    [
      'Please laugh now, the joke took all night.',
      'Bitte jetzt lachen, der Witz hat die ganze Nacht gedauert.',
      'Riez maintenant, cette blague m’a pris toute la nuit.',
      'Ridete adesso, la battuta mi ha preso tutta la notte.',
      'ここで わらって ください。ひとばん かんがえました。',
      'Ríanse ahora, el chiste me llevó toda la noche.',
    ],
  ],
};

/** Returns an offered narration style; undefined for none and for every other word. */
export function styleCalled(name: string | undefined): Style | undefined {
  return name === undefined ? undefined : styles.get(name.trim().toLowerCase());
}
