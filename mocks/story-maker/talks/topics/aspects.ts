// The sides from which a fact looks at a topic: the headline of its slide, and a thought that fits every fact of that kind.
import type { Texts } from '../wording/texts';

interface AspectTexts {
  readonly headline: Texts;
  readonly thought?: Texts;
}

/** All sides. */
export const aspects = {
  size: {
    headline: [
      'How big is big?',
      'Wie groß ist groß?',
      'Grand comment ?',
      'Quanto è grande?',
      'どのくらい おおきい？',
      '¿Cómo de grande?',
    ],
    thought: [
      'A number becomes clear only next to something we know.',
      'Eine Zahl wird erst neben etwas Bekanntem anschaulich.',
      'Un nombre ne parle qu’à côté d’une chose connue.',
      'Un numero diventa chiaro solo accanto a qualcosa che conosciamo.',
      'かずは しって いる ものと ならべると よく わかります。',
      'Un número solo se entiende al lado de algo conocido.',
    ],
  },
  speed: {
    headline: [
      'How fast?',
      'Wie schnell?',
      'À quelle vitesse ?',
      'A che velocità?',
      'どのくらい はやい？',
      '¿A qué velocidad?',
    ],
  },
  age: {
    headline: ['How old?', 'Wie alt?', 'Quel âge ?', 'Quanti anni?', 'どのくらい ふるい？', '¿Qué edad?'],
    thought: [
      'Someone had to find that age out, step by step.',
      'Dieses Alter musste jemand Schritt für Schritt herausfinden.',
      'Il a fallu que quelqu’un calcule cet âge, pas à pas.',
      'Qualcuno ha dovuto scoprire questa età, passo dopo passo.',
      'その としを だれかが すこしずつ しらべました。',
      'Alguien tuvo que averiguar esa edad, paso a paso.',
    ],
  },
  number: {
    headline: ['How many?', 'Wie viele?', 'Combien ?', 'Quanti?', 'いくつ ある？', '¿Cuántos?'],
    thought: [
      'Behind every such number sits somebody who counted or estimated.',
      'Hinter jeder solchen Zahl steckt jemand, der gezählt oder geschätzt hat.',
      'Derrière chaque nombre, il y a quelqu’un qui a compté ou estimé.',
      'Dietro ogni numero c’è qualcuno che ha contato o stimato.',
      'どの かずにも かぞえた ひとが います。',
      'Detrás de cada número hay alguien que contó o estimó.',
    ],
  },
  record: {
    headline: ['A record', 'Ein Rekord', 'Un record', 'Un primato', 'せかいいち', 'Un récord'],
  },
  path: { headline: ['On the way', 'Unterwegs', 'En chemin', 'In viaggio', 'たびの はなし', 'En camino'] },
  home: {
    headline: [
      'Where in the world?',
      'Wo auf der Welt?',
      'Où dans le monde ?',
      'In che parte del mondo?',
      'せかいの どこに？',
      '¿En qué parte del mundo?',
    ],
  },
  history: {
    headline: [
      'How it began',
      'Wie es anfing',
      'Comment tout a commencé',
      'Come è cominciato',
      'はじまりの はなし',
      'Cómo empezó',
    ],
    thought: [
      'Nobody knew then what would become of it.',
      'Damals wusste niemand, was daraus werden würde.',
      'Personne ne savait alors ce que cela deviendrait.',
      'Allora nessuno sapeva che cosa ne sarebbe nato.',
      'そのとき さきの ことは だれも しりませんでした。',
      'Entonces nadie sabía en qué acabaría.',
    ],
  },
  name: {
    headline: [
      'What is in the name',
      'Was im Namen steckt',
      'Ce que dit le nom',
      'Che cosa dice il nome',
      'なまえの はなし',
      'Lo que dice el nombre',
    ],
  },
  night: {
    headline: ['At night', 'In der Nacht', 'La nuit', 'Di notte', 'よるの はなし', 'De noche'],
    thought: [
      'Much that matters happens while we sleep.',
      'Vieles Wichtige geschieht, während wir schlafen.',
      'Bien des choses importantes se passent pendant notre sommeil.',
      'Molte cose importanti accadono mentre dormiamo.',
      'だいじな ことは ねて いる あいだにも おこります。',
      'Mucho de lo importante ocurre mientras dormimos.',
    ],
  },
  surprise: {
    headline: [
      'A small surprise',
      'Eine kleine Überraschung',
      'Une petite surprise',
      'Una piccola sorpresa',
      'ちいさな おどろき',
      'Una pequeña sorpresa',
    ],
    thought: [
      'That is a thing to surprise somebody with at dinner.',
      'Damit lässt sich beim Abendessen jemand verblüffen.',
      'Voilà de quoi étonner quelqu’un au dîner.',
      'C’è di che stupire qualcuno a cena.',
      'ばんごはんの ときに だれかに はなして みましょう。',
      'Con eso se puede sorprender a alguien en la cena.',
    ],
  },
  people: {
    headline: [
      'People and their ideas',
      'Menschen und ihre Ideen',
      'Les gens et leurs idées',
      'Le persone e le loro idee',
      'ひとと その かんがえ',
      'La gente y sus ideas',
    ],
    thought: [
      'Behind a great idea there is usually a long list of attempts.',
      'Hinter einer großen Idee steht meist eine lange Liste von Versuchen.',
      'Derrière une grande idée, il y a souvent bien des essais.',
      'Dietro una grande idea c’è quasi sempre una lunga lista di tentativi.',
      'よい かんがえの まえには たくさんの しっぱいが あります。',
      'Detrás de una gran idea suele haber una larga lista de intentos.',
    ],
  },
  sense: {
    headline: [
      'Eyes, ears and nose',
      'Augen, Ohren und Nase',
      'Les yeux, les oreilles et le nez',
      'Occhi, orecchie e naso',
      'めと みみと はな',
      'Ojos, oídos y nariz',
    ],
    thought: [
      'It is worth imagining with closed eyes.',
      'Mit geschlossenen Augen kann man sich das gut vorstellen.',
      'Les yeux fermés, on l’imagine bien.',
      'A occhi chiusi si immagina bene.',
      'めを とじて そうぞうして みましょう。',
      'Con los ojos cerrados se imagina bien.',
    ],
  },
  work: {
    headline: [
      'What there is to do',
      'Was es zu tun gibt',
      'Ce qu’il y a à faire',
      'Che cosa c’è da fare',
      'どんな しごと？',
      'Lo que hay que hacer',
    ],
    thought: [
      'Good work often looks easy from outside.',
      'Gute Arbeit sieht von außen oft leicht aus.',
      'Le bon travail a souvent l’air facile vu de loin.',
      'Il lavoro ben fatto sembra spesso facile da fuori.',
      'よい しごとは かんたんに みえます。',
      'El buen trabajo parece fácil visto desde fuera.',
    ],
  },
  food: {
    headline: [
      'What is on the table',
      'Was auf den Tisch kommt',
      'Ce qu’il y a à table',
      'Che cosa c’è in tavola',
      'たべものの はなし',
      'Qué hay en la mesa',
    ],
  },
  inside: {
    headline: [
      'A look inside',
      'Ein Blick hinein',
      'Un regard à l’intérieur',
      'Uno sguardo dentro',
      'なかを のぞこう',
      'Una mirada al interior',
    ],
    thought: [
      'From outside nobody would have guessed that.',
      'Von außen hätte das niemand erraten.',
      'De l’extérieur, personne ne l’aurait deviné.',
      'Da fuori nessuno lo avrebbe indovinato.',
      'そとから みても わかりません。',
      'Desde fuera nadie lo habría adivinado.',
    ],
  },
  how: {
    headline: [
      'How does it work?',
      'Wie geht das?',
      'Comment ça marche ?',
      'Come funziona?',
      'どうして そうなる？',
      '¿Cómo funciona?',
    ],
    thought: [
      'It is worth hearing that sentence twice.',
      'Diesen Satz darf man ruhig zweimal hören.',
      'Cette phrase mérite d’être entendue deux fois.',
      'Questa frase merita di essere ascoltata due volte.',
      'いまの ことばを もういちど かんがえて みましょう。',
      'Vale la pena oír esa frase dos veces.',
    ],
  },
  help: {
    headline: [
      'What for?',
      'Wozu eigentlich?',
      'Une chose utile',
      'A che scopo?',
      'なんの やくに たつ？',
      '¿Para qué?',
    ],
    thought: [
      'We notice some help only when it is missing.',
      'Manche Hilfe bemerkt man erst, wenn sie fehlt.',
      'Certaines aides ne se remarquent que lorsqu’elles manquent.',
      'Certi aiuti si notano solo quando mancano.',
      'なくなって はじめて きづく ものも あります。',
      'Hay ayudas que solo se notan cuando faltan.',
    ],
  },
  care: {
    headline: [
      'Handle with care',
      'Mit Vorsicht',
      'Avec précaution',
      'Maneggiare con cura',
      'だいじに しよう',
      'Con cuidado',
    ],
    thought: [
      'Care begins with knowing.',
      'Vorsicht fängt mit Wissen an.',
      'La prudence commence par le savoir.',
      'La prudenza comincia dal sapere.',
      'しる ことから やさしさが はじまります。',
      'El cuidado empieza por saber.',
    ],
  },
  body: {
    headline: [
      'Built like that',
      'So gebaut',
      'Une drôle de construction',
      'Una costruzione curiosa',
      'からだの ひみつ',
      'Una construcción curiosa',
    ],
    thought: [
      'No engineer would have dared to draw it like that.',
      'So hätte sich das kein Ingenieur zu zeichnen getraut.',
      'Aucun ingénieur n’aurait osé le dessiner ainsi.',
      'Nessun ingegnere avrebbe osato disegnarlo così.',
      'どんな ぎしも こんな ずめんは かけません。',
      'Ningún ingeniero se habría atrevido a dibujarlo así.',
    ],
  },
} satisfies Record<string, AspectTexts>;

export type Aspect = keyof typeof aspects;

/** Returns the thought of a side, if it has one. */
export function thoughtOf(aspect: Aspect): Texts | undefined {
  const texts: AspectTexts = aspects[aspect];
  return texts.thought;
}
