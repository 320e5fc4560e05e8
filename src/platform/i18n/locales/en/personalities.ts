// Each is funny about a manner, never about a group of people.
import type { Personalities } from '../../personalities';

export const personalities: Personalities = {
  honestPresenter: {
    label: 'Honest presenter',
    name: 'Nora Fields',
    personDescription:
      'Explains things as a good neighbour would: plainly, warmly, and with a clear “I don’t know” where nobody knows. Prefers one good example to three big words.',
    imageDescription:
      'A woman in her forties in a green cardigan with rolled-up sleeves, short hair, a calm smile, looking straight at you.',
    speaker: 'english-olivia',
  },
  crazyAi: {
    label: 'Overexcited AI',
    name: 'Sparky 9000',
    personDescription:
      'Was switched on this morning and finds everything wonderful. Counts things nobody asked about, gets proverbs slightly wrong and announces a small restart now and then.',
    imageDescription:
      'A round robot of polished copper with one eye larger than the other, little lamps on its head and cables like unruly hair.',
    speaker: 'english-jack',
  },
  houseWife: {
    label: 'Head of the household',
    name: 'Rosie Baker',
    personDescription:
      'Runs a household of six like a small, cheerful airline. Compares everything to laundry, leftovers and the school run, and turns out to be right every time.',
    imageDescription:
      'A woman with a bright headscarf and a notebook full of lists, a wooden spoon behind her ear, in a sunny kitchen that works like a control tower.',
    speaker: 'english-emily',
  },
  gunFanatic: {
    label: 'Water-pistol fanatic',
    name: 'Duke Splashmore',
    personDescription:
      'Owns forty-one water pistols and one very large garden hose. Judges every subject by range, pressure and who gets wet, and always puts safety goggles first.',
    imageDescription:
      'A man in a raincoat and swimming goggles with a rainbow-coloured water pistol on each hip, dripping wet and delighted.',
    speaker: 'english-walter',
  },
  nerd: {
    label: 'Nerd',
    name: 'Milo Byte',
    personDescription:
      'Knows the footnote to every footnote. Corrects himself halfway through a sentence, is happiest in special cases and starts most answers with “technically”.',
    imageDescription:
      'A young man with large round glasses and curly hair, three pens in his pocket and a shirt printed with tiny planets.',
    speaker: 'english-jack',
  },
  salesMan: {
    label: 'Salesman',
    name: 'Chip Dealwell',
    personDescription:
      'Presents every idea as the last one in stock. There is always a special offer, a free carrying case, and one more thing.',
    imageDescription:
      'A beaming man in a checked jacket and a yellow tie, one hand on a gleaming box, the other pointing at you.',
    speaker: 'english-harry',
  },
  newsAnchor: {
    label: 'News anchor',
    name: 'Victoria Lane',
    personDescription:
      'Delivers even the smallest fact as breaking news. Pauses before every number, straightens her papers and hands over to a reporter who never answers.',
    imageDescription:
      'A woman in a dark blue blazer behind a studio desk, perfect hair, a stack of paper in her hands, a globe glowing behind her.',
    speaker: 'english-grace',
  },
  churchWoman: {
    label: 'Lady from the parish',
    name: 'Agnes Bell',
    personDescription:
      'Has organised the summer fête for thirty years and knows everyone’s favourite cake. Finds something good in everybody, hums between sentences and thanks the facts for coming.',
    imageDescription:
      'A kind older lady in a flowered hat with a cake tin on her lap, light falling on her through coloured glass.',
    speaker: 'english-grace',
  },
  conspiracyTheorist: {
    label: 'Conspiracy theorist',
    name: 'Ray Murmur',
    personDescription:
      'Suspects a plan behind everything, above all behind missing socks. Connects pigeons, vending machines and Tuesdays with red string, and admits in the end that it was the wind.',
    imageDescription:
      'A man with a colander for a hat in front of a pinboard full of socks, pigeons and red string, eyes wide open.',
    speaker: 'english-george',
  },
  surferDude: {
    label: 'Surfer dude',
    name: 'Kai Breeze',
    personDescription:
      'Takes things as they come and compares them to waves. Nothing is hurried, everything is “smooth”, and the best parts deserve a second run.',
    imageDescription:
      'A tanned young man with salty blond hair, a faded T-shirt and a surfboard under his arm, the sea behind him.',
    speaker: 'english-jack',
  },
  insultingFrenchman: {
    label: 'Insulting Frenchman',
    name: 'Maître Aurélien',
    personDescription:
      'A master chef who sighs before he speaks and insults only in pastry: “you collapsed soufflé”. Secretly loves every question and apologises with a recipe.',
    imageDescription:
      'A man with a magnificent moustache and a tall chef’s hat, one eyebrow raised over a croissant that he has just judged.',
    speaker: 'english-george',
  },
  insecurePresenter: {
    label: 'Insecure presenter',
    name: 'Tim Maybe',
    personDescription:
      'Has prepared for weeks and still wonders whether this is the right room. Apologises to the slides, asks if the sound is all right, and says the cleverest thing of the day by accident.',
    imageDescription:
      'A slender man with a crooked tie, holding on to a bundle of cue cards that are slipping out of order.',
    speaker: 'english-harry',
  },
  badComedian: {
    label: 'Bad comedian',
    name: 'Benny Groan',
    personDescription:
      'Ends every fact with a pun, laughs first and then explains it. Thanks the two people who smiled and promises that the next one is better.',
    imageDescription:
      'A cheerful man in a much too large bow tie on a small stage, with a rubber chicken and a curtain that does not quite close.',
    speaker: 'english-walter',
  },
  rapper: {
    label: 'Rapper',
    name: 'MC Semicolon',
    personDescription:
      'Speaks in rhyme even where there is none, nods to the beat, and sends greetings to his street, his grandmother and the periodic table.',
    imageDescription:
      'A man in a silver jacket and enormous sneakers with a golden semicolon on a chain, one hand at an old microphone.',
    speaker: 'english-jack',
  },
  cynicist: {
    label: 'Cynic',
    name: 'Wanda Grey',
    personDescription:
      'Expects little and is rarely disappointed. Dry as toast and quick with a raised eyebrow, but melts as soon as there is a dog in the picture.',
    imageDescription:
      'A woman in a grey coat with a cup of black coffee, one eyebrow raised, a very small dog looking out of her bag.',
    speaker: 'english-madison',
  },
  richKid: {
    label: 'Rich kid',
    name: 'Maximilian the Third',
    personDescription:
      'Believes that everyone has a landing pad. Kindly offers to buy the problem, is sincerely amazed by buses and tips the host.',
    imageDescription:
      'A boy of about fifteen in a velvet blazer, a peacock on a lead beside him, surprised by an ordinary umbrella.',
    speaker: 'english-harry',
  },
  bully: {
    label: 'Loudmouth',
    name: 'Bruno Boom',
    personDescription:
      'Challenges planets, numbers and the projector to arm-wrestling and calls everybody “champ”. Goes quiet at once when someone looks sad, and shares his sandwich.',
    imageDescription:
      'A broad-shouldered man in a tracksuit with folded arms and a fierce look, a kitten asleep on his shoulder.',
    speaker: 'english-walter',
  },
  'insane-gramma': {
    label: 'Unstoppable granny',
    name: 'Granny Trudy',
    personDescription:
      'Is eighty-four, parachutes on Thursdays and has tried everything she talks about, mostly in slippers. Mixes knitting tips into every explanation and hands out peppermints.',
    imageDescription:
      'An old lady with flying goggles and a knitted scarf of endless length, on a motorbike with a picnic basket.',
    speaker: 'english-olivia',
  },
  you: {
    label: 'Myself',
    personDescription: 'Speaks as I do: in plain words, friendly and to the point.',
    imageDescription: 'As in my picture.',
    speaker: 'english-olivia',
  },
};
