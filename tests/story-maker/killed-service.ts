// Kills the service in the middle of a run and starts it again with the same data: what it lists then must be whole, and what it
// acknowledged must be there.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { faultsOfStory } from '../../mocks/studio/making/made-story.fixture';
import type { ClientFrame } from '../../src/contract/creation/stream-frames';
import { startService, type ServiceProcess } from '../support/service/service-process';
import { askForStory, plainStory } from './ask-for-story';

/** The point of a kill: `delay` milliseconds after `frames` frames of the run. */
export interface KillPoint {
  readonly frames: number;
  readonly delay: number;
}

/** Returns the number of frames that a whole run of `plainStory` with `pageCount` pages sends. */
export function framesOfRun(pageCount: number): number {
  return 2 + 2 * (pageCount + 2) + 2;
}

const listSchema = v.array(v.object({ id: v.string() }));
/** The ids of the fixture library. */
const library = ['9007199254740992', '9007199254740993'];

/**
 * Makes a story of `pageCount` pages and kills the service at each point in turn. Each new service starts with the same data and is
 * killed next. Returns the faults after each start.
 */
export async function killAtPoints(points: readonly KillPoint[], pageCount: number): Promise<string[]> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'killed-'));
  const acknowledged = new Set<string>();
  const faults: string[] = [];
  let service = await startService({ dataFolder });
  try {
    for (const [round, point] of points.entries()) {
      const title = `${plainStory.title}, ${round}`;
      const created = await runUntilKilled(service, point, { ...plainStory, title, pageCount });
      if (created !== undefined) acknowledged.add(created);
      service = await startService({ dataFolder });
      const found = await faultsAfterRestart(service, dataFolder, acknowledged);
      faults.push(...found.map((fault) => `killed ${point.delay} ms after frame ${point.frames}: ${fault}`));
    }
    return faults;
  } finally {
    await service.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

/** Returns the id of the story whose end was reported before the kill; undefined when none was. */
async function runUntilKilled(
  service: ServiceProcess,
  { frames, delay }: KillPoint,
  story: ClientFrame,
): Promise<string | undefined> {
  let killed: Promise<void> | undefined;
  const kill = () => {
    killed ??= sleep(delay).then(() => service.kill());
  };
  const sent = await askForStory(service.origin, story, (_, count) => {
    if (count >= frames) kill();
  });
  kill();
  await killed;
  const last = sent.at(-1);
  return last?.type === 'created-presentation' ? last.id : undefined;
}

async function faultsAfterRestart(
  { origin }: ServiceProcess,
  data: string,
  acknowledged: ReadonlySet<string>,
): Promise<string[]> {
  const response = await fetch(`${origin}/api/presentation`);
  const listed = v.parse(listSchema, await response.json()).map(({ id }) => id);
  const made = listed.filter((id) => !library.includes(id));
  const faults = await Promise.all(
    made.map(async (id) => {
      const found = await faultsOfStory(path.join(data, 'presentations', id));
      const index = await fetch(`${origin}/presentations/${id}/index.json`);
      return [...found, ...(index.ok ? [] : ['its index is not served'])].map((fault) => `${id}: ${fault}`);
    }),
  );
  const lost = [...acknowledged].filter((id) => !listed.includes(id));
  return [...faults.flat(), ...lost.map((id) => `${id} was acknowledged and is gone`)];
}
