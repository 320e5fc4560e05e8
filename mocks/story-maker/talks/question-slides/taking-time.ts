// Question slides for thinking about anything in peace, alone and with others.
import type { QuestionSlide } from './question-slide';

export const takingTime: readonly QuestionSlide[] = [
  {
    motif: 'walk',
    headline: [
      'A walk helps',
      'Ein Spaziergang hilft',
      'Une promenade aide',
      'Una passeggiata aiuta',
      'さんぽを しよう',
      'Un paseo ayuda',
    ],
    sentences: [
      [
        'Take {topic} along on a walk, in your thoughts.',
        'Nehmen Sie {acc} in Gedanken mit auf einen Spaziergang.',
        'Emportez {topic} en promenade, en pensée.',
        'Portate {topic} a passeggio, nel pensiero.',
        '{topic}の ことを かんがえながら さんぽして みましょう。',
        'Lleven {topic} de paseo, con el pensamiento.',
      ],
      [
        'Feet find ideas that chairs do not know.',
        'Füße finden Ideen, von denen Stühle nichts wissen.',
        'Les pieds trouvent des idées que les chaises ignorent.',
        'I piedi trovano idee che le sedie non conoscono.',
        'あるくと いすでは でない かんがえが でます。',
        'Los pies encuentran ideas que las sillas no conocen.',
      ],
      [
        'At every corner one may turn a thought around as well.',
        'An jeder Ecke darf man auch einen Gedanken wenden.',
        'À chaque coin de rue, on peut aussi tourner une idée.',
        'A ogni angolo si può girare anche un pensiero.',
        'かどを まがる たびに かんがえも まがります。',
        'En cada esquina se puede dar la vuelta también a un pensamiento.',
      ],
    ],
  },
  {
    motif: 'pause',
    headline: [
      'A short pause',
      'Eine kleine Pause',
      'Une petite pause',
      'Una piccola pausa',
      'ちょっと ひとやすみ',
      'Una pequeña pausa',
    ],
    sentences: [
      [
        'Before we go on with {topic}, breathe in once and out once.',
        'Bevor es mit {dat} weitergeht: einmal einatmen, einmal ausatmen.',
        'Avant de reparler {of}, respirez une fois à fond.',
        'Prima di riparlare {of}, fate un bel respiro.',
        '{topic}の つづきの まえに いちど しんこきゅうを しましょう。',
        'Antes de seguir hablando {of}, respiren hondo una vez.',
      ],
      [
        'The brain sorts things best when it is left in peace.',
        'Das Gehirn sortiert am besten, wenn man es in Ruhe lässt.',
        'Le cerveau range mieux quand on le laisse tranquille.',
        'Il cervello riordina meglio quando lo si lascia in pace.',
        'やすんで いる とき あたまは よく せいりします。',
        'El cerebro ordena mejor cuando se le deja en paz.',
      ],
      [
        'A cup of tea has solved many a problem.',
        'Eine Tasse Tee hat schon manches Problem gelöst.',
        'Une tasse de thé a résolu bien des problèmes.',
        'Una tazza di tè ha risolto tanti problemi.',
        'おちゃを のむと よい かんがえが うかびます。',
        'Una taza de té ha resuelto muchos problemas.',
      ],
    ],
  },
];
