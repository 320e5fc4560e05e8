// Writes to a service from several sides at once, kills it in the middle, starts it again and compares, round after round.
import { randomFrom, type Random } from '../../mocks/random';
import { bookwormQuota } from '../../mocks/service/creation/quota';
import { startService } from '../support/service/service-process';
import { openCalls, settingsOf, type Calls } from './calls';
import { AcknowledgedChanges } from './acknowledged-changes';

/** Simultaneous writers. */
const lanes = 4;

/** What is known over all rounds. */
interface Course {
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

/** Runs the rounds, each of up to 40 writes, with a seed. Returns how many writes were acknowledged, and what was lost. */
export async function runKillRounds(dataFolder: string, rounds: number, seed: number) {
  const random = randomFrom(seed);
  const course: Course = {
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
    if (round === 0) course.changes.adopt(names);
    const faults = course.changes.compare(names).concat(broken.map((title) => `broken: ${title}`));
    course.faults.push(...faults.map((fault) => `seed ${seed}, round ${round}: ${fault}`));
    course.ids = new Map(ids);
    const writesUntilKill = round === rounds ? 0 : Math.floor(random() * 40);
    await writeUntilKilled(calls, course, writesUntilKill, () => service.kill());
  }
  return { acknowledged: course.acknowledged, made: course.made, faults: course.faults };
}

/** Writes from all lanes, and kills the service after so many answers, while other requests are under way. */
async function writeUntilKilled(
  calls: Calls,
  course: Course,
  answers: number,
  kill: () => Promise<void>,
): Promise<void> {
  let left = answers;
  const killed = new AbortController();
  let gone = answers === 0 ? kill() : undefined;
  const lane = async () => {
    while (!killed.signal.aborted && gone === undefined) {
      const isAnswered = await write(calls, course).then(
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
async function write(calls: Calls, course: Course): Promise<void> {
  const drawn = course.random();
  if (drawn < 0.4) return rate(calls, course);
  if (drawn < 0.55) return suggest(calls, course);
  if (drawn < 0.7) return removeSuggestion(calls, course);
  if (drawn < 0.85) return makeStory(calls, course);
  return removeStory(calls, course);
}

/** Records a change before it is sent and when it is answered: a status below 300 acknowledges it. */
async function change(
  course: Course,
  name: string,
  isThere: boolean,
  send: () => ReturnType<Calls['send']>,
): Promise<unknown> {
  course.changes.begin(name, isThere);
  const { status, json } = await send();
  course.changes.settle(name, status < 300);
  if (status < 300) course.acknowledged += 1;
  return status < 300 ? json : undefined;
}

const newName = (course: Course): string => {
  course.names += 1;
  return `number ${course.names}`;
};

const draw = (course: Course, kind: string): string | undefined => {
  const names = course.changes.present(kind);
  return names[Math.floor(course.random() * names.length)];
};

async function rate(calls: Calls, course: Course): Promise<void> {
  const id = crypto.randomUUID();
  const rating = { presentationId: '9007199254740992', storyRating: 5, imageRating: 4, voiceRating: 3 };
  const record = { id, ...rating, comment: newName(course) };
  await change(course, `rating ${id}`, true, () => calls.send('sendFeedback', {}, record));
}

async function suggest(calls: Calls, course: Course): Promise<void> {
  const suggestion = newName(course);
  const name = `suggestion ${suggestion}`;
  const added = await change(course, name, true, () => calls.send('suggest', {}, { suggestion }));
  if (added !== undefined) course.ids.set(name, String(Object(added).id));
}

async function removeSuggestion(calls: Calls, course: Course): Promise<void> {
  const name = draw(course, 'suggestion');
  const suggestionId = name && course.ids.get(name);
  if (name === undefined || suggestionId === undefined) return suggest(calls, course);
  await change(course, name, false, () => calls.send('deleteSuggestion', { suggestionId }));
}

async function makeStory(calls: Calls, course: Course): Promise<void> {
  const title = newName(course);
  const name = `presentation ${title}`;
  course.asked += 1;
  const made = await change(course, name, true, () => calls.send('newSlidedeck', {}, settingsOf(title)));
  if (made === undefined) {
    if (course.asked <= bookwormQuota.perHour) course.faults.push(`refused too early: ${title}`);
    return;
  }
  course.made += 1;
  if (course.made > bookwormQuota.perHour) course.faults.push(`beyond the quota: ${title}`);
  const id = String(Object(made).url).split('/')[1] ?? '';
  if (course.madeIds.has(id)) course.faults.push(`an id for the second time: ${id}`);
  course.madeIds.add(id);
  course.ids.set(name, id);
}

async function removeStory(calls: Calls, course: Course): Promise<void> {
  const name = draw(course, 'presentation');
  const presentationId = name && course.ids.get(name);
  if (name === undefined || presentationId === undefined) return rate(calls, course);
  const call = course.random() < 0.5 ? 'unpublish' : 'deletePresentation';
  await change(course, name, false, () => calls.send(call, { presentationId }));
}
