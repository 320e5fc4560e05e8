// How a run can fail (spec contract §2, screens §6, §10), and that nothing that was entered is lost.
import { expect } from '../fixtures';
import { fastForwardAndStop } from '../../support/browser/page-scripts';
import { violationsAtRest } from '../accessibility';
import { passUntilAsked, passUntilMade, test } from './wizard-page';

test.use({ installsWorker: false });

const failures = [
  ['abort', 'DENIED', 'Sorry, I cannot generate a story with this title.', 'Change the title'],
  ['no-story', 'DENIED', 'The built-in storyteller has no story about this.', 'Change the title'],
  ['error', 'ERROR', 'Oops, something went wrong.', 'Change what I entered'],
  ['quota', 'QUOTA_EXCEEDED', 'The story workshop is full. Please try again later.', 'Change what I entered'],
] as const;

test('a refused title, a silent service and a spent quota are explained, and every entry stays', async ({
  wizard,
  page,
  service,
  reader,
}) => {
  reader.expectFault(/"where":"creation: service"/);
  await page.clock.install();
  await service.hook.configure({ pace: 0 });
  await wizard.open();
  await wizard.fillIn('A bear');
  for (const [marker, state, text, back] of failures)
    await test.step(`${marker}: ${text}`, async () => {
      const title = `A bear [${marker}]`;
      await wizard.button('previous').click();
      await wizard.title.fill(title);
      await wizard.next();
      await wizard.button('create').click();
      await wizard.expectState(state);
      await expect(wizard.question).toHaveText(text);
      await expect(wizard.question).toBeFocused();
      // Families read only the sentence; the copied diagnostics hold the message of the service, too.
      await expect(wizard.wizard).not.toContainText('The picture generator does not answer');
      await expect(wizard.button('retry')).toHaveCount(marker === 'error' ? 1 : 0);
      // The screen is the same for each, with this button or without it.
      expect(await violationsAtRest(page)).toEqual([]);
      await page.getByRole('button', { name: back }).click();
      if (state === 'DENIED') {
        await expect(wizard.title).toHaveValue(title);
        await wizard.next();
      }
      await wizard.expectKept(title);
    });

  await test.step('a silent service ends in TIMEOUT after 5 minutes, also on a page that was frozen', async () => {
    await wizard.button('previous').click();
    await wizard.title.fill('A bear [silence]');
    await wizard.next();
    await fastForwardAndStop(page, 60_000);
    await wizard.button('create').click();
    await expect(wizard.thinking).toBeVisible();
    // The time counts from the service's only message on, with which the sheet goes.
    await expect(wizard.overlay).toHaveCount(0);
    // The first tick after a leap does not count, so another one is let pass.
    await page.clock.fastForward('04:50');
    await page.clock.runFor(1000);
    await wizard.expectState('CREATING');
    await page.clock.fastForward('00:11');
    await page.clock.runFor(1000);
    await wizard.expectState('TIMEOUT');
    await expect(wizard.question).toHaveText('That took too long.');
    await expect(wizard.wizard.getByText('No story arrived within 5 minutes.')).toBeVisible();
    await wizard.button('retry').click();
    await wizard.expectState('CREATING');
  });
});

test('a stream that is refused or cut, and a server that is gone or restarts, end in one story', async ({
  wizard,
  reader,
  page,
  service,
}) => {
  reader.expectFault(/StreamLostError|WebSocket connection|\/api\/run/);
  const expectOne = async (title: string) => {
    const made = await wizard.titlesOnTheShelf();
    expect(made.filter((each) => each === title)).toHaveLength(1);
  };
  await page.clock.install();
  await test.step('refused, then cut in the middle', async () => {
    await service.hook.configure({ pace: 0 });
    await service.hook.refuseSockets(503, 1);
    await wizard.open('dark-tales');
    await wizard.askFor('The persistent bear');
    await wizard.expectState('ERROR');
    await expect(wizard.wizard.getByText('Bookworm can’t be reached right now.')).toBeVisible();
    await service.hook.cutSockets(3, 1);
    await wizard.button('retry').click();
    await passUntilMade(page, 'The persistent bear');
    await wizard.readNewStory('The persistent bear');
    await expectOne('The persistent bear');
  });
  await test.step('gone before the run, and back', async () => {
    await wizard.open();
    await wizard.fillIn('The patient bear');
    await reader.goOffline();
    await wizard.button('create').click();
    await wizard.expectState('ERROR');
    await expect(wizard.question).toHaveText('Oops, something went wrong.');
    await expect(wizard.wizard.getByText('Bookworm can’t be reached right now.')).toBeVisible();
    await service.startAgain();
    await wizard.button('retry').click();
    await wizard.readNewStory('The patient bear');
  });
  await test.step('restarted in the middle of the run', async () => {
    await service.hook.configure({ pace: 0, frames: 1 });
    await wizard.open();
    // Before it has begun, the page says that the service cannot be reached.
    const begun = page.waitForEvent('websocket').then((stream) => stream.waitForEvent('framereceived'));
    await wizard.askFor('The interrupted bear');
    await begun;
    await service.stop();
    await expect(page.getByRole('heading', { name: 'Your story may still arrive' })).toBeVisible();
    await service.startAgain();
    await passUntilAsked(page);
    // It knows nothing of the run.
    await wizard.expectState('ERROR');
    await expect(wizard.question).toHaveText('Oops, something went wrong.');
    await service.hook.configure({ frames: 'all' });
    await wizard.button('retry').click();
    await wizard.readNewStory('The interrupted bear');
    await expectOne('The interrupted bear');
  });
  await test.step('a title that was denied can be changed, and the story is made, unless the quota is reached', async () => {
    await wizard.open();
    await wizard.askFor('A bear [abort]');
    await page.getByRole('button', { name: 'Change the title' }).click();
    await wizard.title.fill('A bear with manners');
    await wizard.next();
    await wizard.button('create').click();
    await wizard.readNewStory('A bear with manners');

    await service.hook.configure({ quotaReached: true, pace: 0 });
    await wizard.open('xmas');
    await wizard.askFor('One story too many');
    await wizard.expectState('QUOTA_EXCEEDED');
  });
});
