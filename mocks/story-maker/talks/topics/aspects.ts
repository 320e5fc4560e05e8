// The sides from which a fact looks at a topic: the headline of its slide, and thoughts that fit every fact of that kind.
import type { Texts } from '../wording/texts';

export type Aspect =
  | 'size'
  | 'speed'
  | 'age'
  | 'number'
  | 'work'
  | 'food'
  | 'home'
  | 'inside'
  | 'how'
  | 'history'
  | 'record'
  | 'name'
  | 'help'
  | 'care'
  | 'night'
  | 'body'
  | 'path'
  | 'surprise'
  | 'people'
  | 'sense';

interface AspectTexts {
  readonly headlines: readonly Texts[];
  readonly thoughts: readonly Texts[];
}

export const aspects: Record<Aspect, AspectTexts> = {
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
  work: {
    headlines: [
      [
        'What there is to do',
        'Was es zu tun gibt',
        'Ce qu’il y a à faire',
        'Che cosa c’è da fare',
        'どんな しごと？',
        'Lo que hay que hacer',
      ],
      ['At work', 'Bei der Arbeit', 'Au travail', 'Al lavoro', 'しごとの ようす', 'Manos a la obra'],
    ],
    thoughts: [
      [
        'Somebody has to do it, after all.',
        'Irgendwer muss es ja tun.',
        'Il faut bien que quelqu’un s’en charge.',
        'Qualcuno deve pur farlo.',
        'だれかが やらなければ なりません。',
        'Al fin y al cabo, alguien tiene que hacerlo.',
      ],
      [
        'Good work often looks easy from outside.',
        'Gute Arbeit sieht von außen oft leicht aus.',
        'Le bon travail a souvent l’air facile vu de loin.',
        'Il lavoro ben fatto sembra spesso facile da fuori.',
        'よい しごとは かんたんに みえます。',
        'El buen trabajo parece fácil visto desde fuera.',
      ],
    ],
  },
  food: {
    headlines: [
      [
        'What is on the table',
        'Was auf den Tisch kommt',
        'Ce qu’il y a à table',
        'Che cosa c’è in tavola',
        'たべものの はなし',
        'Qué hay en la mesa',
      ],
    ],
    thoughts: [
      [
        'Now is a good moment to think of your own breakfast.',
        'Jetzt ist ein guter Moment, an das eigene Frühstück zu denken.',
        'C’est le moment de penser à votre petit-déjeuner.',
        'È un buon momento per pensare alla propria colazione.',
        'けさの ごはんを おもいだして みて ください。',
        'Es buen momento para pensar en su propio desayuno.',
      ],
      [
        'Eating tells more than many a long report.',
        'Das Essen verrät mehr als mancher lange Bericht.',
        'La nourriture en dit plus que bien des rapports.',
        'Il cibo racconta più di tante lunghe relazioni.',
        'たべものは いろいろな ことを おしえて くれます。',
        'La comida cuenta más que muchos informes largos.',
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
  inside: {
    headlines: [
      [
        'A look inside',
        'Ein Blick hinein',
        'Un regard à l’intérieur',
        'Uno sguardo dentro',
        'なかを のぞこう',
        'Una mirada al interior',
      ],
      [
        'Made of what?',
        'Woraus gemacht?',
        'En quelle matière ?',
        'Di quale materia?',
        'なにで できて いる？',
        '¿De qué materia?',
      ],
    ],
    thoughts: [
      [
        'From outside nobody would have guessed that.',
        'Von außen hätte das niemand erraten.',
        'De l’extérieur, personne ne l’aurait deviné.',
        'Da fuori nessuno lo avrebbe indovinato.',
        'そとから みても わかりません。',
        'Desde fuera nadie lo habría adivinado.',
      ],
      [
        'To look inside is the beginning of every good explanation.',
        'Hineinschauen ist der Anfang jeder guten Erklärung.',
        'Regarder dedans, c’est le début de toute bonne explication.',
        'Guardare dentro è l’inizio di ogni buona spiegazione.',
        'なかを みる ことから せつめいが はじまります。',
        'Mirar dentro es el comienzo de toda buena explicación.',
      ],
    ],
  },
  how: {
    headlines: [
      [
        'How does it work?',
        'Wie geht das?',
        'Comment ça marche ?',
        'Come funziona?',
        'どうして そうなる？',
        '¿Cómo funciona?',
      ],
      [
        'The trick behind it',
        'Der Trick dahinter',
        'Le secret derrière',
        'Il trucco che c’è dietro',
        'ひみつの しくみ',
        'El truco de fondo',
      ],
    ],
    thoughts: [
      [
        'Whoever can explain that to a child has understood it.',
        'Wer das einem Kind erklären kann, hat es verstanden.',
        'Qui sait l’expliquer à un enfant l’a compris.',
        'Chi sa spiegarlo a un bambino lo ha capito.',
        'こどもに せつめいできれば よく わかった ことに なります。',
        'Quien puede explicárselo a un niño lo ha entendido.',
      ],
      [
        'It is worth reading that sentence twice in your head.',
        'Diesen Satz darf man im Kopf ruhig zweimal hören.',
        'Cette phrase mérite d’être réentendue dans sa tête.',
        'Questa frase merita di essere riascoltata nella mente.',
        'いまの ことばを もういちど かんがえて みましょう。',
        'Vale la pena repetir esa frase en la cabeza.',
      ],
    ],
  },
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
  help: {
    headlines: [
      [
        'What for?',
        'Wozu eigentlich?',
        'Une chose utile',
        'A che scopo?',
        'なんの やくに たつ？',
        '¿Para qué?',
      ],
      [
        'A quiet help',
        'Eine stille Hilfe',
        'Une aide discrète',
        'Un aiuto silenzioso',
        'しずかな たすけ',
        'Una ayuda silenciosa',
      ],
    ],
    thoughts: [
      [
        'Without such help many a day would look different.',
        'Ohne solche Hilfe sähe mancher Tag anders aus.',
        'Sans une telle aide, bien des journées seraient différentes.',
        'Senza un aiuto così molte giornate sarebbero diverse.',
        'それが ないと まいにちは かわって しまいます。',
        'Sin una ayuda así, muchos días serían distintos.',
      ],
      [
        'We notice some help only when it is missing.',
        'Manche Hilfe bemerkt man erst, wenn sie fehlt.',
        'Certaines aides ne se remarquent que lorsqu’elles manquent.',
        'Certi aiuti si notano solo quando mancano.',
        'なくなって はじめて きづく ものも あります。',
        'Hay ayudas que solo se notan cuando faltan.',
      ],
    ],
  },
  care: {
    headlines: [
      [
        'Handle with care',
        'Mit Vorsicht',
        'Avec précaution',
        'Maneggiare con cura',
        'だいじに しよう',
        'Con cuidado',
      ],
      [
        'Worth knowing',
        'Gut zu wissen',
        'Bon à savoir',
        'Buono a sapersi',
        'しって おきたい こと',
        'Es bueno saberlo',
      ],
    ],
    thoughts: [
      [
        'Care begins with knowing.',
        'Vorsicht fängt mit Wissen an.',
        'La prudence commence par le savoir.',
        'La prudenza comincia dal sapere.',
        'しる ことから やさしさが はじまります。',
        'El cuidado empieza por saber.',
      ],
      [
        'That is no reason to be afraid, only to look closely.',
        'Das ist kein Grund zur Angst, nur zum genauen Hinsehen.',
        'Ce n’est pas une raison d’avoir peur, mais de bien regarder.',
        'Non è un motivo per avere paura, ma per guardare bene.',
        'こわがらずに よく みて みましょう。',
        'No es motivo de miedo, solo para mirar con atención.',
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
  body: {
    headlines: [
      [
        'Built like that',
        'So gebaut',
        'Une drôle de construction',
        'Una costruzione curiosa',
        'からだの ひみつ',
        'Una construcción curiosa',
      ],
    ],
    thoughts: [
      [
        'No engineer would have dared to draw it like that.',
        'So hätte sich das kein Ingenieur zu zeichnen getraut.',
        'Aucun ingénieur n’aurait osé le dessiner ainsi.',
        'Nessun ingegnere avrebbe osato disegnarlo così.',
        'どんな ぎしも こんな ずめんは かけません。',
        'Ningún ingeniero se habría atrevido a dibujarlo así.',
      ],
      [
        'Look at your own hands, they are just as astonishing.',
        'Die eigenen Hände sind übrigens genauso erstaunlich.',
        'Vos propres mains sont d’ailleurs tout aussi étonnantes.',
        'Anche le vostre mani, del resto, sono una meraviglia.',
        'じぶんの ても おなじくらい ふしぎです。',
        'Sus propias manos son, por cierto, igual de asombrosas.',
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
        'That sounds made up, and it is still true.',
        'Das klingt erfunden und stimmt trotzdem.',
        'On dirait une invention, et pourtant c’est vrai.',
        'Sembra inventato, eppure è vero.',
        'うそのようですが ほんとうです。',
        'Suena inventado y, sin embargo, es verdad.',
      ],
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
};
