// Counts the objects in the heap of a page by their kind, so that a test sees even a small leak.
import type { Page } from '@playwright/test';
import * as v from 'valibot';

/** Objects of one kind, and their bytes. */
interface Amount {
  readonly count: number;
  readonly bytes: number;
}

/** By type and class, such as `object:Map`. */
export type HeapObjects = ReadonlyMap<string, Amount>;

const snapshot = v.object({
  snapshot: v.object({
    meta: v.object({
      node_fields: v.array(v.string()),
      node_types: v.tupleWithRest([v.array(v.string())], v.unknown()),
    }),
  }),
  nodes: v.array(v.number()),
  strings: v.array(v.string()),
});

/** What the engine makes of scripts. It goes on optimising for hundreds of turns, which takes more bytes than anything else. */
const ofEngine: ReadonlySet<string> = new Set(['code', 'hidden', 'object shape', 'synthetic']);
/** Their names are their contents. */
const unnamed: ReadonlySet<string> = new Set(['string', 'concatenated string', 'sliced string', 'number']);
/**
 * What the browser records by itself: the entries of its performance timeline, a few hundred at most, and each request that a page makes
 * while a test is attached.
 */
const recorded =
  /^(system|Performance|TaskAttributionTiming|blink::(Script|Network)|LayoutShift|DOMRect|.*ContentfulPaint|blink::HeapVectorBacking.*(Performan|TaskAttri))/;

/** Returns the objects that a page holds after a garbage collection. */
export async function heapObjectsOf(page: Page): Promise<HeapObjects> {
  const cdp = await page.context().newCDPSession(page);
  const parts: string[] = [];
  cdp.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => void parts.push(chunk));
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await cdp.detach();
  return readSnapshot(parts.join(''));
}

function readSnapshot(text: string): HeapObjects {
  const { snapshot: head, nodes, strings } = v.parse(snapshot, JSON.parse(text));
  const fields = head.meta.node_fields;
  const [types] = head.meta.node_types;
  const valueOf = (node: number, field: string): number => nodes[node + fields.indexOf(field)] ?? 0;
  const amounts = new Map<string, Amount>();
  for (let node = 0; node < nodes.length; node += fields.length) {
    const type = types[valueOf(node, 'type')] ?? '';
    const name = strings[valueOf(node, 'name')] ?? '';
    if (ofEngine.has(type) || (type === 'native' && recorded.test(name))) continue;
    // The number behind a scope differs from one snapshot to the next.
    const kind = unnamed.has(type) ? type : `${type}:${name.replace(/ @.*/, '')}`;
    const { count, bytes } = amounts.get(kind) ?? { count: 0, bytes: 0 };
    amounts.set(kind, { count: count + 1, bytes: bytes + valueOf(node, 'self_size') });
  }
  return amounts;
}

/** Returns the kinds of which there are at least `least` more than before, and how many more. */
export function grownSince(before: HeapObjects, after: HeapObjects, least: number): Record<string, number> {
  const more = [...after].map(([kind, { count }]) => [kind, count - (before.get(kind)?.count ?? 0)] as const);
  return Object.fromEntries(more.filter(([, count]) => count >= least));
}

/** Returns the bytes of all objects. */
export function bytesOf(objects: HeapObjects): number {
  return [...objects.values()].reduce((sum, { bytes }) => sum + bytes, 0);
}
