import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMediaCacheName, mediaCacheName } from '../../src/contract/worker/worker-names';
import { saveReasons } from '../../src/contract/worker/worker-messages';
import { downloadHarness, saveRequest, type DownloadHarness } from '../testing/download-harness.fixture';
import { appOrigin } from '../testing/environment-double.fixture';
import { hostStory, type ServiceFault } from '../testing/service-double.fixture';
import { manifestOf } from './download-index';

const ids = ['1', '2', '3'];
const pages = ['cover', 'one', 'two'];

type Action =
  | {
      readonly type: 'save';
      readonly id: string;
      readonly saveReason: (typeof saveReasons)[number];
      readonly tab: string;
    }
  | { readonly type: 'save-all'; readonly tab: string }
  | { readonly type: 'pause' | 'resume' | 'remove' | 'change' | 'lose'; readonly id: string }
  | { readonly type: 'release' | 'open'; readonly id: string; readonly tab: string }
  | { readonly type: 'resume-all' | 'terminate' | 'sweep' | 'cut' | 'restore' | 'fill' }
  | { readonly type: 'break'; readonly id: string; readonly fault: ServiceFault };

const id = fc.constantFrom(...ids);
const tab = fc.constantFrom('tab', 'other tab');
const anyAction: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ type: fc.constant('save'), id, saveReason: fc.constantFrom(...saveReasons), tab }),
  },
  fc.record({ type: fc.constant('save-all'), tab }),
  fc.record({ type: fc.constantFrom('pause', 'resume', 'remove', 'change', 'lose'), id }),
  fc.record({ type: fc.constantFrom('release', 'open'), id, tab }),
  fc.record({ type: fc.constantFrom('resume-all', 'terminate', 'sweep', 'cut', 'restore', 'fill') }),
  fc.record({ type: fc.constant('break'), id, fault: fc.constantFrom<ServiceFault>(404, 503, 'cut') }),
);
/** Actions of one group run concurrently, each a number of turns after the previous one. */
const anyGroup = fc.array(fc.tuple(anyAction, fc.nat(6)), { minLength: 1, maxLength: 4 });
/** How many turns each response of the service takes, repeated cyclically. */
const anyDelays = fc.array(fc.nat(5), { minLength: 1, maxLength: 5 });

const waitTurns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((next) => setTimeout(next));
};

/** All bodies that were ever served under each address. */
function host(harness: DownloadHarness, served: Map<string, Set<string>>, id: string, version: number): void {
  const put = (path: string, body: string) => {
    const bodies = served.get(path) ?? new Set();
    served.set(path, bodies.add(body));
    harness.service.put(path, body);
  };
  const index = hostStory(harness.service, id, version % 2 === 0 ? pages : [...pages, 'more']);
  put(`/presentations/${id}/index.json`, index);
  for (const page of [...pages, 'more'])
    for (const kind of ['webp', 'mp3'])
      put(`/presentations/${id}/${page}.${kind}`, `${kind} of ${page}, version ${version}`);
}

async function doAction(
  harness: DownloadHarness,
  action: Action,
  change: (id: string) => void,
): Promise<void> {
  const { downloadManager, service, storage, caches } = harness;
  switch (action.type) {
    case 'save':
      return downloadManager.save(saveRequest(action.id, { saveReason: action.saveReason }), action.tab);
    case 'save-all':
      return downloadManager.saveAll(
        ids.map((one) => saveRequest(one, { saveReason: 'requested' })),
        action.tab,
      );
    case 'pause':
      return downloadManager.pause(action.id);
    case 'resume':
      return downloadManager.resume(action.id);
    case 'remove':
      return downloadManager.remove([action.id]);
    case 'release':
      return downloadManager.release(action.id, action.tab);
    case 'open':
      return downloadManager.recordAssignedIndex(action.id, action.tab, {
        index: hostedIndex(harness, action.id),
      });
    case 'resume-all':
      return downloadManager.resumeAll();
    case 'sweep':
      return downloadManager.repairAndRemoveAbandoned();
    case 'terminate':
      return void harness.restart();
    case 'change':
      return change(action.id);
    case 'cut':
      return void (service.isOnline = false);
    case 'restore':
      service.isOnline = true;
      storage.bytes = 100_000;
      for (const page of pages) for (const one of ids) service.repair(`/presentations/${one}/${page}.mp3`);
      return undefined;
    case 'fill':
      return void (storage.bytes = 30);
    case 'break':
      return void service.fail(`/presentations/${action.id}/one.mp3`, action.fault);
    case 'lose':
      for (const name of await caches.keys())
        if (readMediaCacheName(name)?.id === action.id) await caches.delete(name);
      return undefined;
  }
}

