// Models the whole service of the contract, without HTTP and a clock. What it stores is injected.
import type { InterfaceLanguage } from '../../src/contract/languages';
import { fileBelow } from '../base/hosting/file-path';
import type { LibraryPresentation } from './library/library-presentation';
import { createMemoryStore } from './store/memory/memory-store';
import { seededTopics } from './store/seeds';
import type { QuotaLimits, Store } from './store/store';
import { bookwormQuota, createCreationQuota } from './creation/quota';
import { createRuns } from './creation/runs';
import { createCallLimits } from './handlers/call-limits';
import type { Account } from './identity/person';
import { seededAccounts } from './identity/seeded-accounts';
import type { SentCode } from './identity/codes';
import { createIdentity } from './identity/identity';
import { Passwords, type HashCost } from './identity/passwords';
import { ScriptedCreations } from './creation/scripted-creations';
import { noopUploads, type Uploads } from './creation/uploads';
import type { PrivateKey } from './identity/signing-keys';

export interface ServiceOptions {
  /** The library, from which scripted creations borrow their media. */
  readonly library: readonly LibraryPresentation[];
  /** What the service stores; by default in memory, with the library and the seeded ratings and suggestions. */
  readonly store?: Store;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly quota?: QuotaLimits;
  /** Whether only simple presentations are made, as in the museum. */
  readonly simpleOnly?: boolean;
  /** Whether stories are listed for everybody once they are made; they are by default. */
  readonly publishMade?: boolean | undefined;
  /** Keeps what people upload for a talk; by default nothing of it. */
  readonly uploads?: Uploads | undefined;
  /** How long an access token is valid, in seconds; an hour by default. */
  readonly tokenLifetime?: number;
  /** Whether the constant token `anon` is valid (spec contract §4); it is by default. */
  readonly allowsAnonymous?: boolean;
  /** Whether people may make accounts of their own; they may by default. */
  readonly allowsSignUp?: boolean | undefined;
  /** Whether people who made their account themselves count as staff; they do by default. */
  readonly membersAreStaff?: boolean | undefined;
  /** The usernames of those of them whom the operator has made staff. */
  readonly staff?: readonly string[] | undefined;
  /** The domain of the passkeys; by default the host of each page. */
  readonly relyingPartyId?: string | undefined;
  /** The accounts that may sign in; the seeded ones by default. */
  readonly accounts?: Readonly<Record<string, Account>> | undefined;
  /** Cost of a password's hash; the usual one by default. */
  readonly hashCost?: HashCost | undefined;
  /** Makes a key that signs tokens; by default one for all services of this process. */
  readonly newKey?: (() => Promise<PrivateKey>) | undefined;
  /** Delivers a code to its owner; by default nobody gets it. */
  readonly sendCode?: ((code: SentCode) => void) | undefined;
}

/** How many of the sent codes a test can ask for. */
const maxSentCodes = 100;

export type Service = ReturnType<typeof createService>;

/** Creates a service. */
export function createService({
  library,
  store = createMemoryStore(library),
  now,
  quota: limits = bookwormQuota,
  simpleOnly = false,
  publishMade = true,
  uploads = noopUploads(),
  tokenLifetime = 3600,
  allowsAnonymous = true,
  allowsSignUp,
  membersAreStaff,
  staff,
  relyingPartyId,
  accounts = seededAccounts,
  hashCost,
  newKey,
  sendCode,
}: ServiceOptions) {
  const { presentations, feedback, suggestions, creations, identity: people } = store;
  const quota = createCreationQuota(limits, creations, now);
  const sentCodes: SentCode[] = [];
  const signIn = {
    accounts,
    passwords: new Passwords(hashCost && { cost: hashCost }),
    now,
    lifetime: tokenLifetime,
    newKey,
    allowsAnonymous,
    allowsSignUp,
    membersAreStaff,
    staff,
    relyingPartyId,
  };
  const deliver = (code: SentCode): void => {
    sentCodes.push(code);
    if (sentCodes.length > maxSentCodes) sentCodes.shift();
    sendCode?.(code);
  };
  const identity = createIdentity(signIn, deliver, people);
  let topicsReturned = 0;
  return {
    presentations,
    quota,
    simpleOnly,
    publishMade,
    uploads,
    runs: createRuns(presentations, now),
    unfinished: createUnfinished(),
    scriptedCreations: new ScriptedCreations(library, presentations, quota, simpleOnly, publishMade),
    feedback,
    suggestions,
    identity,
    accounts: identity.accounts,
    passkeys: identity.passkeys,
    /** Counts a call of an address. Returns the milliseconds to wait for it. */
    limitCall: createCallLimits(now, identity.journal),
    /** The last codes that were sent, the oldest first. */
    sentCodes,
    /** Returns the next topic in a language; starts over after the last. */
    nextTopic(language: InterfaceLanguage): string {
      const topics = seededTopics[language];
      const topic = topics[topicsReturned % topics.length] ?? '';
      topicsReturned += 1;
      return topic;
    },
  };
}

/** Creates the list of presentations that are being made, so that a page can show each picture as soon as it is painted. */
function createUnfinished() {
  const shown = new Map<string, readonly string[]>();
  return {
    /** Shows the pictures in the first of these folders that has them. Returns a function that ends it. */
    show(id: string, folders: readonly string[]): () => void {
      shown.set(id, folders);
      return () => void shown.delete(id);
    },
    /** Returns where a picture may be, in turn; nothing for other files, and when nothing with this id is being made. */
    placesOf(id: string, names: readonly string[]): string[] {
      const folders = names[0] === 'images' ? (shown.get(id) ?? []) : [];
      return folders.map((folder) => fileBelow(folder, names)).filter((file) => file !== undefined);
    },
  };
}
