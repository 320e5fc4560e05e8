// The process that presses one story and then ends. It runs below the service, so that drawing and speaking never delay an
// answer, and ends with it.
import { constants, setPriority } from 'node:os';
import * as v from 'valibot';
import { writeStory } from '../writing/write-story';
import { pressJobSchema, type PressMessage } from './press-messages';

// Before the press is loaded: threads that begin later inherit it.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const send = (message: PressMessage) => process.send?.(message);

async function work(message: unknown): Promise<void> {
  try {
    const [{ pressMadeStory }, { default: sharp }] = await Promise.all([
      import('./press-made-story'),
      import('sharp'),
    ]);
    // One story takes one core: two share the machine.
    sharp.concurrency(1);
    const times = await pressMadeStory(v.parse(pressJobSchema, message), {
      write: writeStory,
      now: () => performance.now(),
      onProgress: (progress) => send({ type: 'progress', ...progress }),
    });
    send({ type: 'done', times });
  } catch (error) {
    send({ type: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

process.once('message', (message) => void work(message).then(() => process.disconnect()));
// The service has ended or given the story up: nobody waits for it. A message that is just being sent then fails.
for (const event of ['disconnect', 'error']) process.once(event, () => process.exit());
