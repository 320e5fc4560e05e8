// What happens in the sea on an ordinary day.
import type { Beat } from '../plot';
import { afloat } from './afloat';

export const episodes: readonly Beat[] = [
  {
    need: 1,
    headline: { de: 'Die leise Muschel', en: 'A quiet shell' },
    de: {
      little: '{Guest:a} hat eine Muschel. {Hero} horcht. Sch, sch, sch. «guest: Das ist das Meer!»',
      middle:
        '«guest: In dieser Muschel rauscht es», sagte {guest:a} {place}. {Hero} horchte. «hero: Das ist das Meer», sagte {hero}. «guest: Und draußen?», fragte {guest}. «hero: Das ist auch das Meer.» [Da horchten beide noch eine Weile, einmal drinnen und einmal draußen.]',
    },
    en: {
      little: '{Guest:a} has a shell. {Hero} listens. Hush, hush, hush. «guest: It is the sea!»',
      middle:
        '«guest: There is a sound in this shell,» said {guest:a} {place}. {Hero} listened. «hero: It is the sea,» said {hero}. «guest: And the sound outside?» asked {guest}. «hero: That is the sea, too.» [So they listened for a while, first inside and then outside.]',
    },
    scene: (stage) =>
      afloat(stage, 'day', [
        stage.hero(260, 860, { face: 'thinking', look: [1, 0.4] }),
        { t: 'shell', x: 512, y: 930, s: 1.5 },
        stage.guest(770, 860, { face: 'smile', look: [-1, 0.4] }),
      ]),
  },
  {
    need: 2,
    headline: { de: 'Blubberlied', en: 'A bubble song' },
    de: {
      little: '{Guest:a} singt: Blubb, blubb, blubb. {Hero} singt mit. Die Blasen tanzen dazu.',
      middle:
        '{Place} sang {guest:a} ein Lied, das nur aus Blubb bestand. {Hero} sang die zweite Stimme. [Sie bestand auch aus Blubb, aber aus etwas kleineren Blasen.] «guest: Das war schön», sagte {guest}. «guest: Gleich noch einmal.»',
    },
    en: {
      little: '{Guest:a} sings: Bubble, bubble, bubble. {Hero} sings along. The bubbles dance.',
      middle:
        '{Place} {guest:a} was singing a song that had only the word bubble. {Hero} joined in. [The second part was also bubble, only a little smaller.] «guest: That was lovely,» said {guest}. «guest: Let us sing it again.»',
    },
    scene: (stage) =>
      afloat(stage, 'day', [
        stage.hero(290, 840, { face: 'sing', look: [0.5, -0.4] }),
        stage.guest(740, 850, { face: 'sing', arm: 'up' }),
      ]),
  },
  {
    need: 3,
    headline: { de: 'Ganz flach', en: 'As flat as can be' },
    de: {
      little: '{Guest:a} versteckt sich. Wo ist {guest}? Nicht oben. Nicht unten. Da! Da ist {guest:er}!',
      middle:
        '{Place} wollte {guest:a} Verstecken spielen. {Hero} machte die Augen zu und zählte bis zehn. «guest: Hier bin ich», rief {guest} schon bei sieben. [Sich verstecken konnte {guest:er} gut. Nur das Warten war schwer.]',
    },
    en: {
      little: '{Guest:a} hides. Where is {guest}? Not up here. Not down there. There! There {guest:he} is!',
      middle:
        '{Place} {guest:a} wanted to play hide-and-seek. {Hero} shut both eyes and counted to ten. «guest: Here I am!» called {guest} at seven. [{Guest} was good at hiding. Only the waiting was hard.]',
    },
    scene: (stage) =>
      afloat(stage, 'day', [
        stage.guest(760, 830, { face: 'laugh', look: [-1, 0] }),
        { t: 'seaweed', x: 790, y: 930, s: 1.2 },
        stage.hero(300, 860, { face: 'happy', blink: true }),
      ]),
  },
  {
    need: 4,
    headline: { de: 'Das Karussell', en: 'The merry-go-round' },
    de: {
      little: 'Das Wasser dreht sich. {Guest:a} dreht sich. {Hero} dreht sich auch. Rundherum!',
      middle:
        '{Place} gab es einen kleinen Strudel. «guest: Das ist mein Karussell», sagte {guest:a}. «guest: Einmal rundherum kostet nichts.» {Hero} fuhr siebenmal mit. [Danach schwammen beide ein bisschen schräg.]',
    },
    en: {
      little: 'The water turns round. {Guest:a} turns round. {Hero} turns round, too. Round and round!',
      middle:
        '{Place} the water went round and round. «guest: It is my merry-go-round,» said {guest:a}. «guest: It does not cost a thing.» {Hero} had seven turns. [Afterwards they both swam a little sideways.]',
    },
    scene: (stage) =>
      afloat(stage, 'day', [
        stage.hero(320, 720, { r: -0.3, face: 'laugh' }),
        stage.guest(720, 880, { r: 0.3, face: 'laugh' }),
      ]),
  },
  {
    need: 5,
    headline: { de: 'Ein Krümel für alle', en: 'A crumb for everyone' },
    de: {
      little: 'Da schwimmt ein Krümel. {Guest:a} teilt ihn. Ein Stück für {hero:acc}. Mmm!',
      middle:
        '{Place} trieb ein Krümel vorbei, der einmal ein Kuchen gewesen war. «guest: Für jeden die Hälfte», sagte {guest:a}. {Hero} bedankte sich. [Es war eine sehr kleine Hälfte. Aber sie schmeckte nach einem ganzen Kuchen.]',
    },
    en: {
      little: 'Here comes a crumb. {Guest:a} shares it. A bit for {hero}. Yum!',
      middle:
        '{Place} a crumb came floating by that had once been a cake. «guest: Half for each of us,» said {guest:a}. {Hero} said thank you. [It was a very small half. But it tasted of a whole cake.]',
    },
    scene: (stage) =>
      afloat(stage, 'day', [
        stage.hero(280, 860, { face: 'happy', look: [1, -0.2] }),
        stage.guest(760, 860, { face: 'happy', look: [-1, -0.2] }),
      ]),
  },
  {
    need: 6,
    headline: { de: 'Guten Tag, guten Tag', en: 'Good day, good day' },
    de: {
      little: '«guest: Guten Tag!», sagt {guest:a}. «hero: Guten Tag!» Sie sagen es dreimal. Das ist lustig.',
      middle:
        '«guest: Guten Tag», sagte {guest:a} {place}. «hero: Guten Tag», sagte {hero}. Dann trieb die Strömung sie auseinander und wieder zusammen. «guest: Guten Tag», sagte {guest}. [Sie grüßten sich elfmal. So höflich war es dort noch nie zugegangen.]',
    },
    en: {
      little: '«guest: Good day!» says {guest:a}. «hero: Good day!» They say it three times. That is fun.',
      middle:
        '«guest: Good day,» said {guest:a} {place}. «hero: Good day,» said {hero}. Then the water pulled them apart, and pushed them together again. «guest: Good day,» said {guest}. [They said it eleven times. The sea had never been so polite.]',
    },
    scene: (stage) =>
      afloat(stage, 'day', [
        stage.hero(310, 830, { face: 'happy', look: [1, 0], ar: 'wave' }),
        stage.guest(730, 860, { face: 'talk', look: [-1, 0], al: 'wave' }),
      ]),
  },
  {
    need: 7,
    headline: { de: 'Wozu ist das Salz?', en: 'What is the salt for?' },
    de: {
      little: '«guest: Das Meer ist salzig», sagt {guest:a}. «hero: Warum?» «guest: Weil es so schmeckt!»',
      middle:
        '«guest: Weißt du, warum das Meer salzig ist?», fragte {guest:a} {place}. «hero: Nein», sagte {hero}. «guest: Ich auch nicht», sagte {guest}. «guest: Ich wollte nur wissen, ob es jemand weiß.» [Es wusste wirklich niemand.]',
    },
    en: {
      little: '«guest: The sea is salty,» says {guest:a}. «hero: Why?» «guest: It tastes so good!»',
      middle:
        '«guest: Do you know why the sea is salty?» asked {guest:a} {place}. «hero: No,» said {hero}. «guest: Nor do I,» said {guest}. «guest: I only wondered if anybody does.» [Nobody really did.]',
    },
    scene: (stage) =>
      afloat(stage, 'day', [
        stage.hero(300, 860, { face: 'thinking', look: [0.6, -0.4] }),
        stage.guest(720, 840, { face: 'talk', look: [-1, 0] }),
      ]),
  },
  {
    need: 8,
    headline: { de: 'Wettbewerb im Stillsein', en: 'Who can be quiet?' },
    de: {
      little: 'Wer kann still sein? {Guest:a} ist still. {Hero} ist still. Dann lachen sie los!',
      middle:
        '«guest: Wer am längsten still ist, gewinnt», sagte {guest:a} {place}. Sie waren beide so still, dass man die Blasen steigen hörte. Dann musste {hero} kichern. [«guest: Gewonnen», sagte {guest}. «guest: Oder verloren. Ich weiß es nicht mehr.»]',
    },
    en: {
      little: 'Who can be quiet? {Guest:a} is quiet. {Hero} is quiet. Then they burst out laughing!',
      middle:
        '«guest: Let us see who can be quiet for longer,» said {guest:a} {place}. They were so quiet that they heard the bubbles rise. Then {hero} had to giggle. [«guest: I have won,» said {guest}. «guest: Or lost. I forget which.»]',
    },
    scene: (stage) =>
      afloat(stage, 'day', [
        stage.hero(320, 850, { face: 'laugh', look: [1, 0] }),
        stage.guest(720, 860, { face: 'shy', look: [-1, 0] }),
      ]),
  },
  {
    need: 9,
    headline: { de: 'Eine alte Kiste', en: 'An old chest' },
    de: {
      little: 'Da ist eine Kiste! {Guest:a} macht sie auf. Was ist drin? Nur Wasser!',
      middle:
        '{Place} trieb eine alte Kiste. «guest: Ein Schatz», sagte {guest:a} und machte sie auf. Sie war voll Wasser. «hero: Das haben wir schon», sagte {hero}. [Sie machten die Kiste wieder zu, damit das Wasser nicht herauslief.]',
    },
    en: {
      little: 'Here is a chest! {Guest:a} opens it. What is inside? Only water!',
      middle:
        '{Place} they found an old chest. «guest: A treasure,» said {guest:a}, and opened it. It was full of water. «hero: We have some of that,» said {hero}. [They shut it again, so that the water would not run out.]',
    },
    scene: (stage) =>
      afloat(stage, 'day', [
        stage.hero(270, 850, { face: 'wow', look: [1, 0.4] }),
        { t: 'chest', x: 512, y: 900, s: 1.2, z: 1000 },
        stage.guest(770, 850, { face: 'happy', look: [-1, 0.4] }),
      ]),
  },
  {
    need: 10,
    headline: { de: 'Der nasse Brief', en: 'A wet letter' },
    de: {
      little: 'Da schwimmt ein Brief. Er ist ganz nass. {Guest:a} liest: Blubb, blubb, blubb!',
      middle:
        '{Place} schwamm ein Brief vorbei. Er war so nass, dass man nichts lesen konnte. «guest: Dann steht darin, was wir wollen», sagte {guest:a}. «hero: Einen schönen Gruß», sagte {hero}. [Das war ein guter Brief. Sie ließen ihn weiterschwimmen.]',
    },
    en: {
      little: 'Here comes a letter. It is so wet. {Guest:a} reads: Bubble, bubble, bubble!',
      middle:
        '{Place} a letter came floating by. It was so wet that nobody could read it. «guest: Then it says what we like,» said {guest:a}. «hero: It says hello,» said {hero}. [It was a good letter. They let it float on.]',
    },
    scene: (stage) =>
      afloat(stage, 'day', [
        stage.hero(270, 860, { face: 'thinking', look: [1, -0.3] }),
        { t: 'letter', x: 520, y: 720, s: 1.2, r: 0.2 },
        stage.guest(770, 860, { face: 'talk', look: [-1, -0.3] }),
      ]),
  },
  {
    need: 11,
    headline: { de: 'Das kitzelt', en: 'It tickles' },
    de: {
      little: 'So viele Blasen! {Guest:a} kichert. {Hero} kichert auch. Das kitzelt am Bauch!',
      middle:
        '{Place} stiegen lauter kleine Blasen auf. «guest: Komm mitten hinein», rief {guest:a}. «guest: Das kitzelt!» {Hero} kam mitten hinein und kicherte. [Man konnte es bis zur nächsten Bucht hören.]',
    },
    en: {
      little: 'So many bubbles! {Guest:a} giggles. {Hero} giggles, too. They tickle your tummy!',
      middle:
        '{Place} little bubbles were rising everywhere. «guest: Come right in,» called {guest:a}. «guest: They tickle!» {Hero} came right in, and giggled. [You could hear it in the next bay.]',
    },
    scene: (stage) =>
      afloat(stage, 'day', [
        stage.hero(330, 800, { face: 'laugh', look: [0.3, 0.3] }),
        stage.guest(720, 850, { face: 'laugh', arm: 'up' }),
      ]),
  },
];
