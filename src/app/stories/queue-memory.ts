// What is being saved together; lives as long as the page, so that each screen counts the same.
import { createQueueMemory } from '../../features/offline/queue/QueueLine';

export const queueMemory = createQueueMemory();
