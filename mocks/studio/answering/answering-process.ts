// The process that answers questions, one after the other: hearing one takes a second of a core, in which the service answers others. It
// has a lower priority than the service, and ends with it.
import { constants, setPriority } from 'node:os';
import * as v from 'valibot';
import { createAnswerer } from './answerer';
import { answeringJobSchema, type AnsweringMessage } from './answering-messages';

// As the press does: a process of low priority gets next to nothing of a machine that is always busy, so tests set another.
setPriority(Number(process.env['BOOKWORM_PRESS_PRIORITY'] ?? constants.priority.PRIORITY_BELOW_NORMAL));

const answerer = createAnswerer();

async function answer(message: unknown): Promise<AnsweringMessage> {
  try {
    const { question, presentation } = v.parse(answeringJobSchema, message);
    const { entry, index } = presentation;
    return { type: 'answered', answer: await answerer.answer(question, { entry, index }) };
  } catch (error) {
    return {
      type: 'failed',
      reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

process.on('message', (message) => void answer(message).then((answered) => process.send?.(answered)));
// The service has ended, or wants no more: nobody waits for the answer. A message that is just being sent then fails.
for (const event of ['disconnect', 'error']) process.once(event, () => process.exit());