function hostedIndex({ service }: DownloadHarness, id: string): string {
  return service.bodyAt(`/presentations/${id}/index.json`) ?? '';
}

/**
 * Asserts that each complete generation of the ledger is complete in the caches, with bodies that the service served.
 */
async function expectWholeIsWhole(
  harness: DownloadHarness,
  served: ReadonlyMap<string, ReadonlySet<string>>,
) {
  for (const record of (await harness.ledger.all()).values()) {
    if (record.state === 'saved') expect(record.generation).toBeDefined();
    if (record.generation === undefined) continue;
    const bodyOf = (path: string) => harness.bodyOf(mediaCacheName(record.id, record.generation ?? 0), path);
    const index = await bodyOf(`/presentations/${record.id}/index.json`);
    if (index === undefined) throw new Error(`${record.id} has no index`);
    const { media } = manifestOf(record, index, appOrigin);
    const missing = record.state === 'saved' ? [] : record.counts.missing;
    for (const url of media.filter((one) => !missing.includes(one))) {
      const path = url.slice(appOrigin.length);
      expect(served.get(path)).toContain(await bodyOf(path));
    }
  }
}

/** Asserts that every cache belongs to a record. */
async function expectNoOrphans(harness: DownloadHarness) {
  const records = await harness.ledger.all();
  for (const name of await harness.caches.keys()) {
    const owner = readMediaCacheName(name);
    const record = owner && records.get(owner.id);
    const known = [
      record?.generation,
      record?.pending?.generation,
      ...(record?.viewers ?? []).map((viewer) => viewer.generation),
    ];
    expect(known).toContain(owner?.generation);
  }
}

async function runGroups(groups: readonly (readonly [Action, number][])[], delays: readonly number[]) {
  const harness = downloadHarness();
  const served = new Map<string, Set<string>>();
  const versions = new Map(ids.map((one) => [one, 0]));
  const change = (one: string) => {
    const version = (versions.get(one) ?? 0) + 1;
    versions.set(one, version);
    host(harness, served, one, version);
  };
  for (const one of ids) host(harness, served, one, 0);
  harness.pages.add('tab').add('other tab');
  harness.storage.bytes = 100_000;
  let answers = 0;
  harness.service.delay = () => waitTurns(delays[(answers += 1) % delays.length] ?? 0);
  const requested = new Set<string>();
  for (const group of groups) {
    const removed = new Set(group.flatMap(([action]) => (action.type === 'remove' ? [action.id] : [])));
    for (const one of removed) requested.delete(one);
    const isTerminated = group.some(([action]) => action.type === 'terminate');
    const terminated = harness.terminated();
    const actions: Promise<void>[] = [];
    for (const [action, later] of group) {
      await waitTurns(later);
      harness.clock.now += 1;
      actions.push(doAction(harness, action, change));
      if (
        action.type === 'save' &&
        action.saveReason === 'requested' &&
        !removed.has(action.id) &&
        !isTerminated
      )
        requested.add(action.id);
    }
    // Calls to a terminated worker never settle; its successor works in the background.
    await Promise.race([Promise.all(actions), terminated]);
    // A broken network or a full device lasts for one group of actions; otherwise nothing would be fetched any more.
    harness.service.isOnline = true;
    harness.storage.bytes = 100_000;
    await harness.downloadManager.resumeAll();
    // A worker detects on start that the browser deleted a cache.
    if (group.some(([action]) => action.type === 'lose')) harness.restart();
    await harness.downloadManager.repairAndRemoveAbandoned();
    await expectWholeIsWhole(harness, served);
    const records = await harness.ledger.all();
    for (const one of requested) expect(records.get(one)?.saveReason).toBe('requested');
  }
  return { harness, served, requested };
}

test('for any concurrent actions, complete stories are complete, stories that were requested stay, and no cache is orphaned', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyGroup, { minLength: 1, maxLength: 6 }),
      anyDelays,
      async (groups, delays) => {
        const { harness, served, requested } = await runGroups(groups, delays);
        // In the end the network is back, the device has storage, and a new worker repairs everything.
        await doAction(harness, { type: 'restore' }, () => undefined);
        harness.restart();
        await harness.downloadManager.repairAndRemoveAbandoned();
        harness.clock.now += 48 * 60 * 60_000;
        for (const one of requested) await harness.downloadManager.resume(one);
        await harness.downloadManager.resumeAll();
        await expectWholeIsWhole(harness, served);
        await expectNoOrphans(harness);
        const records = await harness.ledger.all();
        for (const one of requested) expect(records.get(one)?.state).toBe('saved');
      },
    ),
    { numRuns: 10, seed: 7 },
  );
});
