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
    words: /librar|bibliothek|bücher/i,
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
    words: /bak|bäck/i,
    name: 'Toni Mehlmann',
    person: {
      de: 'Steht jeden Morgen um drei in der Backstube, ist gut gelaunt und vergleicht alles mit Teig.',
      en: 'Stands in the bakery at three every morning, is cheerful and compares everything to dough.',
    },
    image: {
      de: 'Eine freundliche Person mit Locken und weißer Schürze, Mehl auf der Nase.',
      en: 'A friendly person with curls and a white apron, flour on the nose.',
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
    words: /star|astronom|sterne|weltall|space/i,
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
    words: /invent|erfind|tüft/i,
    name: 'Emil Zahnrad',
    person: {
      de: 'Erfindet Geräte, die fast immer funktionieren, und redet schnell vor lauter Begeisterung.',
      en: 'Invents machines that nearly always work, and talks fast with enthusiasm.',
    },
    image: {
      de: 'Ein Mann mit roten Haaren und Brille, die Taschen voller Schrauben.',
      en: 'A man with red hair and glasses, his pockets full of bolts.',
    },
  },
  {
    words: /tram|bus|straßenbahn|driver|fahrer/i,
    name: 'Gesa Linie',
    person: {
      de: 'Fährt eine Straßenbahn, sagt alles so klar an wie eine Haltestelle und macht trockene Witze.',
      en: 'Drives a tram, announces everything as clearly as a stop and makes dry jokes.',
    },
    image: {
      de: 'Eine Frau mit blonden Haaren und blauer Jacke, sehr aufrecht.',
      en: 'A woman with blond hair and a blue jacket, very upright.',
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
    de: 'Erklärt mit Beispielen aus der Küche und lässt sich Zeit.',
    en: 'Explains with examples from the kitchen and takes time.',
  },
  {
    de: 'Spricht in kurzen Sätzen und staunt über Kleinigkeiten.',
    en: 'Speaks in short sentences and wonders at small things.',
  },
  {
    de: 'Ist genau, aber nie streng, und erzählt gern von früher.',
    en: 'Is precise but never strict, and likes to tell of the past.',
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
  { de: 'Halb im Profil, mit einem kleinen Lächeln.', en: 'Half in profile, with a small smile.' },
];
