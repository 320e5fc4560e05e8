// The process that presses one story, talk or party and then ends. It has a lower priority than the service, so that drawing and
// speaking never delay an answer, and ends with it.
import { constants, setPriority } from 'node:os';
import * as v from 'valibot';
import { isDiskFull } from '../../store/disk-full';
import type { PressDeps } from './press-deps';
import { pressJobSchema, type PressMessage, type PressTimes } from './press-messages';

// Before the press is loaded: threads that begin later inherit it. A process of low priority gets next to nothing of a machine that
// is always busy, so tests set another.
setPriority(Number(process.env['BOOKWORM_PRESS_PRIORITY'] ?? constants.priority.PRIORITY_BELOW_NORMAL));

const send = (message: PressMessage) => process.send?.(message);

async function work(message: unknown): Promise<void> {
  try {
    const { default: sharp } = await import('sharp');
    // One run takes one core: two share the machine.
    sharp.concurrency(1);
    const times = await press(v.parse(pressJobSchema, message), {
      now: () => performance.now(),
      onProgress: (progress) => send({ type: 'progress', ...progress }),
    });
    send({ type: 'done', times });
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    send({ type: 'failed', reason, isDiskFull: isDiskFull(error) });
  }
}

/** Presses what the job asks for, and loads only what that needs. */
async function press(
  { request, ...job }: v.InferOutput<typeof pressJobSchema>,
  deps: PressDeps,
): Promise<PressTimes> {
  switch (request.kind) {
    case 'PRESENTATION': {
      const [{ pressMadeTalk }, { writeTalk }] = await Promise.all([
        import('./talk/press-made-talk'),
        import('../talks/write-talk'),
      ]);
      return pressMadeTalk({ ...job, request }, { ...deps, write: writeTalk });
    }
    case 'DALLIC_PARTY': {
      const [{ pressParty }, { writeParty }] = await Promise.all([
        import('./press-party'),
        import('../party/write-party'),
      ]);
      return pressParty({ ...job, request }, { ...deps, write: writeParty });
    }
    case 'STORY':
    case 'CHILDRENS_STORY':
    case 'DARKTALE':
    case 'CHRISTMAS_STORY': {
      const [{ pressMadeStory }, { writeStory }] = await Promise.all([
        import('./press-made-story'),
        import('../writing/write-story'),
      ]);
      return pressMadeStory({ ...job, request }, { ...deps, write: writeStory });
    }
  }
}

process.once('message', (message) => void work(message).then(() => process.disconnect()));
// The service has ended or cancelled the run: nobody waits for it. A message that is just being sent then fails.
for (const event of ['disconnect', 'error']) process.once(event, () => process.exit());
