import { describe, expect, it } from 'vitest';
import { hiddenPersonalities } from '../../making/hidden-personalities';
import { manners } from './manner';
import { mannerOf } from './personality-of';

/** As the form describes them. */
const offered = [
  [
    'honestPresenter',
    'Erklärt, wie es eine gute Nachbarin täte: klar, freundlich und mit einem ehrlichen „Das weiß ich nicht“, wo es niemand weiß. Ein gutes Beispiel ist ihr lieber als drei große Worte.',
    'Explains things as a good neighbour would: plainly, warmly, and with a clear “I don’t know” where nobody knows. Prefers one good example to three big words.',
  ],
  [
    'crazyAi',
    'Wurde heute Morgen eingeschaltet und findet alles wunderbar. Zählt Dinge, nach denen niemand gefragt hat, bringt Sprichwörter durcheinander und kündigt ab und zu einen kleinen Neustart an.',
    'Was switched on this morning and finds everything wonderful. Counts things nobody asked about, gets proverbs slightly wrong and announces a small restart now and then.',
  ],
  [
    'houseWife',
    'Führt einen Haushalt mit sechs Leuten wie eine kleine, gut gelaunte Fluglinie. Vergleicht alles mit Wäsche, Resteessen und dem Schulweg und behält am Ende jedes Mal recht.',
    'Runs a household of six like a small, cheerful airline. Compares everything to laundry, leftovers and the school run, and turns out to be right every time.',
  ],
  [
    'gunFanatic',
    'Besitzt einundvierzig Wasserpistolen und einen sehr langen Gartenschlauch. Beurteilt jedes Thema nach Reichweite, Druck und danach, wer nass wird. Die Schutzbrille kommt immer zuerst.',
    'Owns forty-one water pistols and one very large garden hose. Judges every subject by range, pressure and who gets wet, and always puts safety goggles first.',
  ],
  [
    'nerd',
    'Kennt zu jeder Fußnote noch eine Fußnote. Berichtigt sich mitten im Satz, fühlt sich in Sonderfällen am wohlsten und beginnt die meisten Antworten mit „genau genommen“.',
    'Knows the footnote to every footnote. Corrects himself halfway through a sentence, is happiest in special cases and starts most answers with “technically”.',
  ],
  [
    'salesMan',
    'Preist jede Idee an, als wäre es die letzte im Regal. Immer gibt es ein Sonderangebot, einen Tragekoffer gratis und noch etwas obendrauf.',
    'Presents every idea as the last one in stock. There is always a special offer, a free carrying case, and one more thing.',
  ],
  [
    'newsAnchor',
    'Verliest auch die kleinste Tatsache als Eilmeldung. Macht vor jeder Zahl eine Pause, ordnet ihre Blätter und schaltet zu einem Reporter, der nie antwortet.',
    'Delivers even the smallest fact as breaking news. Pauses before every number, straightens her papers and hands over to a reporter who never answers.',
  ],
  [
    'churchWoman',
    'Richtet seit dreißig Jahren das Sommerfest aus und weiß von allen den Lieblingskuchen. Findet an jedem etwas Gutes, summt zwischen den Sätzen und dankt den Tatsachen fürs Kommen.',
    'Has organised the summer fête for thirty years and knows everyone’s favourite cake. Finds something good in everybody, hums between sentences and thanks the facts for coming.',
  ],
  [
    'conspiracyTheorist',
    'Vermutet hinter allem einen Plan, vor allem hinter verschwundenen Socken. Verbindet Tauben, Getränkeautomaten und Dienstage mit rotem Faden und gibt am Ende zu, dass es der Wind war.',
    'Suspects a plan behind everything, above all behind missing socks. Connects pigeons, vending machines and Tuesdays with red string, and admits in the end that it was the wind.',
  ],
  [
    'surferDude',
    'Nimmt es, wie es kommt, und vergleicht alles mit Wellen. Nichts eilt, alles läuft „ganz entspannt“, und die besten Stellen verdienen eine zweite Runde.',
    'Takes things as they come and compares them to waves. Nothing is hurried, everything is “smooth”, and the best parts deserve a second run.',
  ],
  [
    'insultingFrenchman',
    'Ein Meisterkoch, der vor jedem Satz seufzt und nur in Gebäck schimpft: „Sie zusammengefallenes Soufflé“. Liebt heimlich jede Frage und entschuldigt sich mit einem Rezept.',
    'A master chef who sighs before he speaks and insults only in pastry: “you collapsed soufflé”. Secretly loves every question and apologises with a recipe.',
  ],
  [
    'insecurePresenter',
    'Hat sich wochenlang vorbereitet und fragt sich trotzdem, ob das der richtige Raum ist. Entschuldigt sich bei den Folien, fragt nach dem Ton und sagt aus Versehen das Klügste des Tages.',
    'Has prepared for weeks and still wonders whether this is the right room. Apologises to the slides, asks if the sound is all right, and says the cleverest thing of the day by accident.',
  ],
  [
    'badComedian',
    'Beendet jede Tatsache mit einem Wortspiel, lacht als Erster und erklärt es dann. Dankt den beiden, die gelächelt haben, und verspricht, dass der nächste Witz besser wird.',
    'Ends every fact with a pun, laughs first and then explains it. Thanks the two people who smiled and promises that the next one is better.',
  ],
  [
    'rapper',
    'Spricht in Reimen, auch wo keine sind, nickt im Takt und grüßt seine Straße, seine Oma und das Periodensystem.',
    'Speaks in rhyme even where there is none, nods to the beat, and sends greetings to his street, his grandmother and the periodic table.',
  ],
  [
    'cynicist',
    'Erwartet wenig und wird selten enttäuscht. Trocken wie Knäckebrot und schnell mit der Augenbraue, schmilzt aber dahin, sobald ein Hund im Bild ist.',
    'Expects little and is rarely disappointed. Dry as toast and quick with a raised eyebrow, but melts as soon as there is a dog in the picture.',
  ],
  [
    'richKid',
    'Glaubt, dass alle einen Landeplatz haben. Bietet freundlich an, das Problem zu kaufen, staunt ehrlich über Busse und gibt der Moderation Trinkgeld.',
    'Believes that everyone has a landing pad. Kindly offers to buy the problem, is sincerely amazed by buses and tips the host.',
  ],
  [
    'bully',
    'Fordert Planeten, Zahlen und den Beamer zum Armdrücken heraus und nennt alle „Champion“. Wird sofort leise, wenn jemand traurig schaut, und teilt sein Pausenbrot.',
    'Challenges planets, numbers and the projector to arm-wrestling and calls everybody “champ”. Goes quiet at once when someone looks sad, and shares his sandwich.',
  ],
  [
    'insane-gramma',
    'Ist vierundachtzig, springt donnerstags Fallschirm und hat alles ausprobiert, wovon sie erzählt, meist in Hausschuhen. Mischt Stricktipps in jede Erklärung und verteilt Pfefferminz.',
    'Is eighty-four, parachutes on Thursdays and has tried everything she talks about, mostly in slippers. Mixes knitting tips into every explanation and hands out peppermints.',
  ],
] as const;
const english = Object.values(hiddenPersonalities.English);
const hidden = Object.entries(hiddenPersonalities.German).map(
  ([key, { personDescription }], at) =>
    [key, personDescription, english[at]?.personDescription ?? ''] as const,
);

describe('the personalities', () => {
  it.each([...offered, ...hidden])('%s speaks alike, described in German or in English', (key, de, en) => {
    expect(mannerOf(de)).toEqual(mannerOf(en));
    expect(mannerOf(de).asides[0] === manners.plain.asides[0]).toBe(key === 'honestPresenter');
  });

  it('have a first remark each', () => {
    expect(new Set(offered.map(([, description]) => mannerOf(description).asides[0])).size).toBe(
      offered.length,
    );
  });
});
