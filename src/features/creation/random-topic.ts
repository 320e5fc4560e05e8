// Gets a random topic for the title of a presentation (spec contract §5, screens §11).
import { topicWhenTheCallFails } from '../../contract/service/bodies';
import type { Api } from '../../platform/http/api';

interface TopicDeps extends Pick<Api, 'newTopic'> {
  readonly report: (error: unknown, where: string) => void;
}

/**
 * Returns a topic of the service, or the specified text when the call fails, which is reported. Throws the signal's AbortError
 * when the person has left.
 */
export async function randomTopic({ newTopic, report }: TopicDeps, signal: AbortSignal): Promise<string> {
  try {
    return await newTopic(signal);
  } catch (error) {
    signal.throwIfAborted();
    report(error, 'creation: random topic');
    return topicWhenTheCallFails;
  }
}
