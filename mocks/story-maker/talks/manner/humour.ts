// The humorous style, and the funny tone that any style can have.
import type { Style } from './manner';

export const humorous: Style = {
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
      'Anyone who is asleep already may snore along softly.',
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
      'Hier wäre Applaus möglich, aber Sie müssen nicht.',
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
  afterFacts: [],
};

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
  afterFacts: [],
};
