// The way to talk of somebody who is described in other words than the maker knows: friendly and honest.
import type { Manner } from './manner';

export const plain: Manner = {
  words: /./,
  greeting: [
    'Welcome, my name is {name}.',
    'Willkommen, mein Name ist {name}.',
    'Bienvenue, je m’appelle {name}.',
    'Benvenuti, mi chiamo {name}.',
    'ようこそ。わたしは {name}です。',
    'Les doy la bienvenida, me llamo {name}.',
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
      'Lassen Sie sich damit Zeit.',
      'Prenez votre temps.',
      'Prendetevi il vostro tempo.',
      'ゆっくり かんがえて ください。',
      'Tómense su tiempo.',
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
    'Merci de votre attention.',
    'Grazie per l’ascolto.',
    'きいて くださって ありがとうございました。',
    'Gracias por su atención.',
  ],
};
