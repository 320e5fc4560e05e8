// What surrounds a creation, faked for tests.
import { expect } from 'vitest';
import { readServerFrame, type ServerFrame } from '../../../src/contract/creation/stream-frames';
import { libraryStory } from '../library-presentations.fixture';
import type { CreationContext, CreationDeps } from './creation-context';
import type { PressProgress } from '../../studio/press/press-progress';

const times = { writing: 0, drawing: 0, speaking: 0, encoding: 0, filming: 0 };

/** Returns all that a creation needs; `events` records what happens, in order. The press reports the progress. */
export function creationDoubles(
  progress: readonly PressProgress[],
  change: Partial<CreationDeps & CreationContext> = {},
) {
  const events: unknown[] = [];
  const frames: ServerFrame[] = [];
  const deps: CreationDeps & CreationContext = {
    maker: {
      make: async ({ id, request, seed }, { onTurn, onProgress }) => {
        onTurn?.();
        events.push({ request, seed });
        for (const at of progress) onProgress(at);
        return { ...libraryStory({ id }), times };
      },
      foldersOf: (id) => [`work/${id}`, `presentations/${id}`],
    },
    isForbidden: (title) => title.includes('murder'),
    sendMail: async ({ to, link }) => void events.push(`mail to ${to}: ${link}`),
    linkOf: (id) => `http://localhost/#/story/read/${id}`,
    uploads: {
      take: async (name) => {
        events.push(`took ${name}`);
        return name.endsWith('jpg') ? Buffer.from('photo') : undefined;
      },
    },
    newSeed: () => 7,
    now: () => new Date(0),
    reserve: async () => {
      events.push('reserved');
      return {
        commit: async () => void events.push('reservation committed'),
        release: async () => void events.push('reservation released'),
      };
    },
    nextId: async () => '12',
    addPresentation: async ({ entry }, published) =>
      void events.push(`stored ${entry.id}${published ? ', published' : ''}`),
    showPictures: (id, folders) => {
      events.push(`shows ${id} in ${folders.join(', ')}`);
      return () => void events.push('shows no more');
    },
    simpleOnly: false,
    send: (sent) => {
      expect(readServerFrame(JSON.stringify(sent)).outcome).toBe('read');
      frames.push(sent);
      events.push(sent.type);
    },
    signal: new AbortController().signal,
    ...change,
  };
  const messages = () => frames.map((sent) => ('message' in sent ? sent.message : sent.type));
  return { deps, events, frames, messages };
}

/** A press that breaks down. */
export const brokenMaker: CreationDeps['maker'] = {
  make: () => Promise.reject(new Error('no ink')),
  foldersOf: () => [],
};
