// The four ways to talk from which every personality has one.
import type { Manner } from './manner';

/** Friendly and to the point. */
export const plain: Manner = {
  greeting: [
    'Welcome, my name is {name}.',
    'Willkommen, mein Name ist {name}.',
    'Bienvenue, je m’appelle {name}.',
    'Benvenuti, mi chiamo {name}.',
    'ようこそ。わたしは {name}です。',
    'Bienvenidos, me llamo {name}.',
  ],
  asides: [
    [
      'I find that worth a thought.',
      'Das finde ich einen Gedanken wert.',
      'Cela mérite réflexion, je trouve.',
      'Secondo me merita un pensiero.',
      'かんがえる かちが あると おもいます。',
      'Me parece digno de una reflexión.',
    ],
    [
      'Take your time with that.',
      '[Lass dir Zeit damit.|Lassen Sie sich Zeit damit.]',
      '[Prends ton temps.|Prenez votre temps.]',
      '[Prenditi il tuo tempo.|Prendetevi il vostro tempo.]',
      'ゆっくり かんがえて ください。',
      '[Tómate tu tiempo.|Tómense su tiempo.]',
    ],
    [
      'I would have liked to know that sooner.',
      'Das hätte ich gern früher gewusst.',
      'J’aurais aimé le savoir plus tôt.',
      'Mi sarebbe piaciuto saperlo prima.',
      'もっと はやく しりたかったです。',
      'Me habría gustado saberlo antes.',
    ],
  ],
  closing: [
    'Thank you for listening.',
    'Danke fürs Zuhören.',
    'Merci d’avoir écouté.',
    'Grazie per l’ascolto.',
    'きいて くださって ありがとうございました。',
    'Gracias por escuchar.',
  ],
};

/** Glad of everybody and everything. */
export const warm: Manner = {
  greeting: [
    'How lovely to be here, I am {name}.',
    'Wie schön, hier zu sein, ich bin {name}.',
    'Quelle joie d’être ici, je suis {name}.',
    'Che bello essere qui, sono {name}.',
    'ここに こられて うれしいです。{name}です。',
    'Qué alegría estar aquí, soy {name}.',
  ],
  asides: [
    [
      'That makes me glad every time.',
      'Darüber freue ich mich jedes Mal.',
      'Cela me réjouit chaque fois.',
      'Ogni volta mi fa piacere.',
      'なんど きいても うれしく なります。',
      'Eso me alegra cada vez.',
    ],
    [
      'One may wonder at that for a while.',
      'Darüber darf man ruhig eine Weile staunen.',
      'On peut s’en étonner un bon moment.',
      'Ci si può meravigliare per un po’.',
      'ゆっくり おどろいて いいのです。',
      'Uno puede asombrarse un buen rato.',
    ],
    [
      'Whoever wants to hear it again need only ask.',
      'Wer es noch einmal hören möchte, braucht nur zu fragen.',
      'Qui veut l’entendre encore n’a qu’à demander.',
      'Chi vuole risentirlo deve solo chiedere.',
      'もういちど ききたい ひとは いって くださいね。',
      'Quien quiera oírlo otra vez solo tiene que pedirlo.',
    ],
  ],
  closing: [
    'That was lovely, thank you for listening.',
    'Das war schön, danke fürs Zuhören.',
    'C’était un plaisir, merci d’avoir écouté.',
    'È stato bello, grazie dell’ascolto.',
    'たのしかったです。きいて くれて ありがとう。',
    'Ha sido un placer, gracias por escuchar.',
  ],
};

/** Jokes about itself, never about the topic or anybody. */
export const cheeky: Manner = {
  greeting: [
    'Here I am, {name}, and I have even prepared something.',
    'Da bin ich, {name}, und ich habe sogar etwas vorbereitet.',
    'Me voici, {name}, et j’ai même préparé quelque chose.',
    'Eccomi, sono {name}, e ho perfino preparato qualcosa.',
    '{name}です。きょうは ちゃんと じゅんびを して きました。',
    'Aquí estoy, {name}, y hasta he preparado algo.',
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
      'That is why I always carry a spoon.',
      'Darum habe ich immer einen Löffel dabei.',
      'C’est pourquoi j’ai toujours une cuillère sur moi.',
      'Ecco perché porto sempre un cucchiaio.',
      'だから わたしは いつも スプーンを もって います。',
      'Por eso llevo siempre una cuchara.',
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
  closing: [
    'That was it, and nobody fell off a chair.',
    'Das war’s, und niemand ist vom Stuhl gefallen.',
    'C’est fini, et personne n’est tombé de sa chaise.',
    'È tutto, e nessuno è caduto dalla sedia.',
    'これで おわり。だれも いすから おちませんでした。',
    'Eso es todo, y nadie se ha caído de la silla.',
  ],
};

/** As on a stage. */
export const dramatic: Manner = {
  greeting: [
    'The curtain rises, and here stands {name}.',
    'Der Vorhang geht auf, und hier steht {name}.',
    'Le rideau se lève, et voici {name}.',
    'Si alza il sipario, ed ecco {name}.',
    'まくが あがります。{name}の とうじょうです。',
    'Se levanta el telón, y aquí está {name}.',
  ],
  asides: [
    [
      'Here I always make a short pause.',
      'An dieser Stelle mache ich immer eine kleine Pause.',
      'Ici, je fais toujours une petite pause.',
      'A questo punto faccio sempre una piccola pausa.',
      'ここで いつも ひといき いれます。',
      'En este punto siempre hago una pequeña pausa.',
    ],
    [
      'The lamp leaned closer to hear it.',
      'Die Lampe beugte sich vor, um es zu hören.',
      'La lampe s’est penchée pour mieux entendre.',
      'La lampada si è chinata per sentire meglio.',
      'ランプも みみを すまして います。',
      'La lámpara se inclinó para oírlo mejor.',
    ],
    [
      'One could hear a pin drop now.',
      'Jetzt könnte man eine Nadel fallen hören.',
      'On entendrait une mouche voler.',
      'Si sentirebbe volare una mosca.',
      'しーんと しずまりかえります。',
      'Se oiría volar una mosca.',
    ],
  ],
  closing: [
    'The curtain falls, but the wondering goes on.',
    'Der Vorhang fällt, das Staunen aber geht weiter.',
    'Le rideau tombe, mais l’étonnement continue.',
    'Cala il sipario, ma lo stupore continua.',
    'まくが おりますが ふしぎは つづきます。',
    'Cae el telón, pero el asombro sigue.',
  ],
};
