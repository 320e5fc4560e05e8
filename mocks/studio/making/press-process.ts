// The process that presses one story, talk or party and then ends. It has a lower priority than the service, so that drawing and
// speaking never delay an answer, and ends with it.
import { constants, setPriority } from 'node:os';
import * as v from 'valibot';
import { isDiskFull } from '../../base/disk-full';
import { NoVoiceError } from '../voices/speakers/japanese-voice';
import { pressJobSchema, type PressJob, type PressMessage } from './press-messages';
import { pressPresentation, type PressWork } from '../press/press-presentation';

// Before the press is loaded: threads that begin later inherit it. A process of low priority gets next to nothing of a machine that
// is always busy, so tests set another.
setPriority(Number(process.env['BOOKWORM_PRESS_PRIORITY'] ?? constants.priority.PRIORITY_BELOW_NORMAL));

/** Tests set a small one: encoding is most of what a story costs. */
const { BOOKWORM_PICTURE_SIZE: pictureSize } = process.env;

const send = (message: PressMessage) => process.send?.(message);

async function work(message: unknown): Promise<void> {
  try {
    const { default: sharp } = await import('sharp');
    // One run takes one core: two share the machine.
    sharp.concurrency(1);
    const job = v.parse(pressJobSchema, message);
    const times = await pressPresentation(
      { folder: job.folder, imageStyle: job.request.imageStyle },
      await writerOf(job),
      {
        now: () => performance.now(),
        onProgress: (progress) => send({ type: 'progress', ...progress }),
        pictureSize: pictureSize === undefined ? undefined : Number(pictureSize),
      },
    );
    send({ type: 'done', times });
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const cause = causeOf(error);
    send({ type: 'failed', reason, ...(cause && { cause }) });
  }
}

function causeOf(error: unknown) {
  if (isDiskFull(error)) return 'disk-full';
  return error instanceof NoVoiceError ? 'no-voice' : undefined;
}

/** Loads what writes the job's story, talk or party, and nothing else. */
async function writerOf({ request, ...job }: PressJob): Promise<() => PressWork> {
  switch (request.kind) {
    case 'PRESENTATION': {
      const { talkWork } = await import('./talk-work');
      return () => talkWork({ ...job, request });
    }
    case 'DALLIC_PARTY': {
      const { partyWork } = await import('./party-work');
      return () => partyWork({ ...job, request });
    }
    case 'STORY':
    case 'CHILDRENS_STORY':
    case 'DARKTALE':
    case 'CHRISTMAS_STORY': {
      const { storyWork } = await import('./story-work');
      return () => storyWork({ ...job, request });
    }
  }
}

process.once('message', (message) => void work(message).then(() => process.disconnect()));
// The service has ended or cancelled the run: nobody waits for it. A message that is just being sent then fails.
for (const event of ['disconnect', 'error']) process.once(event, () => process.exit());
