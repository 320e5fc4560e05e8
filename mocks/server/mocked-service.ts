// Assembles the running service: its model, its handlers, its sockets and, as an option, its faults. Opens no port.
import path from 'node:path';
import { openOutbox } from '../service/mail/mail-folder';
import type { MailServer } from '../service/mail/mail-sender';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hostname } from 'node:os';
import { getResponse } from 'msw';
import { shortLinkTarget } from '../../src/contract/presentation/story-address';
import { createHandlers } from '../service/handlers/handlers';
import type { CreationDeps } from '../service/creation/creation-context';
import { readLibraryChoice } from '../service/library/library-choice';
import { readLibrary } from '../service/library/library';
import type { HashCost } from '../service/identity/passwords';
import { generateKey } from '../service/identity/signing-keys';
import { readStaff } from '../service/identity/staff';
import { replacePublishedPasswords } from '../service/identity/seeded-accounts';
import type { Variant } from '../../src/contract/deployment';
import { createOperator, type Operator } from '../service/operator/operator-commands';
import { quotaOf, readMonthlyLimit } from '../service/creation/quota';
import { createService, type Service } from '../service/service';
import type { DataDirectory } from '../service/store/data-directory';
import { createMemoryStore } from '../service/store/memory/memory-store';
import type { QuotaLimits, Store } from '../service/store/store';
import { openStoryCreation, processClock } from '../service/creation/open-story-creation';
import { createAdmission } from './admission';
import { createFailureResponder } from './failed-response';
import { healthOf } from './health';
import { Faults } from './faults';
import { FrameLimiter } from './frame-limiter';
import { PublicTestHookError, publicSettingOf } from './network';
import { innerOrigin } from './node-http';
import { createHostCheck } from './own-hosts';
import { createBodyReader, defaultRefusalGrace } from './request-body';
import { serveRequest, type RequestChecks, type Respond } from './serve-request';
import { usualStreamLimits, type StreamLimits } from './stream-limits';
import { openStreamSockets, type StreamSockets } from './stream-sockets';
import type { ServiceControls } from './test-hook';
import { createUnfinishedBudget } from './unfinished';

export interface MockedServiceOptions {
  /** `samples`, `fixture`, `large` or `large:500`; the samples by default. */
  readonly library?: string | undefined;
  /** Opens `/__test__/`, through which a test injects faults. Off by default. */
  readonly faults?: boolean | undefined;
  /** The address to listen at: this machine only by default; `0.0.0.0` is the whole network. */
  readonly host?: string | undefined;
  /** Host names that requests may use, besides addresses, localhost and the machine's own name. */
  readonly hosts?: readonly string[] | undefined;
  /** Whether people may make accounts of their own where others reach the service; they may not by default. */
  readonly allowSignUp?: boolean | undefined;
  /** Limits of making; an absent one is the variant's limit, for a month the number in the data directory. */
  readonly creationLimits?: QuotaLimits | undefined;
  /** Whether stories are listed for everybody once they are made; by default what the data directory says, and without one they are. */
  readonly publishMade?: boolean | undefined;
  /** The domain of the passkeys; by default the host of each page. */
  readonly relyingPartyId?: string | undefined;
  /** Sends the mails of the data directory; without one they lie in its `outbox`. */
  readonly mailServer?: MailServer | undefined;
  /** The origin in e-mails, where people reach the service by another name. */
  readonly publicOrigin?: string | undefined;
  /**
   * Where what the service knows is stored, and stories, talks and parties are made. By default it is kept in memory, scripts play
   * the runs, and the test hook can change it.
   */
  readonly data?: DataDirectory | undefined;
  /** The variant that short links lead to, and whose quota holds; bookworm by default. */
  readonly variant?: string | undefined;
  /** Returns the origin in e-mails. */
  readonly origin?: (() => string) | undefined;
  /** Prints a line for whoever runs the service; to the terminal by default. */
  readonly warn?: ((line: string) => void) | undefined;
  /** Cost of a password's hash; the usual one by default. */
  readonly hashCost?: HashCost | undefined;
  /** What strangers may take of the creation stream. */
  readonly streamLimits?: StreamLimits | undefined;
  /** Milliseconds after which the connection of a client breaks that was refused and is still sending; a second by default. */
  readonly refusalGrace?: number | undefined;
}

export interface MockedService extends StreamSockets {
  /** Carries out the operator's commands; undefined without a data directory. */
  readonly operator: Operator | undefined;
  /** The passwords that this start has made, by username, where others can reach the service; undefined elsewhere. */
  readonly newPasswords: Readonly<Record<string, string>> | undefined;
  /** Answers a request, or calls `next` when the service has no response. */
  readonly handle: (req: IncomingMessage, res: ServerResponse, next: () => void) => Promise<void>;
}

