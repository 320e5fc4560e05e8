// Gets a random topic for the title of a presentation (spec contract §5, screens §11).
import type { Timers } from '../../../base/clock';
import { topicWhenTheCallFails } from '../../../contract/service/bodies';
import { pathOfCall } from '../../../contract/service/calls';
import { inTime } from '../../../platform/http/time-limit';

export interface TopicDeps {
  readonly newTopic: (signal?: AbortSignal) => Promise<string>;
  /** Times the service's answer. */
  readonly callTimers: Timers;
  readonly report: (error: unknown, where: string) => void;
}

/**
 * Returns a topic of the service, or the specified text when the call fails or takes too long, which is reported. Throws the signal's AbortError
 * when the person has left.
 */
export async function randomTopic(
  { newTopic, callTimers, report }: TopicDeps,
  signal: AbortSignal,
): Promise<string> {
  const limit = {
    clock: callTimers,
    url: pathOfCall('newTopic'),
    signal,
  };
  try {
    return await inTime(limit, newTopic);
  } catch (error) {
    signal.throwIfAborted();
    report(error, 'creation: random topic');
    return topicWhenTheCallFails;
  }
}
