// Calls the service as its pages do, and reads everything that it knows.
import * as v from 'valibot';
import { createTestHook } from '../../mocks/server/test-hook-client';
import { pathOfCall, serviceCalls, type CallName } from '../../src/contract/service/calls';
import type { NewPresentationSettings } from '../../src/contract/creation/creation-settings';

const presentations = v.array(
  v.object({ id: v.string(), title: v.string(), published: v.optional(v.literal(false)) }),
);
const ratings = v.array(v.object({ id: v.string() }));
const suggestions = v.array(v.object({ id: v.string(), suggestion: v.string() }));

interface Known {
  /** A name for everything that is there: `rating {id}`, `suggestion {text}`, `presentation {title}`, and `published {title}` beside it. */
  readonly names: ReadonlySet<string>;
  /** The ids of suggestions and presentations, by name. */
  readonly ids: ReadonlyMap<string, string>;
  /** Presentations without an index. */
  readonly broken: readonly string[];
}

export interface Calls {
  /** Returns the response's status and its JSON. Throws when the connection breaks. */
  send(
    call: CallName,
    fill?: Record<string, string>,
    body?: unknown,
  ): Promise<{ status: number; json: unknown }>;
  readAll(): Promise<Known>;
}

/** Signs in as staff and returns the calls. */
export async function openCalls(origin: string): Promise<Calls> {
  const token = await createTestHook(origin).staffToken();
  const send: Calls['send'] = async (call, fill = {}, body) => {
    const response = await fetch(origin + pathOfCall(call, fill), {
      method: serviceCalls[call].method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, json: text === '' ? undefined : JSON.parse(text) };
  };
  const list = async (call: CallName): Promise<unknown> => {
    const { status, json } = await send(call);
    return status === 404 ? [] : json;
  };
  return {
    send,
    readAll: async () => {
      const stories = v.parse(presentations, await list('listPresentations'));
      const records = v.parse(ratings, await list('listFeedback'));
      const topics = v.parse(suggestions, await list('listSuggestions'));
      const ids = new Map([
        ...stories.map(({ id, title }) => [`presentation ${title}`, id] as const),
        ...topics.map(({ id, suggestion }) => [`suggestion ${suggestion}`, id] as const),
      ]);
      const indexes = await Promise.all(
        stories.map(({ id }) => send('presentationIndex', { presentationId: id })),
      );
      return {
        names: new Set([
          ...ids.keys(),
          ...records.map(({ id }) => `rating ${id}`),
          ...stories.flatMap(({ title, published = true }) => (published ? [`published ${title}`] : [])),
        ]),
        ids,
        broken: stories.filter((_, index) => indexes[index]?.status !== 200).map(({ title }) => title),
      };
    },
  };
}

/** Returns the settings of a story with this title. */
export function settingsOf(title: string): NewPresentationSettings {
  return {
    kind: 'STORY',
    title,
    numberOfSlides: 3,
    language: 'English',
    createCoverSlideVideo: false,
    contentModeration: false,
    promotion: 'none',
    imageGeneratorName: 'mock',
    speakerVideoGeneratorName: 'none',
    textGeneratorName: 'mock',
    person: { name: '', personDescription: '', imageDescription: '', speaker: '' },
  };
}
