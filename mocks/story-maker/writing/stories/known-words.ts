// The words that the storyteller knows: those of its lexicon and of what its stories are about.
import { figureWords } from '../lexicon/figures';
import { adjectives } from '../lexicon/colours';
import { sexOfName } from '../lexicon/names';
import { thingWords } from '../lexicon/things';
import { lemmasOf, wordsOf } from '../title/words';
import type { Language } from '../wording/sentences';
import type { StoryFile } from './story-file';
import { storyFiles } from './story-files';

const words = new Map<Language, ReadonlySet<string>>();

/** Further first parts of German compounds, and words that stand in many titles. */
const further: Record<Language, string> = {
  German:
    'feuer wehr welt raum haus tür kinder garten schul tag nacht abend morgen sommer winter herbst frühling wasser land stadt wald berg meer wind sonne regen schnee eis ' +
    'sand stein holz papier gold silber spiel zeug platz zimmer küche keller dach boden fenster bett tisch stuhl zahn fee arzt ärztin bauch weh mut angst wut traum reise fahrt ' +
    'flug bahn hof schiff pirat schatz karte ritter burg schloss turm riese zauber hexe geist geburt fest feier kuchen zucker weihnacht advent kranz stern mond licht dunkel ' +
    'spucken fischer regenwurm wurm raupe ameise grashüpfer panda koala känguru nashorn kamel lama alpaka pfau flamingo strauß fledermaus waschbär biber otter maulwurf hamster meerschweinchen ' +
    'robbe seehund walross seepferdchen libelle mücke fliege floh vampir werwolf monster zauberer riese einhorn meerjungfrau nixe troll yeti mumie skelett superheld außerirdischer ' +
    'müllwagen müllauto lastwagen laster krankenwagen polizei polizist hubschrauber schulbus roller skateboard schlitten zoo museum zirkus friseur zahnarzt bürgermeister bauernhof bauer ' +
    'spaghetti nudel pizza banane kartoffel gurke keks pudding eis kissen decke schaukel rutsche schnuller kuscheltier schluckauf pups friedhof urlaub ferien camping zelt rettung sandburg',
  English:
    'house door garden school day night evening morning summer winter autumn spring water land town forest mountain sea wind sun rain snow ice sand stone wood paper gold ' +
    'silver game place room kitchen cellar roof floor window bed table chair tooth fairy doctor tummy fear anger dream journey trip flight train yard ship treasure map tower ' +
    'worm caterpillar ant grasshopper panda koala kangaroo rhino rhinoceros camel llama alpaca peacock flamingo ostrich raccoon beaver otter mole hamster guinea seal walrus seahorse ' +
    'dragonfly mosquito fly flea vampire werewolf monster wizard mermaid troll yeti mummy skeleton superhero alien hero villain ninja ' +
    'truck lorry bin ambulance police helicopter scooter skateboard sleigh zoo museum circus hairdresser dentist mayor farm farmer spaghetti noodle pizza banana potato cucumber cookie pudding jelly ' +
    'pillow blanket swing slide dummy toy hiccup fart graveyard holiday vacation camping tent rescue backyard closet stairs noise beanstalk puddle rainbow invisible monkey business',
};

/** Returns the words in their basic forms, lower case. */
export function knownWords(language: Language): ReadonlySet<string> {
  const known = words.get(language) ?? collected(language);
  words.set(language, known);
  return known;
}

/** Returns whether a word, in any of its forms, is one that the storyteller knows, or a name. */
export function isKnown(word: string, language: Language): boolean {
  const known = knownWords(language);
  return (
    sexOfName(word) !== undefined ||
    lemmasOf(word, language).some((lemma) => known.has(lemma)) ||
    wordsOfPages(language).has(word)
  );
}

const pageWords = new Map<Language, ReadonlySet<string>>();

/** Returns every word, as it stands there, of what the stories say. */
function wordsOfPages(language: Language): ReadonlySet<string> {
  const known =
    pageWords.get(language) ??
    new Set(storyFiles.flatMap((file) => wordsOf(textOf(file, language).toLowerCase())));
  pageWords.set(language, known);
  return known;
}

function textOf({ beats, titles }: StoryFile, language: Language): string {
  const of = language === 'German' ? 'de' : 'en';
  return [...titles[of], ...beats.map((beat) => beat[of].middle)]
    .join(' ')
    .replaceAll(/\{[^}]*\}|«[a-z]+:/g, ' ');
}

function collected(language: Language): ReadonlySet<string> {
  const subjects = storyFiles.flatMap(({ about }) => about[language === 'German' ? 'de' : 'en']);
  return new Set([
    ...subjects.flatMap((entry) => entry.toLowerCase().split(' ')),
    ...adjectives(language),
    ...figureWords(language),
    ...thingWords(language),
    ...further[language].split(' '),
  ]);
}
