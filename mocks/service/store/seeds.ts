// The initial data of the service: ratings, suggestions and topics, the same at every start.
import type { FeedbackRecord } from '../../../src/contract/presentation/feedback';
import type { InterfaceLanguage } from '../../../src/contract/languages';
import type { PresentationEntry } from '../../../src/contract/presentation/list-entry';
import { randomFrom, seedOf, type Random } from '../../base/random';

const comments: Readonly<Record<'English' | 'German', readonly string[]>> = {
  English: [
    'We had to read it twice.',
    'My daughter now says good night to everything in her room.',
    'The pictures are lovely. The voice could be a little slower.',
    'Finally a quiet one for the evening.',
    'Grandpa fell asleep before the children did.',
    'A bit short, but that is just right on weekdays.',
  ],
  German: [
    'Wir mussten sie zweimal lesen.',
    'Mein Sohn sagt jetzt jedem Ding im Zimmer gute Nacht.',
    'Die Bilder sind wunderschön. Die Stimme dürfte etwas langsamer sein.',
    'Endlich mal etwas Ruhiges für den Abend.',
    'Opa ist vor den Kindern eingeschlafen.',
    'Etwas kurz, aber unter der Woche gerade richtig.',
  ],
};

export const seededSuggestions: readonly string[] = [
  'A snail who wants to win a race',
  'Warum Brot so gut riecht',
  'How lighthouses find ships',
  'Ein Drache, der Angst vor Streichhölzern hat',
];

/** The topics that the service proposes in turn, by the language of the person. */
export const seededTopics: Readonly<Record<InterfaceLanguage, readonly string[]>> = {
  en: [
    'Why socks disappear',
    'What the moon does by day',
    'A letter that nobody sent',
    'How to teach a robot to whisper',
  ],
  de: [
    'Wohin Socken verschwinden',
    'Was der Mond am Tag macht',
    'Ein Brief, den niemand abgeschickt hat',
    'Wie man einem Roboter das Flüstern beibringt',
  ],
};

/** Returns two to nine ratings for each entry, good to very good, some with a comment. */
export function seededFeedback(entries: readonly PresentationEntry[]): FeedbackRecord[] {
  return entries.flatMap((entry) => {
    const next = randomFrom(seedOf(entry.id));
    const liking = 3.2 + next() * 1.6;
    return Array.from({ length: 2 + Math.floor(next() * 8) }, () => recordOf(entry, liking, next));
  });
}

function recordOf(entry: PresentationEntry, liking: number, next: Random): FeedbackRecord {
  const rating = () => Math.min(5, Math.max(1, Math.round(liking + (next() - 0.5) * 2.4)));
  const texts = comments[entry.language === 'German' ? 'German' : 'English'];
  return {
    id: uuidFrom(next),
    presentationId: entry.id,
    storyRating: rating(),
    imageRating: rating(),
    voiceRating: rating(),
    comment: next() < 0.3 ? (texts[Math.floor(next() * texts.length)] ?? '') : '',
  };
}

/** Returns a version 4 UUID made from the given random numbers. */
function uuidFrom(next: Random): string {
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () => Math.floor(next() * 16).toString(16));
}
