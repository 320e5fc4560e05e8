// Writes to a service from several sides at once, kills it in the middle, starts it again and compares, round after round.
import { randomFrom, type Random } from '../../mocks/base/random';
import { bookwormQuota } from '../../mocks/service/creation/quota';
import { startService } from '../support/service/service-process';
import { openCalls, settingsOf, type Calls } from './durability-calls';
import { AcknowledgedChanges } from './acknowledged-changes';

/** Simultaneous writers. */
const lanes = 4;

/** The state over all rounds. */
interface KillRun {
  readonly random: Random;
  readonly changes: AcknowledgedChanges;
  /** Ids of presentations that were made, which may not come again. */
  readonly madeIds: Set<string>;
  readonly faults: string[];
  /** Ids by name, of this round. */
  ids: Map<string, string>;
  names: number;
  made: number;
  asked: number;
  acknowledged: number;
}

/** Runs the rounds, each of up to 40 writes, with a seed. Returns the number of acknowledged writes, and the lost ones. */
export async function runKillRounds(dataFolder: string, rounds: number, seed: number) {
  const random = randomFrom(seed);
  const run: KillRun = {
    random,
    changes: new AcknowledgedChanges(),
    madeIds: new Set(),
    faults: [],
    ids: new Map(),
    names: 0,
    made: 0,
    asked: 0,
    acknowledged: 0,
  };
  for (let round = 0; round <= rounds; round += 1) {
    const service = await startService({ dataFolder, faults: true });
    const calls = await openCalls(service.origin);
    const { names, ids, broken } = await calls.readAll();
    if (round === 0) run.changes.adopt(names);
    const faults = run.changes.compare(names).concat(broken.map((title) => `broken: ${title}`));
    run.faults.push(...faults.map((fault) => `seed ${seed}, round ${round}: ${fault}`));
    run.ids = new Map(ids);
    const writesUntilKill = round === rounds ? 0 : Math.floor(random() * 40);
    await writeUntilKilled(calls, run, writesUntilKill, () => service.kill());
  }
  return { acknowledged: run.acknowledged, made: run.made, faults: run.faults };
}

/** Writes from all lanes, and kills the service after so many answers, while other requests are under way. */
async function writeUntilKilled(
  calls: Calls,
  run: KillRun,
  answers: number,
  kill: () => Promise<void>,
): Promise<void> {
  let left = answers;
  const killed = new AbortController();
  let gone = answers === 0 ? kill() : undefined;
  const lane = async () => {
    while (!killed.signal.aborted && gone === undefined) {
      const isAnswered = await write(calls, run).then(
        () => true,
        () => false,
      );
      left -= 1;
      if (!isAnswered) killed.abort();
      else if (left <= 0) gone ??= kill();
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  await (gone ?? kill());
}

/** Sends one write. Throws when the connection breaks. */
async function write(calls: Calls, run: KillRun): Promise<void> {
  const drawn = run.random();
  if (drawn < 0.4) return rate(calls, run);
  if (drawn < 0.55) return suggest(calls, run);
  if (drawn < 0.7) return removeSuggestion(calls, run);
  if (drawn < 0.85) return makeStory(calls, run);
  return removeStory(calls, run);
}

/** Records a change before it is sent and when it is answered: a status below 300 acknowledges it. */
async function change(
  run: KillRun,
  name: string,
  isThere: boolean,
  send: () => ReturnType<Calls['send']>,
): Promise<unknown> {
  run.changes.begin(name, isThere);
  const { status, json } = await send();
  run.changes.settle(name, status < 300);
  if (status < 300) run.acknowledged += 1;
  return status < 300 ? json : undefined;
}

const newName = (run: KillRun): string => {
  run.names += 1;
  return `number ${run.names}`;
};

const draw = (run: KillRun, kind: string): string | undefined => {
  const names = run.changes.present(kind);
  return names[Math.floor(run.random() * names.length)];
};

async function rate(calls: Calls, run: KillRun): Promise<void> {
  const id = crypto.randomUUID();
  const rating = { presentationId: '9007199254740992', storyRating: 5, imageRating: 4, voiceRating: 3 };
  const record = { id, ...rating, comment: newName(run) };
  await change(run, `rating ${id}`, true, () => calls.send('sendFeedback', {}, record));
}

async function suggest(calls: Calls, run: KillRun): Promise<void> {
  const suggestion = newName(run);
  const name = `suggestion ${suggestion}`;
  const added = await change(run, name, true, () => calls.send('suggest', {}, { suggestion }));
  if (added !== undefined) run.ids.set(name, String(Object(added).id));
}

async function removeSuggestion(calls: Calls, run: KillRun): Promise<void> {
  const name = draw(run, 'suggestion');
  const suggestionId = name && run.ids.get(name);
  if (name === undefined || suggestionId === undefined) return suggest(calls, run);
  await change(run, name, false, () => calls.send('deleteSuggestion', { suggestionId }));
}

async function makeStory(calls: Calls, run: KillRun): Promise<void> {
  const title = newName(run);
  const name = `presentation ${title}`;
  run.asked += 1;
  const made = await change(run, name, true, () => calls.send('newSlidedeck', {}, settingsOf(title)));
  if (made === undefined) {
    if (run.asked <= bookwormQuota.perHour) run.faults.push(`refused too early: ${title}`);
    return;
  }
  run.made += 1;
  if (run.made > bookwormQuota.perHour) run.faults.push(`beyond the quota: ${title}`);
  const id = String(Object(made).url).split('/')[1] ?? '';
  if (run.madeIds.has(id)) run.faults.push(`an id for the second time: ${id}`);
  run.madeIds.add(id);
  run.ids.set(name, id);
}

async function removeStory(calls: Calls, run: KillRun): Promise<void> {
  const name = draw(run, 'presentation');
  const presentationId = name && run.ids.get(name);
  if (name === undefined || presentationId === undefined) return rate(calls, run);
  const published = name.replace('presentation', 'published');
  if (run.changes.isThere(published))
    await change(run, published, false, () => calls.send('unpublish', { presentationId }));
  else await change(run, name, false, () => calls.send('deletePresentation', { presentationId }));
}
