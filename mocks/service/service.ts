// Models the whole service of the contract, without HTTP and a clock. What it stores is injected.
import { randomBytes } from 'node:crypto';
import type { Answer, PersonUpload, Question, UploadedPerson } from '../../src/contract/service/bodies';
import type { Volume } from '../library/volume';
import { createMemoryStore } from '../store/memory/memory-store';
import { seededTopics } from '../store/seeds';
import type { QuotaLimits, Store } from '../store/store';
import { Accounts, seededAccounts, type Account } from './accounts';
import { bookwormQuota, createQuota } from './creation/quota';
import { Passkeys } from './passkeys/passkeys';
import { ScriptedCreations } from './creation/scripted-creations';
import { shortHash } from './tokens';

export interface ServiceOptions {
  /** The library, from which scripted creations borrow their media. */
  readonly volumes: readonly Volume[];
  /** What the service stores; by default in memory, with the library and the seeded ratings and suggestions. */
  readonly store?: Store;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly quota?: QuotaLimits;
  /** Whether only simple presentations are made, as in the museum. */
  readonly simpleOnly?: boolean;
  /** How long an access token is valid, in seconds; an hour by default. */
  readonly tokenLifetime?: number;
  /** The accounts that may sign in; the seeded ones by default. */
  readonly accounts?: Readonly<Record<string, Account>> | undefined;
  /** Signs the tokens; a random key by default. */
  readonly tokenKey?: Uint8Array;
}

export type Service = ReturnType<typeof createService>;

/** Creates a service. */
export function createService({
  volumes,
  store = createMemoryStore(volumes),
  now,
  quota: limits = bookwormQuota,
  simpleOnly = false,
  tokenLifetime = 3600,
  accounts = seededAccounts,
  tokenKey = randomBytes(32),
}: ServiceOptions) {
  const { presentations, feedback, suggestions, creations } = store;
  const quota = createQuota(limits, creations, now);
  let topicsReturned = 0;
  return {
    presentations,
    quota,
    scriptedCreations: new ScriptedCreations(volumes, presentations, quota, simpleOnly),
    feedback,
    suggestions,
    accounts: new Accounts({ accounts, now, lifetime: tokenLifetime, key: tokenKey }),
    passkeys: new Passkeys(),
    /** Returns the next topic; starts over after the last. */
    nextTopic(): string {
      const topic = seededTopics[topicsReturned % seededTopics.length] ?? '';
      topicsReturned += 1;
      return topic;
    },
    storePerson,
    /** Returns the answer to a question; undefined when there is no such presentation. */
    answer: async (question: Question): Promise<Answer | undefined> =>
      (await presentations.find(question.presentationId)) && answerTo(question),
  };
}

/** Returns the paths of a person's picture and voice; the same picture and voice always have the same paths. */
function storePerson({ imageData, audioData }: PersonUpload): UploadedPerson {
  const name = shortHash(`${imageData}\n${audioData}`);
  return { imageFile: `persons/${name}/image.jpg`, audioFile: `persons/${name}/audio.mp3` };
}

/** Returns the recognized question and its answer. The narration of the first page replaces the spoken answer. */
function answerTo({ conversation }: Question): Answer {
  return {
    question: conversation.length === 0 ? 'What was that about?' : 'And then?',
    answer: 'Let us listen to that page once more.',
    audioPath: 'audio/01.mp3',
  };
}
