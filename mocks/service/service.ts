// The whole service behind the contract as a plain model in memory. No HTTP, no clock and no disk of its own.
import { randomBytes } from 'node:crypto';
import type { Answer, PersonUpload, Question, UploadedPerson } from '../../src/contract/service/bodies';
import type { Volume } from '../library/volume';
import { Accounts, seededAccounts, type Account } from './accounts';
import { createFeedbackBook } from './feedback-book';
import { bookwormQuota, createQuota, type QuotaLimits } from './creation/quota';
import { seededFeedback, seededSuggestions, seededTopics } from './seeds';
import { Passkeys } from './passkeys/passkeys';
import { createShelf } from './shelf';
import { Studio } from './creation/studio';
import { createSuggestionBox } from './suggestion-box';
import { shortHash } from './tokens';

export interface ServiceOptions {
  readonly volumes: readonly Volume[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly quota?: QuotaLimits;
  /** How long an access token holds, in seconds; an hour unless told. */
  readonly tokenLifetime?: number;
  /** Who may sign in; the seeded people unless told. */
  readonly accounts?: Readonly<Record<string, Account>> | undefined;
  /** Signs the tokens; one that nobody else knows unless told. */
  readonly tokenKey?: Uint8Array;
}

export type Service = ReturnType<typeof createService>;

/** A service that has these volumes, with ratings and suggestions of its earlier life. */
export function createService({
  volumes,
  now,
  quota: limits = bookwormQuota,
  tokenLifetime = 3600,
  accounts = seededAccounts,
  tokenKey = randomBytes(32),
}: ServiceOptions) {
  const shelf = createShelf(volumes);
  const quota = createQuota(limits, now);
  let topicsGiven = 0;
  return {
    shelf,
    quota,
    studio: new Studio(volumes, shelf, quota),
    feedback: createFeedbackBook(seededFeedback(volumes.map(({ entry }) => entry))),
    suggestions: createSuggestionBox(seededSuggestions),
    accounts: new Accounts({ accounts, now, lifetime: tokenLifetime, key: tokenKey }),
    passkeys: new Passkeys(),
    /** The next of the topics, round and round. */
    nextTopic(): string {
      const topic = seededTopics[topicsGiven % seededTopics.length] ?? '';
      topicsGiven += 1;
      return topic;
    },
    storePerson,
    /** The answer to a question; undefined when there is no such presentation. */
    answer: (question: Question): Answer | undefined =>
      shelf.find(question.presentationId) && answerTo(question),
  };
}

/** Where a person's picture and voice lie; the same picture and voice always lie in the same place. */
function storePerson({ imageData, audioData }: PersonUpload): UploadedPerson {
  const name = shortHash(`${imageData}\n${audioData}`);
  return { imageFile: `persons/${name}/image.jpg`, audioFile: `persons/${name}/audio.mp3` };
}

/** What was heard and what is said. The narration of the first page stands in for the spoken answer. */
function answerTo({ conversation }: Question): Answer {
  return {
    question: conversation.length === 0 ? 'What was that about?' : 'And then?',
    answer: 'Let us listen to that page once more.',
    audioPath: 'audio/01.mp3',
  };
}
