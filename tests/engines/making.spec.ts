// A story from the wizard to its first narration, over the engine's own WebSocket.
import { test } from './fixtures';

test('a story that is made in the wizard is on the shelf, and plays', async ({ reader, service }) => {
  await service.hook.turn({ pace: 0 });
  const title = await reader.makeStory();
  await reader.openNewStory(title);
  await reader.playNarration('Play');
});
