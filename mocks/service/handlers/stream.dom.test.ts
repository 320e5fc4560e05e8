// Tests the stream as the app's unit tests use it: with MSW's socket in place of the browser's.
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createService } from '../service';
import { libraryStory } from '../library-presentations.fixture';
import { streamHandler } from './stream';

const server = setupServer();
beforeAll(() => server.listen());
afterAll(() => server.close());

test('a page exchanges messages with the stream without a port', async () => {
  const service = createService({ library: [libraryStory({ id: '1' })], now: Date.now });
  server.use(streamHandler({ service, newRunId: () => 'run', pace: () => 0, silent: () => false }));
  const socket = new WebSocket('wss://bookworm.example.com/presentation?jwt=anon');
  const person = {
    name: '',
    personDescription: '',
    imageDescription: '',
    speaker: '',
    textGeneratorName: '',
  };
  socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'create-person', ...person })));
  const received: string[] = [];
  await new Promise<void>((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      received.push(String(data));
      if (String(data).includes('created-person')) resolve();
    });
  });
  expect(received).toHaveLength(2);
  socket.close();
});
