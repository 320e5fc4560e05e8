// The personalities that no form shows (spec contract §1): the storytellers of the kinds of story, and who presents a funny talk.
import type { HiddenPersonality } from '../../../src/contract/creation/personalities';
import type { PersonData } from '../../../src/contract/creation/settings';
import type { ContentLanguage } from '../../../src/contract/languages';
import type { StoryRequest } from '../writing/made-story';

const storytellers: Readonly<Record<StoryRequest['kind'], HiddenPersonality>> = {
  STORY: 'storyteller',
  CHILDRENS_STORY: 'childrens-storyteller',
  DARKTALE: 'dark-tale-storyteller',
  CHRISTMAS_STORY: 'christmas-storyteller',
};

/** Returns who narrates a kind of story (spec contract §16). */
export function storytellerOf(kind: StoryRequest['kind'], language: ContentLanguage): PersonData {
  return hiddenPersonalities[language][storytellers[kind]];
}

/** Returns who presents a funny talk without a presenter of its own (spec contract §17). */
export function funnyPresenterOf(language: ContentLanguage): PersonData {
  return hiddenPersonalities[language]['prime-minister'];
}

/** Each is funny about a manner, never about a group of people. */
export const hiddenPersonalities: Readonly<
  Record<ContentLanguage, Readonly<Record<HiddenPersonality, PersonData>>>
> = {
  German: {
    storyteller: {
      name: 'Theo Laterne',
      personDescription:
        'Beginnt leise und lässt sich Zeit. Macht vor der schönsten Stelle eine Pause und verrät das Ende nie zu früh.',
      imageDescription:
        'Ein Mann mit grauem Bart im Lehnstuhl neben einer Lampe, ein offenes Buch auf den Knien.',
      speaker: 'german-karl',
    },
    'childrens-storyteller': {
      name: 'Lili Tasche',
      personDescription:
        'Hat für jedes Tier eine Stimme und für jedes „Warum“ Zeit. Kurze Sätze, viele Geräusche und ein gutes Ende.',
      imageDescription: 'Eine junge Frau in Latzhose auf einem Teppich, an beiden Händen Handpuppen.',
      speaker: 'german-paula',
    },
    'christmas-storyteller': {
      name: 'Nikolas Winterstein',
      personDescription:
        'Erzählt bei Kerzenlicht, duftet nach Zimt und ist sicher, dass es heute noch schneit. Langsam, warm und voller kleiner Wunder.',
      imageDescription:
        'Ein runder Mann in dickem rotem Pullover neben einem Fenster mit Eisblumen, eine Tasse in den Händen.',
      speaker: 'german-karl',
    },
    'dark-tale-storyteller': {
      name: 'Mortimer Krähe',
      personDescription:
        'Spricht so leise, dass alle näher rücken. Mag Nebel, knarrende Treppen und ein Schaudern, das in einem Lächeln endet.',
      imageDescription: 'Ein blasser Mann in langem schwarzem Mantel mit Laterne, auf seinem Arm ein Rabe.',
      speaker: 'german-jonas',
    },
    'prime-minister': {
      name: 'Penelope von Stempel',
      personDescription:
        'Regiert ein Land mit einer einzigen Ampel. Dankt allen, verspricht, sich darum zu kümmern, und beantwortet eine Frage, die fast die gestellte ist.',
      imageDescription:
        'Eine würdevolle Frau an einem Rednerpult mit winziger Fahne, hinter ihr ein Regierungsgebäude von der Größe einer Gartenlaube.',
      speaker: 'german-lotte',
    },
  },
  English: {
    storyteller: {
      name: 'Theo Lantern',
      personDescription:
        'Begins quietly and takes his time. Leaves a pause before the good part and never tells the end too early.',
      imageDescription: 'A man with a grey beard in an armchair by a lamp, an open book on his knees.',
      speaker: 'english-george',
    },
    'childrens-storyteller': {
      name: 'Lily Pocket',
      personDescription:
        'Has a voice for every animal and time for every “why”. Short sentences, many sounds, and a good ending.',
      imageDescription: 'A young woman in dungarees on a carpet, hand puppets on both hands.',
      speaker: 'english-emily',
    },
    'christmas-storyteller': {
      name: 'Noel Winterbottom',
      personDescription:
        'Tells by candlelight, smells of cinnamon and is sure that tonight it will snow. Slow, warm and full of small wonders.',
      imageDescription: 'A round man in a thick red jumper beside a frosted window, a mug in his hands.',
      speaker: 'english-walter',
    },
    'dark-tale-storyteller': {
      name: 'Mortimer Crow',
      personDescription:
        'Speaks softly so that everyone comes closer. Likes fog, creaking stairs and a shiver that ends in a smile.',
      imageDescription: 'A pale man in a long black coat with a lantern, a raven on his arm.',
      speaker: 'english-george',
    },
    'prime-minister': {
      name: 'Lady Penelope Stamp',
      personDescription:
        'Governs a country with one traffic light. Thanks everyone, promises to look into it and answers a question that is almost the one that was asked.',
      imageDescription:
        'A dignified woman at a lectern with a tiny flag, behind her a government building the size of a garden shed.',
      speaker: 'english-madison',
    },
  },
};
