// Kills the service in the middle of a run and starts it again with the same data: what it lists then must be whole, and what it
// acknowledged must be there.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { faultsOfStory } from '../../mocks/story-maker/making/made-story.fixture';
import { startService } from '../security/service-process';
import { askForStory, plainStory } from './ask-for-story';

/** When the service is killed: so many milliseconds after so many frames of the run. */
export interface KillPoint {
  readonly frames: number;
  readonly delay: number;
}

/** The number of frames that a whole run of `plainStory` sends. */
export const framesOfRun = 2 + 2 * (plainStory.pageCount + 2) + 2;

const listSchema = v.array(v.object({ id: v.string() }));
/** The ids of the fixture library. */
const library = ['9007199254740992', '9007199254740993'];

/** Kills at each point in turn, always with the same data. Returns what was wrong afterwards. */
export async function killAtPoints(points: readonly KillPoint[]): Promise<string[]> {
  const data = await mkdtemp(path.join(tmpdir(), 'killed-'));
  const acknowledged = new Set<string>();
  const faults: string[] = [];
  try {
    for (const [round, point] of points.entries()) {
      const created = await runUntilKilled(data, point, round);
      if (created !== undefined) acknowledged.add(created);
      const found = await faultsAfterRestart(data, acknowledged);
      faults.push(...found.map((fault) => `killed ${point.delay} ms after frame ${point.frames}: ${fault}`));
    }
    return faults;
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}

/** Returns the id of the story whose end was reported before the kill; undefined when none was. */
async function runUntilKilled(data: string, { frames, delay }: KillPoint, round: number) {
  const service = await startService({ dataFolder: data });
  let killed: Promise<void> | undefined;
  const kill = () => {
    killed ??= sleep(delay).then(() => service.kill());
  };
  const title = `${plainStory.title}, ${round}`;
  const sent = await askForStory(service.origin, { ...plainStory, title }, (_, count) => {
    if (count >= frames) kill();
  });
  kill();
  await killed;
  const last = sent.at(-1);
  return last?.type === 'created-presentation' ? last.id : undefined;
}

async function faultsAfterRestart(data: string, acknowledged: ReadonlySet<string>): Promise<string[]> {
  const service = await startService({ dataFolder: data });
  try {
    const answer = await fetch(`${service.origin}/api/presentation`);
    const listed = v.parse(listSchema, await answer.json()).map(({ id }) => id);
    const made = listed.filter((id) => !library.includes(id));
    const faults = await Promise.all(
      made.map(async (id) => {
        const found = await faultsOfStory(path.join(data, 'presentations', id));
        const index = await fetch(`${service.origin}/presentations/${id}/index.json`);
        return [...found, ...(index.ok ? [] : ['its index is not served'])].map((fault) => `${id}: ${fault}`);
      }),
    );
    const lost = [...acknowledged].filter((id) => !listed.includes(id));
    return [...faults.flat(), ...lost.map((id) => `${id} was acknowledged and is gone`)];
  } finally {
    await service.stop();
  }
}
