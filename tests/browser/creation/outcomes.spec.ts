// How a run can fail (spec contract §2, screens §6, §10), and that nothing that was entered is lost.
import { expect } from '../fixtures';
import { violationsAtRest } from '../accessibility';
import { test } from './wizard-page';

test.use({ installsWorker: false });

const failures = [
  ['abort', 'DENIED', 'Sorry, I cannot generate a story with this title.', 'Change the title'],
  ['error', 'ERROR', 'Oops, something went wrong.', 'Back to the story'],
  [
    'quota',
    'QUOTA_EXCEEDED',
    'Story generation quota exceeded. Please try again later.',
    'Back to the story',
  ],
] as const;

for (const [marker, state, text, back] of failures)
  test(`${marker}: a sad robot says so, and everything is kept`, async ({ wizard, page, service }) => {
    await service.hook.turn({ pace: 0 });
    await wizard.open();
    const title = `A bear [${marker}]`;
    await wizard.askFor(title);
    await wizard.expectState(state);
    await expect(wizard.question).toHaveText(text);
    await expect(wizard.question).toBeFocused();
    await expect(wizard.button('retry')).toHaveCount(marker === 'error' ? 1 : 0);
    expect(await violationsAtRest(page)).toEqual([]);
    await page.getByRole('button', { name: back }).click();
    if (marker === 'abort') {
      await expect(wizard.title).toHaveValue(title);
      await wizard.next();
    }
    await wizard.expectKept(title);
  });

test('a title that was denied can be changed, and the story is made', async ({ wizard, page, service }) => {
  await service.hook.turn({ pace: 0 });
  await wizard.open();
  await wizard.askFor('A bear [abort]');
  await page.getByRole('button', { name: 'Change the title' }).click();
  await wizard.title.fill('A bear with manners');
  await wizard.next();
  await wizard.button('create').click();
  await wizard.readNewStory('A bear with manners');
});

test('the quota of the service is reached', async ({ wizard, service }) => {
  await service.hook.turn({ quotaReached: true, pace: 0 });
  await wizard.open('xmas');
  await wizard.askFor('One story too many');
  await wizard.expectState('QUOTA_EXCEEDED');
});

test('a service that stays silent is given up after 5 minutes, also by a device that slept', async ({
  wizard,
  page,
  service,
}) => {
  await page.clock.install();
  await service.hook.turn({ pace: 0 });
  await wizard.open();
  await wizard.askFor('A bear [silence]');
  await expect(wizard.overlay.locator('.thinking')).toBeVisible();
  await page.clock.fastForward('04:50');
  await wizard.expectState('CREATING');
  await page.clock.fastForward('00:11');
  await wizard.expectState('TIMEOUT');
  await expect(wizard.question).toHaveText('Loading timeout');
  await expect(wizard.wizard.getByText('There was no story after 5 minutes.')).toBeVisible();
  await wizard.button('retry').click();
  await wizard.expectState('CREATING');
});

test('a stream that is refused and one that is cut in the middle are errors; after a retry there is one story', async ({
  wizard,
  reader,
  service,
}) => {
  reader.expectFault(/StreamLostError|WebSocket connection/);
  await service.hook.turn({ pace: 0 });
  await service.hook.refuseSockets(503, 1);
  await wizard.open('dark-tales');
  await wizard.askFor('The persistent bear');
  await wizard.expectState('ERROR');
  await expect(wizard.wizard.getByText('Bookworm cannot be reached right now.')).toBeVisible();
  await service.hook.cutSockets(3, 1);
  await wizard.button('retry').click();
  await expect(wizard.wizard.getByText('Your story may still arrive')).toBeVisible();
  await wizard.expectState('ERROR');
  await wizard.button('retry').click();
  await wizard.expectNewStory('The persistent bear');
  const made = await wizard.titlesOnTheShelf();
  expect(made.filter((title) => title === 'The persistent bear')).toHaveLength(1);
});

test('a server that is gone is an error that can be retried when it is back', async ({
  wizard,
  reader,
  service,
}) => {
  await service.hook.turn({ pace: 0 });
  await wizard.open();
  await wizard.fillIn('The patient bear');
  reader.expectFault(/StreamLostError|WebSocket connection/);
  await reader.goOffline();
  await wizard.button('create').click();
  await wizard.expectState('ERROR');
  await expect(wizard.question).toHaveText('Oops, something went wrong.');
  await expect(wizard.wizard.getByText('Bookworm cannot be reached right now.')).toBeVisible();
  await service.startAgain();
  await wizard.button('retry').click();
  await wizard.readNewStory('The patient bear');
});

test('a server that restarts in the middle of a run ends it; after a retry there is one story', async ({
  wizard,
  reader,
  service,
}) => {
  await service.hook.turn({ pace: 5 });
  await wizard.open();
  await wizard.askFor('The interrupted bear');
  await expect(wizard.overlay.locator('.thinking')).toBeVisible();
  reader.expectFault(/StreamLostError|WebSocket connection/);
  await reader.goOffline();
  await wizard.expectState('ERROR');
  await expect(wizard.wizard.getByText('Your story may still arrive')).toBeVisible();
  await service.startAgain();
  await service.hook.turn({ pace: 0 });
  await wizard.button('retry').click();
  await wizard.readNewStory('The interrupted bear');
  const made = await wizard.titlesOnTheShelf();
  expect(made.filter((title) => title === 'The interrupted bear')).toHaveLength(1);
});
