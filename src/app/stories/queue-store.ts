// Holds the ids of the save queue as long as the page is open, so that each screen shows the same count.
import { createQueueStore } from '../../features/offline/QueueLine';

export const queueStore = createQueueStore();
