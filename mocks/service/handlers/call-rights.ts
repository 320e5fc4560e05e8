// Which call a request is for, and who may make it (spec contract §4).
import * as v from 'valibot';
import { runKeyHeader, runKeySchema } from '../../../src/contract/creation/run-key';
import { serviceCalls, type CallName } from '../../../src/contract/service/calls';
import type { Bearer } from '../identity/accounts';
import { hashOf } from '../identity/tokens';
import type { Service } from '../service';

type BearerCall = {
  [name in CallName]: (typeof serviceCalls)[name]['bearer'] extends true ? name : never;
}[CallName];

/**
 * Who may make the calls with a bearer, beside staff (spec contract §4): the constant token `anon` in bookworm, whoever has an account,
 * whoever made the presentation that the call names, or nobody.
 */
const openTo: Readonly<Record<BearerCall, 'anyone' | 'member' | 'maker' | 'staff'>> = {
  sendFeedback: 'anyone',
  uploadPerson: 'anyone',
  newTopic: 'anyone',
  newSlidedeck: 'anyone',
  listOwnPresentations: 'member',
  publish: 'maker',
  unpublish: 'maker',
  deletePresentation: 'maker',
  listMissingMedia: 'staff',
  listSuggestions: 'staff',
  deleteSuggestion: 'staff',
  deleteFeedback: 'staff',
};

const isBearerCall = (call: CallName): call is BearerCall => serviceCalls[call].bearer;

/** Returns the call that a request is for; undefined for a file, or for something of the identity provider. */
export function callOf(method: string | undefined, pathname: string): CallName | undefined {
  return callPatterns.find((call) => call.method === method && call.pattern.test(pathname))?.name;
}

const isCallName = (name: string): name is CallName => Object.hasOwn(serviceCalls, name);

const callPatterns = Object.keys(serviceCalls)
  .filter(isCallName)
  .map((name) => ({
    name,
    method: serviceCalls[name].method,
    pattern: new RegExp(`^${serviceCalls[name].path.replaceAll(/:\w+/g, '[^/]+')}$`),
  }));

/**
 * Resolves to whether an authorization header may give the right to a call; whose the presentation is, its handler finds out. If not, the
 * handler reads no body.
 */
export async function mayCall(
  call: CallName,
  authorization: string | undefined,
  { accounts }: Service,
): Promise<boolean> {
  if (!isBearerCall(call)) return true;
  const role = accounts.roleOf(await accounts.bearerOf(tokenIn(authorization)));
  const right = openTo[call];
  return (
    role === 'staff' ||
    (role === 'member' && right !== 'staff') ||
    (role === 'anonymous' && right === 'anyone')
  );
}

interface Refusal {
  readonly status: 401 | 403 | 404;
  readonly message: string;
}

const notFound: Refusal = { status: 404, message: 'presentation not found' };

/** What a request says of whoever sends it. */
interface Caller {
  readonly bearer: Bearer;
  readonly runKey: string | undefined;
}

/** Resolves to the reason for which this caller may not make a call; to undefined when they may. */
export async function refusalOf(
  call: CallName,
  { bearer, runKey }: Caller,
  presentationId: string,
  service: Service,
): Promise<Refusal | undefined> {
  if (!isBearerCall(call)) return undefined;
  const role = service.accounts.roleOf(bearer);
  const right = openTo[call];
  if (role === 'staff' || (role !== undefined && right === 'anyone')) return undefined;
  if (role === 'anonymous' && call === 'deletePresentation' && runKey !== undefined) {
    const found = await service.presentations.find(presentationId);
    // So that whoever asks again, because the first answer was lost, knows that it is done.
    if (found === undefined) return notFound;
    if (found.runKeyHash === hashOf(runKey)) return undefined;
  }
  if (role !== 'member') return { status: 401, message: 'Unauthorized' };
  if (right === 'member') return undefined;
  const found = right === 'maker' ? await service.presentations.find(presentationId) : undefined;
  if (right === 'maker' && found === undefined) return notFound;
  const isOwn = found?.maker !== undefined && found.maker === makerOf(bearer, service);
  return isOwn ? undefined : { status: 403, message: 'Only staff may do this, or whoever made it' };
}

/** Returns the key of a run in the headers of a request; undefined where there is none. */
export function runKeyIn(headers: Headers): string | undefined {
  const { success, output } = v.safeParse(runKeySchema, headers.get(runKeyHeader));
  return success ? output : undefined;
}

/** Returns the account of a bearer; undefined for everybody without one. */
export function makerOf(bearer: Bearer, { accounts }: Service): string | undefined {
  const name = accounts.nameOf(bearer);
  return name === undefined ? undefined : accounts.find(name)?.id;
}

/** Returns the token of an authorization header. */
export function tokenIn(authorization: string | null | undefined): string | undefined {
  return /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
}
