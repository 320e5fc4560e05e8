// Chooses the words of a presentation that a question may ask about.

/** A sentence of the presentation, and the slide on which it stands. */
export interface SourceSentence {
  readonly text: string;
  readonly slide: number;
}

/** A word as it is spoken, and the positions of the sentences in which it stands. */
export interface Keyword {
  readonly word: string;
  readonly sentences: readonly number[];
}

/** Shorter words are too easily heard in other ones. */
const shortest = 4;
/** Each word is compared with the whole question, which takes time. */
const maxKeywords = 80;
/** A word that stands in more of the sentences than this tells none of them apart; of the few sentences of a short talk each counts. */
const commonShare = 0.4;
const fewSentences = 6;

/** Words that say nothing about what a sentence is about, in the languages of the voices. */
const emptyWords = new Set(
  (
    'about after again also another been before being between both could does done down each even every from gets goes have here into itself just ' +
    'last like little look made make many more most much must never next nothing once only other over quite said same says sees shall should some ' +
    'still such take than that their them then there these they thing things this those through today under until upon very want well went were ' +
    'what when where which while will with without would your yours yourself ' +
    'aber alle allem allen aller alles also andere anderen auch beim bist damit dann dass deine deinen denn dich diese diesem diesen dieser dieses ' +
    'doch dort durch eine einem einen einer eines einmal etwas euch ganz gibt habe haben hatte hier ihre ihrem ihren immer jede jeden jeder jedes ' +
    'jetzt kann kein keine keinen können mehr mein meine meinen mich muss nach nicht nichts noch oder ohne schon sehr sein seine seinem seinen sich ' +
    'sind sogar über unser unter viel viele vielleicht waren warum weil wenn werden wenig wieder will wird wurde zwischen ' +
    'alors aussi autre avec avoir bien cela celle ceux chaque comme dans depuis deux donc elle elles encore entre être fait font leur leurs mais même ' +
    'moins notre nous parce pendant peut plus pour pourquoi quand quel quelle quelque sans sera sont sous tout toute tous toutes très trop votre vous ' +
    'alla anche ancora avere bene che chi come cosa così dalla dalle degli della delle dello dentro dopo dove essere fanno fare hanno loro molto nella ' +
    'nelle nello niente ogni perché più poco prima quando quanto quella quelle quello questa queste questo senza sono sopra sotto stessa stesso tanto tutta ' +
    'tutte tutti tutto ' +
    'algo ante antes aquel aunque bajo bien cada casi como cómo contra cosa cual cuando desde donde dónde ella ellas ellos entre esta está están este ' +
    'esto estos hace hacia hasta hacen mucha mucho muchos nada nunca otra otro para pero poco porque puede pueden pues qué quien sino sobre solo ' +
    'también tanto tiene tienen toda todas todo todos unas unos'
  ).split(' '),
);

/** Returns the words that tell sentences apart, those of the fewest sentences first. */
export function keywordsOf(sentences: readonly SourceSentence[]): readonly Keyword[] {
  const found = new Map<string, { word: string; sentences: Set<number> }>();
  sentences.forEach(({ text }, position) => {
    for (const [word] of text.matchAll(/\p{L}+/gu)) {
      const key = word.toLowerCase();
      if (word.length < shortest || emptyWords.has(key)) continue;
      const known = found.get(key) ?? { word: key, sentences: new Set() };
      known.sentences.add(position);
      found.set(key, known);
    }
  });
  const maxSentences = Math.max(commonShare * sentences.length, fewSentences);
  return [...found.values()]
    .filter((keyword) => keyword.sentences.size <= maxSentences)
    .sort((a, b) => a.sentences.size - b.sentences.size || b.word.length - a.word.length)
    .slice(0, maxKeywords)
    .map(({ word, sentences: positions }) => ({ word, sentences: [...positions] }));
}
