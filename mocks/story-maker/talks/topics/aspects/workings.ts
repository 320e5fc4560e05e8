// The sides of work, matter and use: headlines, and thoughts that fit every fact of that kind.
import type { AspectTexts } from './aspect';

export const workings = {
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
} satisfies Record<string, AspectTexts>;
