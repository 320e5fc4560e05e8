// Finds out what grieves or frightens the child that a title comes from, by the words of each language: what there is a written
// story of, and what there is none of, which must not be told as a merry one.
import type { Figure } from '../lexicon/figure';
import { figureById } from '../lexicon/figures';
import type { Language } from '../wording/sentences';
import type { Goal, Grief } from './idea';
import { asFamily, family, peopleIn } from './people';
import { wordsOf } from './words';

/** A title of grief, understood. */
interface GriefIdea {
  readonly goal: Extract<Goal, { kind: 'grief' }>;
  readonly hero?: Figure;
  /** Whom it is about, and who is there for the hero. */
  readonly others: readonly [Figure, Figure];
}

/** A rule for titles: `who` and `dear` name the parts of the title in which they stand. */
interface Rule {
  readonly grief: Grief;
  readonly title: RegExp;
}

const parents = 'mum|mummy|mom|mommy|mama|mami|mutti|mutter|mother|dad|daddy|papa|papi|vati|vater|father';
const relatives = `${parents}|eltern|parents|oma|omi|opa|opi|grandma|granny|gran|nana|grandpa|grandad|granddad|bruder|schwester|brother|sister|onkel|tante|uncle|aunt|auntie`;

const rules: Record<Language, readonly Rule[]> = {
  English: [
    {
      grief: 'dying',
      title:
        /^(?:mum\p{L}*,? |dad\p{L}*,? )?(?:why|what happens|what is|where|does|do|will|must|when)\b.*\b(?:we|i|people|everybody|everyone|you|someone|somebody|living things)\b.*\b(?:die|dead|death)\b(?! out)|^(?:why|what is|what’s|what's) (?:there |is )?death\b|^what does dead mean/iu,
    },
    {
      grief: 'death',
      title:
        /^(?:when |the day )?(?:my |our )?(?<dear>.+?) (?:has |just )*(?:died|is dead|passed away|is in heaven|went to heaven)\b/i,
    },
    { grief: 'death', title: /^why did (?:my |our )?(?<dear>.+?) (?:have to )?die\b/i },
    { grief: 'death', title: /\bfuneral (?:of|for) (?:my |our )?(?<dear>.+)$/i },
    {
      grief: 'hospital',
      title:
        /^(?:my |our |why |when )?(?:is )?(?<dear>.+?) (?:is|was|goes|went|must|has|had|needs|stays|lies|gets)?(?: \p{L}+){0,4}? ?(?:in|into|to|at) (?:the |a )?hospital\b/iu,
    },
    {
      grief: 'missing',
      title:
        /^(?<who>.*?)\b(?:miss|[Mm]isse[sd]|Miss|MISS(?:ES)?|is missing|am missing|^Missing(?= my )) (?:my |his |her |our |their )?(?<dear>.+)$/,
    },
    {
      grief: 'missing',
      title:
        /^(?:when |why |why is )?(?:my )?(?<dear>mum\p{L}*|mom\p{L}*|dad\p{L}*|papa|mama) (?:is|goes|went|is going|has to go|must go) (?:away|gone|not here|far away)\b/iu,
    },
  ],
  German: [
    {
      grief: 'dying',
      title:
        /^(?:mama,? |papa,? )?(?:warum|wieso|weshalb|was passiert|was ist|was heißt|wo|wohin|muss|müssen|wann|kommt|stirbt|sterbe|sterben)\b.*\b(?:wir|ich|man|menschen|alle|jeder|du|die leute)\b.*\b(?:sterben|sterbe|stirbst|stirbt|tot|tod)\b|^(?:warum|wieso|was) (?:ist|gibt|heißt|bedeutet)\b.*\b(?:tod|tot|tot sein|sterben)\b/i,
    },
    {
      grief: 'dying',
      title: /^(?:warum|wieso) (?:sterben (?:wir|menschen|leute|alle)|stirbt (?:man|jeder))|\bstirbst du\b/i,
    },
    {
      grief: 'death',
      title:
        /^(?:als |warum |wenn )?(?:ist )?(?:mein[er]? |unser[er]? )?(?<dear>.+?) (?:ist |war |gerade |jetzt |nun |leider |plötzlich )*(?:gestorben|verstorben|starb|tot(?! ?(?:müde|lachen|langweilig))|im himmel)\b/i,
    },
    { grief: 'death', title: /^warum (?:musste|muss) (?:mein[er]? |unser[er]? )?(?<dear>.+?) sterben\b/i },
    { grief: 'death', title: /\b(?:beerdigung|begräbnis) (?:von|für) (?:mein\p{L}* )?(?<dear>.+)$/iu },
    {
      grief: 'hospital',
      title:
        /^(?:besuch (?:bei|für) |warum ist |als )?(?:mein[er]? )?(?<dear>.+?)(?: \p{L}+){0,4}? (?:im|ins|in das|in die|in der) (?:krankenhaus|klinik|spital)\b/iu,
    },
    {
      grief: 'missing',
      title:
        /^(?<who>.*?)\b(?:vermiss\p{L}*|fehlt) (?!ihn |sie )(?:so |sehr |ganz |doll )*(?:mein\p{L}* |sein\p{L}* |ihr\p{L}* )?(?<dear>.+)$/iu,
    },
    { grief: 'missing', title: /^(?:mein[er]? )?(?<dear>.+?) fehlt(?: mir| uns| (?<who>.+))?$/i },
    {
      grief: 'missing',
      title:
        /^(?:wenn |warum )?(?<dear>papa|papi|vati|mama|mami|mutti) (?:ist |muss |geht |fährt )?(?:weg|fort|nicht da|weit weg|lange weg|wegfahren|verreist|wegfährt|weggeht)\b/i,
    },
  ],
};

const both = new RegExp(
  `\\b(?:parents|eltern|(?:mum|mummy|mom|mommy|mama|mami|mutti)\\b.*\\b(?:dad|daddy|papa|papi|vati)|(?:dad|daddy|papa|papi|vati)\\b.*\\b(?:mum|mummy|mom|mommy|mama|mami|mutti))\\b`,
  'i',
);
const parts =
  /\b(?:trenn\p{L}*|getrennt|scheid\p{L}*|geschieden|auseinander|nicht mehr zusammen|zwei (?:zuhause|wohnungen|häuser)|lieben? sich nicht mehr|love each other any ?more|divorc\p{L}*|split\p{L}*(?: up)?|separat\p{L}*|break(?:ing)? up|broke up|two (?:homes|houses)|live apart|apart)\b/iu;
const quarrels =
  /\b(?:streit\p{L}*|zank\p{L}*|schrei\p{L}*|argu\p{L}*|fight\p{L}*|shout\p{L}*|quarrel\p{L}*|yell\p{L}*)\b/iu;
const movesOut = new RegExp(
  `\\b(?:${parents}) (?:zieht aus|ist ausgezogen|moves out|moved out|is moving out|has moved out)\\b`,
  'i',
);
const divorce = /^(?:die |the |my parents’ )?(?:scheidung|trennung|divorce)$/i;

/** Who is in hospital without being ill, and who nearly died: there is no grief in it. */
const harmless =
  /\b(?:arbeitet|works?|working|job|doctor|nurse|arzt|ärztin|geboren|born|baby|spielt|plays?|clown)\b.*\b(?:hospital|krankenhaus|klinik)|(?:hospital|krankenhaus|klinik).*\b(?:geboren|zur welt|born|baby)\b|\b(?:nearly|almost|fast|beinahe|nicht|never|nie) (?:died|gestorben|tot|sterben)\b|tot(?:gelacht| gelacht)/iu;

/** What is grave, and no story of this folder is about. */
const untold: readonly RegExp[] = [
  new RegExp(
    `\\b(?:${relatives})\\b.*\\b(?:hat|has|had|hatte|got|bekommt|habe)\\b.*\\b(?:krebs|cancer|tumor|demenz|alzheimer|dementia|leukämie|leukaemia|stroke|schlaganfall|herzinfarkt|heart attack|unfall|accident|depression\\p{L}*)`,
    'iu',
  ),
  new RegExp(
    `\\b(?:${relatives}|baby)\\b.*\\b(?:ist|is|sind|are|wird|gets|war|was)\\b.*\\b(?:krank|ill|sick|im gefängnis|in prison|in jail|dying|gelähmt)(?:\\s|$)`,
    'i',
  ),
  new RegExp(
    `\\b(?:${relatives})\\b.*\\b(?:stirbt|dies|dying|gestorben|died|tot(?! ?müde)|dead|sterben|trinkt zu viel|drinks too much)\\b`,
    'i',
  ),
  new RegExp(`\\b(?:${relatives})\\b.*\\b(?:schlägt|haut|schlagen|hits|beats|hurts)\\b`, 'i'),
  new RegExp(`\\b(?:${relatives})\\b.*\\bvermisst (?:ihn|sie)\\b|^will (?:${relatives}) die$`, 'i'),
  new RegExp(
    `\\b(?:${relatives})\\b.*\\b(?:krankenhaus|hospital|gefängnis|prison|jail|weint|traurig|cries|crying|is sad)(?:\\s|$)`,
    'i',
  ),
  new RegExp(`\\b(?:${relatives}) (?:schreit|yells at|shouts at)\\b`, 'i'),
  /\b(?:nicht mehr leben|will sterben|want to die|don[’']t want to (?:live|be alive)|wäre ich (?:nur )?tot)\b/i,
  /^(?:ich bin (?:so |sehr )?(?:traurig|einsam|allein)|i am (?:so |very )?(?:sad|lonely)|niemand mag mich|keiner mag mich|nobody likes me)$/i,
  /\b(?:mein[er]?|unser[er]?|my|our) \p{L}+ (?:ist|is) (?:so |sehr |very )?(?:krank|ill|sick)$/iu,
  /\b(?:fehlgeburt|sternenkind|totgeburt|miscarriage|stillborn|kinderhospiz|hospiz|hospice|pflegefamilie|foster (?:family|home)|kinderheim|waisenhaus|orphanage)\b/i,
  /\b(?:mobbing|gemobbt|mobben|bullied|bullying|bully|heimweh|homesick)\b/i,
  /^(?:warum|wieso|why|was ist|what is)\b.*\b(?:krieg|wars?)\b/i,
  /\b(?:mein[er]?|unser[er]?|my|our) \p{L}+(?: \p{L}+)? (?:ist |has |wurde |just )?(?:gestorben|tot|died|is dead|eingeschläfert)\b/iu,
  /\b(?:ist (?:gestorben|tot|verstorben)|has died|is dead|died|passed away)$/i,
  /\b(?:vermisse|miss) (?:my|mein\p{L}*|unser\p{L}*) (?:bird|budgie|hamster|guinea pig|fish|turtle|vogel|wellensittich|meerschweinchen|fisch|schildkröte)\b/iu,
  /\b(?:beerdigung|friedhof|funeral)\b/i,
  /\b(?:ich|i) (?:muss|musste|bin|am|have to|had to|must)\b.*\b(?:krankenhaus|hospital)\b/i,
  /\b(?:i|ich) (?:miss|vermisse) (?:my |mein\p{L}* )?(?:best |beste\p{L}* )?(?:friends?|freund\p{L}*)\b/iu,
];

/** Who may be missed, and visited, and mourned. */
const pets = ['dog', 'cat', 'rabbit', 'pony'];
const mourned = ['grandpa', 'grandma', 'aunt', 'uncle'];
const isParent = ({ id }: Figure) => id === 'mum' || id === 'dad';
const isNamedChild = ({ look, name }: Figure) => look.k === 'child' && name !== undefined;

const canBeAbout: Record<Exclude<Grief, 'dying' | 'parting'>, (dear: Figure) => boolean> = {
  missing: (dear) => family.includes(dear.id) || pets.includes(dear.id) || isNamedChild(dear),
  hospital: (dear) => family.includes(dear.id) || isNamedChild(dear),
  death: (dear) => mourned.includes(dear.id) || pets.includes(dear.id),
};

/** Returns the grief in a title, in whichever language it is typed; undefined when there is none that a story is written of. */
export function griefIn(title: string, language: Language): GriefIdea | undefined {
  const other = language === 'German' ? 'English' : 'German';
  return partingIn(title, language) ?? ruledIn(title, language, language) ?? ruledIn(title, other, language);
}

/**
 * Returns whether a title is of a grief or fear for which nothing is written. Such a story is not made, for any other would
 * make light of it (spec contract §16).
 */
export function hasNoStory(title: string, language: Language): boolean {
  const plain = plainOf(title);
  if (harmless.test(plain) || griefIn(title, language) !== undefined) return false;
  return untold.some((pattern) => pattern.test(plain));
}

const plainOf = (title: string): string =>
  title
    .replaceAll(/[!.…?]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

function parent(id: 'mum' | 'dad', language: Language): Figure {
  return asFamily(figureById(id), language);
}

/** Returns those in a text, in the language of the story. */
function peopleOf(text: string, typed: Language, language: Language): Figure[] {
  return peopleIn(wordsOf(text), typed).map((one) =>
    typed === language || !family.includes(one.id) ? one : asFamily(one, language),
  );
}

function partingIn(title: string, language: Language): GriefIdea | undefined {
  const plain = plainOf(title);
  const isOfBoth = both.test(plain);
  const isApart = (isOfBoth && parts.test(plain)) || movesOut.test(plain) || divorce.test(plain);
  const isConflict = !isApart && isOfBoth && quarrels.test(plain);
  if (!isApart && !isConflict) return undefined;
  const people = peopleOf(plain, language, language);
  const hero = people.find((one) => !isParent(one));
  const [one = parent('mum', language)] = people.filter(isParent);
  const other = people.filter(isParent)[1] ?? parent(one.id === 'dad' ? 'mum' : 'dad', language);
  return {
    goal: { kind: 'grief', grief: 'parting', ...(isConflict ? { isConflict } : {}) },
    ...(hero ? { hero } : {}),
    others: [one, other],
  };
}

function ruledIn(title: string, typed: Language, language: Language): GriefIdea | undefined {
  const plain = plainOf(title);
  if (harmless.test(plain)) return undefined;
  for (const { grief, title: pattern } of rules[typed]) {
    const found = pattern.exec(plain);
    if (found === null) continue;
    if (grief === 'dying')
      return {
        goal: { kind: 'grief', grief },
        others: [parent('mum', language), asFamily(figureById('grandpa'), language)],
      };
    if (grief === 'parting') continue;
    const { who = '', dear: part = '' } = found.groups ?? {};
    // `Oma Inge ist im Krankenhaus`: a name may stand where other words may.
    const about = grief === 'hospital' ? found[0] : part;
    const named = peopleOf(about, typed, language);
    const dear = named.pop();
    if (dear === undefined || !canBeAbout[grief](dear)) continue;
    // `Grandma and Grandpa died`: a story is about one.
    const relativesNamed = peopleOf(plain, typed, language).filter(({ id }) => family.includes(id));
    if (grief !== 'missing' && relativesNamed.length > 1) continue;
    const hero = [...peopleOf(who, typed, language), ...named].find(
      ({ id }) => grief === 'missing' || !family.includes(id),
    );
    const isPet = pets.includes(dear.id);
    return {
      goal: { kind: 'grief', grief, ...(isPet ? { isPet } : {}) },
      ...(hero ? { hero } : {}),
      others: [dear, parent(dear.id === 'mum' ? 'dad' : 'mum', language)],
    };
  }
  return undefined;
}