/**
 * Reads the library and starts the model. The host answers first; the service gets only the requests for which the host has
 * no file. Faults apply to both. Throws UnknownLibraryError, LibraryUnreadableError and PublicTestHookError.
 */
export async function openMockedService(
  options: MockedServiceOptions,
  host: Respond = () => Promise.resolve(undefined),
): Promise<MockedService> {
  const reachedBy = publicSettingOf(options);
  if (options.faults === true && reachedBy !== undefined) throw new PublicTestHookError(reachedBy);
  const library = await readLibrary(readLibraryChoice(options.library));
  const {
    variant = 'bookworm',
    origin = () => innerOrigin,
    data,
    streamLimits = usualStreamLimits,
  } = options;
  const linkOf = (id: string) => `${origin()}${shortLinkTarget(variant, id)}`;
  const outbox = data && openOutbox(path.join(data.folder, 'outbox'), processClock, options.mailServer);
  const creation = data && outbox && (await openStoryCreation(data, linkOf, outbox.sendStory));
  const rules = {
    quota: await limitsOf(variant, options.creationLimits, data),
    publishMade: options.publishMade ?? data?.publishMade,
    simpleOnly: variant === 'museum',
    allowsAnonymous: !variantsWithSignIn.includes(variant),
    allowsSignUp: reachedBy === undefined || options.allowSignUp === true,
    membersAreStaff: reachedBy === undefined,
    staff: data && (await readStaff(path.join(data.folder, 'staff.txt'))),
    relyingPartyId: options.relyingPartyId,
    uploads: creation?.uploads,
  };
  const start = (store: Store) =>
    createService({
      library,
      store,
      now: Date.now,
      hashCost: options.hashCost,
      newKey: data && generateKey,
      sendCode: outbox?.sendCode,
      ...rules,
    });
  const stored = await data?.openStore(library);
  let memory = createMemoryStore(library);
  let service = start(stored ?? memory);
  const controls: ServiceControls = {
    faults: new Faults(),
    requests: [],
    pace: 1,
    frames: new FrameLimiter(),
    silent: false,
  };
  const hook = {
    controls,
    service: () => service,
    memory: stored
      ? undefined
      : {
          presentations: () => memory.presentations,
          restart: () => {
            service.runs.stopAll();
            memory = createMemoryStore(library);
            service = start(memory);
          },
        },
  };
  const handlers = handlersOfCurrent(() => service, variant, creation);
  const warn = options.warn ?? console.warn;
  const respondOrFail = createFailureResponder(warn);
  const respond: Respond = (request) =>
    respondOrFail(request, async () => (await host(request)) ?? (await getResponse(handlers(), request)));
  const unfinished = createUnfinishedBudget(streamLimits.unfinished);
  const requestChecks: RequestChecks = {
    ...createHostCheck([hostname(), ...(options.hosts ?? [])], warn),
    health: () => healthOf(service, data?.folder),
    readBody: createBodyReader(unfinished),
    admit: createAdmission(() => service),
    refusalGrace: options.refusalGrace ?? defaultRefusalGrace,
  };
  const sockets = openStreamSockets(
    () => service,
    requestChecks,
    controls,
    creation,
    streamLimits,
    unfinished,
  );
  return {
    operator: data && createOperator(service, data, origin),
    newPasswords: reachedBy === undefined ? undefined : await replacePublishedPasswords(service.identity),
    handle: (req, res, next) =>
      serveRequest({ req, res, next }, requestChecks, respond, options.faults === true ? hook : undefined),
    ...sockets,
  };
}

/** In these nobody is anonymous: each person has an account (spec contract §4). */
const variantsWithSignIn: readonly string[] = [
  'production',
  'develop',
  'museum',
] satisfies readonly Variant[];

/** Returns the limits of a variant with those of the deployment; the monthly one is in the data directory unless the deployment has it. */
async function limitsOf(
  variant: string,
  ofDeployment: QuotaLimits | undefined,
  data: DataDirectory | undefined,
): Promise<QuotaLimits> {
  const limits = { ...quotaOf(variant), ...ofDeployment };
  if (data === undefined || limits.perMonth !== undefined) return limits;
  return { ...limits, perMonth: await readMonthlyLimit(path.join(data.folder, 'monthly-limit.txt'), limits) };
}

/** Returns a function that gives the current service's handlers: a reset replaces the service, and so its handlers. */
function handlersOfCurrent(current: () => Service, variant: string, creation: CreationDeps | undefined) {
  const made = new WeakMap<Service, ReturnType<typeof createHandlers>>();
  return () => {
    const service = current();
    const handlers = made.get(service) ?? createHandlers({ service, origin: innerOrigin, variant, creation });
    made.set(service, handlers);
    return handlers;
  };
}
