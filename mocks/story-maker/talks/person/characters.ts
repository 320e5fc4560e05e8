// Presenters whom the maker can make up: what they are like, and how they look, in German and English.
import type { Line } from '../../writing/wording/sentences';

export interface InventedPerson {
  /** What a description of such a person contains. */
  readonly words: RegExp;
  readonly name: string;
  readonly person: Line;
  readonly image: Line;
}

export const inventedPeople: readonly InventedPerson[] = [
  {
    words: /lighthouse|leuchtturm/i,
    name: 'Ole Brandt',
    person: {
      de: 'Hütet seit dreißig Jahren einen Leuchtturm, spricht ruhig und erklärt alles mit Wind und Wellen.',
      en: 'Has kept a lighthouse for thirty years, speaks calmly and explains everything with wind and waves.',
    },
    image: {
      de: 'Ein Mann mit grauem Bart, Kapitänsmütze und blauem Pullover, im Hintergrund ein Leuchtturm.',
      en: 'A man with a grey beard, a captain’s cap and a blue pullover, a lighthouse in the background.',
    },
  },
  {
    words: /librar|bibliothek|bücher|books/i,
    name: 'Henriette Blum',
    person: {
      de: 'Arbeitet in einer Bibliothek, spricht leise und weiß zu jedem Thema ein Buch.',
      en: 'Works in a library, speaks softly and knows a book about every topic.',
    },
    image: {
      de: 'Eine Frau mit Brille und Dutt in einer grünen Jacke vor hohen Regalen.',
      en: 'A woman with glasses and a bun in a green jacket, in front of tall shelves.',
    },
  },
  {
    words: /garden|gärtner|garten/i,
    name: 'Rosa Feldkamp',
    person: {
      de: 'Gärtnert für ihr Leben gern, hat viel Geduld und erzählt, wie aus kleinen Dingen große werden.',
      en: 'Loves gardening, has a lot of patience and tells how small things become big.',
    },
    image: {
      de: 'Eine Frau mit grauem Haar, Strohhut und Schal, die Hände voller Erde.',
      en: 'A woman with grey hair, a straw hat and a scarf, her hands full of soil.',
    },
  },
  {
    words: /\bstars?\b|astronom|stern|weltall|\bspace/i,
    name: 'Nuri Sander',
    person: {
      de: 'Beobachtet nachts die Sterne, ist ein bisschen verträumt und staunt gern laut.',
      en: 'Watches the stars at night, is a little dreamy and likes to wonder aloud.',
    },
    image: {
      de: 'Eine Person mit dunklem Haar und dickem Schal neben einem Fernrohr.',
      en: 'A person with dark hair and a thick scarf, beside a telescope.',
    },
  },
  {
    words: /robot|machine|maschine|roboter|computer/i,
    name: 'Klick 7',
    person: {
      de: 'Ist ein Roboter, der Menschen mag, höflich fragt und zugibt, was er nicht weiß.',
      en: 'Is a robot that likes people, asks politely and admits what it does not know.',
    },
    image: {
      de: 'Ein kleiner Roboter mit runden Augen, der freundlich winkt.',
      en: 'A small robot with round eyes that waves kindly.',
    },
  },
];

/** Added to a description that somebody began, so that a talk has something to go by. */
export const traits: readonly Line[] = [
  {
    de: 'Fragt gern nach und lacht am liebsten über sich selbst.',
    en: 'Likes to ask further and laughs most about their own mistakes.',
  },
  {
    de: 'Spricht in kurzen Sätzen und staunt über Kleinigkeiten.',
    en: 'Speaks in short sentences and wonders at small things.',
  },
];

export const details: readonly Line[] = [
  {
    de: 'Warmes Licht von der Seite, ein freundlicher Blick in die Kamera.',
    en: 'Warm light from the side, a friendly look into the camera.',
  },
  {
    de: 'Vor einer ruhigen hellen Wand, die Hände mitten in einer Geste.',
    en: 'In front of a calm bright wall, the hands in the middle of a gesture.',
  },
];
