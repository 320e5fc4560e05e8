// A creation stream whose token the service refuses although the clock says that it is valid.
import { expect } from '../fixtures';
import { test } from '../creation/wizard-page';
import { leaveSession, providerRequests, signIn, storedSession } from '../../support/browser/session-page';

test.use({ variant: 'production', installsWorker: false });

test('a story whose stream is refused is made with another token', async ({
  page,
  service,
  reader,
  wizard,
}) => {
  reader.expectFault(/WebSocket connection to .* failed/);
  const session = await signIn(service);
  // Like one of a service that has new keys since.
  const accessToken = `${session.accessToken.slice(0, -8)}AAAAAAAA`;
  await leaveSession(page.context(), { ...session, accessToken });
  const streams: string[] = [];
  page.on('websocket', (socket) => streams.push(socket.url()));
  await service.hook.configure({ pace: 0 });
  await wizard.open();
  await service.hook.clearRequests();
  await wizard.askFor('A bear on a hill');
  await expect.poll(() => streams.length).toBe(2);
  await wizard.readNewStory('A bear on a hill');
  expect(await providerRequests(service)).toBe(1);
  expect(streams[0]).toContain(accessToken);
  expect(streams[1]).toContain((await storedSession(page))[0]);
});
