// `/__test__/…`: how a browser test reaches into the running service. Mounted only when faults are asked for.
import * as v from 'valibot';
import { parse, parseJson, ShapeError } from '../../src/contract/parse';
import { contentTypeOf } from '../hosting/content-type';
import { bytesResource, type Resource } from '../hosting/resource';
import { madeKinds, makeMedium } from '../library/made/made-medium';
import { readMediumLike } from '../library/medium-like';
import type { Service } from '../service/service';
import type { Faults } from './harm/faults';

export const testHookPath = '/__test__/';

/** A request as the service saw it; its tokens are not kept. */
export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  /** Whether it carried an Authorization header. */
  readonly bearer: boolean;
  readonly range: string | null;
  readonly ifRange: string | null;
  readonly ifNoneMatch: string | null;
  /** Null until it was answered, and when the connection was broken instead. */
  status: number | null;
  /** Bytes of the body that went to the socket. */
  sent: number;
}

/** All that a test may turn. */
export interface Sabotage {
  readonly faults: Faults;
  requests: SeenRequest[];
  /** Scales the waits of scripted runs. */
  pace: number;
  /** Sockets say nothing. */
  silent: boolean;
}

export interface Hook {
  readonly sabotage: Sabotage;
  readonly service: () => Service;
  readonly restart: () => void;
}

const mediumSchema = v.object({
  name: v.string(),
  /** A small medium of the fixture story… */
  like: v.exactOptional(v.picklist(['image', 'audio', 'video'])),
  /** …or any bytes… */
  base64: v.exactOptional(v.string()),
  /** …or one of any size, made of a seed. */
  made: v.exactOptional(v.object({ kind: v.picklist(madeKinds), seed: v.number(), size: v.number() })),
});

/** What a test puts on the shelf: a list entry and an index as they are, right or broken. */
export const putSchema = v.object({
  /** The presentation; the entry's id unless told. */
  id: v.exactOptional(v.string()),
  entry: v.exactOptional(v.unknown()),
  /** The text of the index.json, JSON or not. */
  index: v.exactOptional(v.string()),
  media: v.exactOptional(v.array(mediumSchema)),
});

export const faultSchema = v.object({
  path: v.string(),
  method: v.exactOptional(v.string()),
  after: v.exactOptional(v.number()),
  times: v.exactOptional(v.number()),
  delay: v.exactOptional(v.number()),
  hold: v.exactOptional(v.boolean()),
  answer: v.exactOptional(
    v.object({
      status: v.number(),
      body: v.exactOptional(v.string()),
      type: v.exactOptional(v.string()),
    }),
  ),
  reset: v.exactOptional(v.boolean()),
  noRanges: v.exactOptional(v.boolean()),
  headers: v.exactOptional(v.record(v.string(), v.nullable(v.string()))),
  lengthOff: v.exactOptional(v.number()),
  cutAfter: v.exactOptional(v.number()),
  stallAfter: v.exactOptional(v.number()),
});

export const turnSchema = v.object({
  quotaReached: v.exactOptional(v.boolean()),
  silent: v.exactOptional(v.boolean()),
  pace: v.exactOptional(v.number()),
});

/** A librarian's session, without a password. */
const tokenRequestSchema = v.object({ lifetime: v.number() });
export const givenTokenSchema = v.object({ accessToken: v.string() });

/** Does what the test asks; 400 with the reason when it cannot be read. */
export async function answerTestHook(request: Request, hook: Hook): Promise<Response> {
  const action = new URL(request.url).pathname.slice(testHookPath.length);
  if (request.method === 'GET' && action === 'requests') return Response.json(hook.sabotage.requests);
  const act = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (request.method !== 'POST' || act === undefined) return new Response(null, { status: 404 });
  try {
    const said = await act(hook, parseJson((await request.text()) || '{}', action));
    return said === undefined ? new Response(null, { status: 204 }) : Response.json(said);
  } catch (error) {
    if (error instanceof ShapeError) return new Response(error.message, { status: 400 });
    throw error;
  }
}

const actions: Readonly<Record<string, (hook: Hook, body: unknown) => unknown>> = {
  put: async (hook, body) => {
    const { id, entry, index, media = [] } = parse(putSchema, body, 'put');
    const bytes = await Promise.all(
      media.map(async (medium) => [medium.name, await mediumOf(medium)] as const),
    );
    const shelf = hook.service().shelf;
    const key = id ?? idOf(entry);
    shelf.put(key, {
      ...(entry === undefined ? {} : { entry, published: true }),
      ...(index === undefined ? {} : { index }),
      media: new Map([...(shelf.find(key)?.media ?? []), ...bytes]),
    });
  },
  fault: (hook, body) => hook.sabotage.faults.add(parse(faultSchema, body, 'fault')),
  heal: ({ sabotage }) => sabotage.faults.clear(),
  forget: ({ sabotage }) => {
    sabotage.requests = [];
  },
  turn: ({ service, sabotage }, body) => {
    const { quotaReached, silent, pace } = parse(turnSchema, body, 'turn');
    if (quotaReached !== undefined) service().quota.setReached(quotaReached);
    if (silent !== undefined) sabotage.silent = silent;
    if (pace !== undefined) sabotage.pace = pace;
  },
  token: ({ service }, body) => {
    const { lifetime } = parse(tokenRequestSchema, body, 'token');
    const signedIn = service().accounts.admit('librarian', undefined, lifetime);
    return signedIn.outcome === 'tokens' ? { accessToken: signedIn.tokens.accessToken } : undefined;
  },
  reset: ({ sabotage, restart }) => {
    sabotage.faults.clear();
    sabotage.requests = [];
    sabotage.pace = 1;
    sabotage.silent = false;
    restart();
  },
};

async function mediumOf(medium: v.InferOutput<typeof mediumSchema>): Promise<Resource> {
  const { name, like, base64, made } = medium;
  if (made !== undefined) return makeMedium(name, made);
  const bytes = base64 === undefined ? await readMediumLike(like ?? 'image') : Buffer.from(base64, 'base64');
  return bytesResource(bytes, contentTypeOf(name));
}

/** An entry may be anything; one without an id is kept under a name that no path has. */
function idOf(entry: unknown): string {
  const id = typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : undefined;
  return typeof id === 'string' ? id : `no-id-${JSON.stringify(entry)}`;
}
