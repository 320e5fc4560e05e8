// Making a presentation by its form (spec screens §11): its fields, auto-fill, its draft and how it fails.
import type { Locator, Page } from '@playwright/test';
import { violationsAtRest } from '../accessibility';
import { expect, test, type Service } from '../fixtures';
import { leaveSession, signIn } from '../../support/browser/session-page';
import { expectDraft } from './stored-draft';
import { tabTo } from './wizard-page';

test.use({ installsWorker: false });

const form = (page: Page): Locator => page.getByRole('form', { name: 'New presentation' });
const field = (page: Page, name: string): Locator => form(page).getByLabel(name, { exact: true });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const create = (page: Page): Locator => button(page, 'Create presentation');

/** Returns the texts of buttons, links and checkbox labels that are too low for a finger. */
const tooLow = (page: Page): Promise<(string | null)[]> =>
  form(page)
    .locator('button, a, input[type=checkbox] + label')
    .evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().height < 48).map(({ textContent }) => textContent),
    );

async function openForm(page: Page, { origin }: Service, query = ''): Promise<void> {
  await page.goto(`${origin}/${query}#/new-presentation`);
  await expect(form(page)).toBeVisible();
}

/** Returns the messages that the page sends over its sockets. */
function sentFrames(page: Page): string[] {
  const sent: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => void sent.push(payload.toString())),
  );
  return sent;
}

test.describe('staff', () => {
  test.use({ variant: 'production' });

  test('a presentation is made by keyboard only, from the empty form to its page', async ({
    reader,
    page,
    service,
    context,
  }) => {
    reader.expectFault(/status of 40[01]/);
    const sent = sentFrames(page);
    await page.goto(`${service.origin}/#/new-presentation`);
    await expect(button(page, 'Sign in')).toBeVisible();
    await leaveSession(context, await signIn(service));
    await page.reload();
    await expect(form(page)).toBeVisible();
    expect(await violationsAtRest(page)).toEqual([]);
    for (const [name, value] of [
      ['Title', ''],
      ['Number of slides', '3'],
      ['Narration style', ''],
      ['Personality', 'honestPresenter'],
      ['Name', 'Nora Fields'],
      ['Speaker', 'english-olivia'],
      ['Text generator', 'openai-gpt4-o'],
      ['Image generator', 'flux'],
      ['Speaker video generator', 'none'],
      ['Language', 'English'],
      ['Promotion', 'none'],
    ] as const)
      await expect(field(page, name)).toHaveValue(value);
    await expect(field(page, 'Number of slides').locator('option')).toHaveText(['3', '2', '5', '10']);
    await expect(field(page, 'Speaker').locator('optgroup option')).toHaveCount(27);
    await expect(field(page, 'Subtitles')).toBeChecked();
    await expect(field(page, 'Cover slide video')).not.toBeChecked();
    await expect(field(page, 'Content moderation')).not.toBeChecked();
    await expect(create(page)).toBeDisabled();
    await expect(create(page)).toHaveAccessibleDescription(
      'The title needs at least 3 characters, or 2 in Chinese, Japanese or Korean.',
    );

    // After the end of the session, the sign-in dialog opens above the form, which keeps its entries.
    await field(page, 'Title').fill('Kept');
    await service.hook.identity({ endSessions: true });
    await button(page, 'Random topic').click();
    const again = page.getByRole('dialog', { name: 'Sign in again' });
    await again.getByLabel('Username').fill('librarian');
    await again.getByLabel('Password', { exact: true }).fill('Picture-Book-1');
    await again.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(again).toHaveCount(0);
    await expect(field(page, 'Title')).not.toHaveValue('Kept');
    await expect(field(page, 'Name')).toHaveValue('Nora Fields');
    await field(page, 'Title').fill('');

    await tabTo(page, field(page, 'Title'));
    await page.keyboard.type('Why bees dance');
    await tabTo(page, field(page, 'Number of slides'));
    await page.keyboard.press('2');
    await tabTo(page, field(page, 'Personality'));
    await page.keyboard.type('Nerd');
    await expect(field(page, 'Name')).toHaveValue('Milo Byte');
    await tabTo(page, field(page, 'Person description'));
    await tabTo(page, field(page, 'Speaker'));
    await page.keyboard.type('Camille');
    await expect(field(page, 'Language')).toHaveValue('French');
    await tabTo(page, field(page, 'Content moderation'));
    await page.keyboard.press('Space');
    await tabTo(page, create(page));
    // Up to the second picture, which is looked at.
    await service.hook.configure({ pace: 0, frames: 4 });
    await page.keyboard.press('Enter');

    await expect(button(page, 'Cancel')).toBeFocused();
    await expect(page.getByRole('progressbar', { name: 'Progress' })).toBeVisible();
    await expect(page.getByText('The picture for slide 2 is being painted.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Pictures so far' }).getByRole('img')).toHaveCount(2);
    await reader.expectPicturesPainted();
    expect(await violationsAtRest(page)).toEqual([]);
    await service.hook.configure({ frames: 'all' });
    await expect(page).toHaveURL(/#\/view\/\d+\/new$/);
    await reader.expectState('FIRST_SLIDE_PAUSED');
    await expect(page.getByRole('link', { name: 'Publish' })).toBeVisible();
    expect(sent.map((frame) => JSON.parse(frame))).toMatchObject([
      {
        type: 'create-presentation',
        title: 'Why bees dance',
        numberOfSlides: 2,
        language: 'French',
        contentModeration: true,
        createSubtitles: true,
        person: { name: 'Milo Byte', speaker: 'french-camille' },
      },
    ]);
    // The form begins anew.
    await openForm(page, service, '?again');
    await expect(field(page, 'Title')).toHaveValue('');
    await expect(field(page, 'Name')).toHaveValue('Nora Fields');
  });
});

test('edited fields are replaced only after a question, and the form says each reason against a start', async ({
  page,
  service,
}) => {
  await openForm(page, service);
  await field(page, 'Title').fill('ab');
  await expect(create(page)).toBeDisabled();
  await field(page, 'Title').fill('宇宙');
  await expect(create(page)).toBeEnabled();
  await field(page, 'Title').fill('Tides');
  await expect(create(page)).toBeEnabled();
  await field(page, 'Name').fill('Ida');
  await field(page, 'Personality').selectOption('Rapper');
  await expect(field(page, 'Name')).toHaveValue('Ida');
  await expect(field(page, 'Person description')).toHaveValue(/rhyme/);
  await expect(page.getByText('You have changed: Name.', { exact: false })).toBeVisible();
  expect(await violationsAtRest(page)).toEqual([]);
  await button(page, 'Keep mine').click();
  await expect(field(page, 'Personality')).toBeFocused();
  await expect(field(page, 'Name')).toHaveValue('Ida');
  await field(page, 'Personality').selectOption('Cynic');
  await button(page, 'Replace').click();
  await expect(field(page, 'Name')).toHaveValue('Wanda Grey');
  await expect(button(page, 'Replace')).toHaveCount(0);

  await field(page, 'Personality').selectOption('A person of my own');
  await expect(create(page)).toHaveAccessibleDescription(
    'Still empty: Name, Person description, Image description.',
  );
  for (const name of ['Name', 'Person description', 'Image description']) await field(page, name).fill('Ida');
  await expect(create(page)).toBeEnabled();
  await field(page, 'Speaker').selectOption('Choose a voice');
  await expect(create(page)).toHaveAccessibleDescription('Still empty: Speaker.');
  await field(page, 'Speaker').selectOption('Kenji');
  await field(page, 'Language').selectOption('Spanish');
  await expect(page.getByText('Kenji is a voice for Japanese.')).toBeVisible();
  await button(page, 'Use Carmen instead').click();
  await expect(field(page, 'Speaker')).toHaveValue('spanish-carmen');
  await expect(create(page)).toBeEnabled();
});

test('a person is made up from a name, which can be cancelled, fail, and be undone', async ({
  reader,
  page,
  service,
}) => {
  reader.expectFault(/"where":"auto-fill: service"/);
  await service.hook.configure({ pace: 0 });
  await openForm(page, service);
  const autoFill = button(page, 'Auto-fill');
  await field(page, 'Personality').selectOption('A person of my own');
  await expect(autoFill).toBeDisabled();
  await expect(autoFill).toHaveAccessibleDescription(
    'Enter a name first. The other details are made up to go with it.',
  );
  await field(page, 'Name').fill('Ida [silence]');
  await autoFill.click();
  await expect(button(page, 'Cancel auto-fill')).toBeFocused();
  await expect(field(page, 'Name')).not.toBeEditable();
  await expect(field(page, 'Person description')).not.toBeEditable();
  await expect(field(page, 'Speaker')).toBeDisabled();
  await expect(field(page, 'Personality')).toBeDisabled();
  expect(await violationsAtRest(page)).toEqual([]);
  await button(page, 'Cancel auto-fill').click();
  await expect(field(page, 'Name')).toBeEditable();
  await expect(autoFill).toBeFocused();

  for (const [marker, text] of [
    ['error', 'The details couldn’t be made up. Technical Error'],
    ['abort', 'This person was rejected. Reason: violence'],
    ['quota', 'The details couldn’t be made up. The limit for this month has been reached.'],
  ] as const) {
    await field(page, 'Name').fill(`Ida [${marker}]`);
    await autoFill.click();
    await expect(form(page).getByText(text)).toBeVisible();
    await expect(field(page, 'Name')).toHaveValue(`Ida [${marker}]`);
  }
  await field(page, 'Name').fill('Ida');
  await autoFill.click();
  await expect(field(page, 'Person description')).toHaveValue(/footnotes/);
  await expect(button(page, 'Undo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Person description')).toHaveValue('');
  await expect(field(page, 'Name')).toHaveValue('Ida');
  await expect(button(page, 'Undo')).toHaveCount(0);
});

/** A random topic becomes the title, a typed one is never replaced, and a failure has its own topic. */
async function expectRandomTopics(page: Page, { hook }: Service): Promise<void> {
  const random = button(page, 'Random topic');
  await random.click();
  await expect(field(page, 'Title')).not.toHaveValue('');
  const topic = await field(page, 'Title').inputValue();
  await expect(page.getByText(`New title: ${topic}`)).toBeAttached();
  await hook.fail('/api/topic', 500, 1);
  await random.click();
  await expect(field(page, 'Title')).toHaveValue('Why error handling is hard');
  await hook.fault({ path: '/api/topic', hold: true });
  await random.click();
  const cancelled = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/topic'));
  await field(page, 'Title').fill('Tides');
  await cancelled;
  await hook.heal();
  await expect(field(page, 'Title')).toHaveValue('Tides');
  await random.click();
  await expect(field(page, 'Title')).not.toHaveValue('Tides');
}

test('a random topic becomes the title; the entries survive each failure, a cancelled run, a cut stream and a reload', async ({
  reader,
  page,
  service,
  context,
}) => {
  reader.expectFault(
    /creation: (stream|service)|StreamLostError|WebSocket connection|random topic|status of 500/,
  );
  await page.clock.install();
  await openForm(page, service);
  await expectRandomTopics(page, service);
  const other = page.getByRole('button', { name: /^Change the topic/ });
  await service.hook.configure({ pace: 0 });
  for (const [marker, heading, text] of [
    ['abort', 'We can’t make this one.', 'Reason: violence'],
    ['error', 'Generation has failed', 'Technical Error'],
  ] as const) {
    await field(page, 'Title').fill(`Bees [${marker}]`);
    await create(page).click();
    await expect(page.getByRole('heading', { name: heading })).toBeFocused();
    await expect(page.getByText(text)).toBeVisible();
    await expect(button(page, 'Try again')).toHaveCount(marker === 'error' ? 1 : 0);
    expect(await violationsAtRest(page)).toEqual([]);
    await other.click();
    await expect(field(page, 'Title')).toBeFocused();
    await expect(field(page, 'Title')).toHaveValue(`Bees [${marker}]`);
  }
  await field(page, 'Title').fill('Bees [quota]');
  await field(page, 'Name').fill('Ida');
  await create(page).click();
  await expect(
    page.getByRole('heading', {
      name: 'You have exceeded the allowed number of presentations per month',
    }),
  ).toBeFocused();
  await expect(page.getByRole('link', { name: 'return to homepage' })).toHaveAttribute('href', '#/');

  await openForm(page, service, '?again');
  await expect(field(page, 'Title')).toHaveValue('Bees [quota]');
  await expect(field(page, 'Name')).toHaveValue('Ida');
  await field(page, 'Title').fill('Bees [silence]');
  await create(page).click();
  await expect(page.getByText('The presentation is being thought through.')).toBeVisible();
  await expectDraft(page, '"hasStarted":true');
  const second = await context.newPage();
  const sent = sentFrames(second);
  await openForm(second, service, '?second');
  const notice = second.getByText('A presentation is being made in another tab right now.', { exact: false });
  await expect(notice).toBeVisible();
  await create(second).click();
  await expect(create(second)).toBeVisible();
  await button(page, 'Cancel').click();
  await expect(notice).toBeHidden();
  expect(sent).toEqual([]);
  // What the first tab has cancelled cannot arrive any more.
  await expect(second.getByText('may still arrive', { exact: false })).toHaveCount(0, { timeout: 1 });
  await second.close();
  await expect(field(page, 'Title')).toHaveValue('Bees [silence]');

  await create(page).click();
  await expect(page.getByText('The presentation is being thought through.')).toBeVisible();
  await expectDraft(page, '"hasStarted":true');
  await page.reload();
  // The service has cancelled the run meanwhile, since it made nothing.
  await expect(page.getByRole('heading', { name: 'Generation has failed' })).toBeVisible();
  expect(await tooLow(page)).toEqual([]);
  await other.click();
  await field(page, 'Title').fill('Bees');
  // The service goes on with what it has started.
  await service.hook.cutSockets(2, 1);
  await create(page).click();
  // The page asks for it every five seconds.
  const addressLater = async () => {
    await page.clock.fastForward(5000);
    return page.url();
  };
  await expect.poll(addressLater, { intervals: [500] }).toMatch(/#\/view\/\d+\/new$/);
});

test('what the service would refuse by its shape is reported, and not sent', async ({
  reader,
  page,
  service,
}) => {
  reader.expectFault(/ShapeError.*creation stream, create-presentation: person\.name/);
  const opened: string[] = [];
  page.on('websocket', (socket) => void opened.push(socket.url()));
  await openForm(page, service);
  await field(page, 'Title').fill('Why bees dance');
  // Longer than the field lets anybody type, as an extension of the browser may write it.
  await field(page, 'Name').evaluate((name) => name.removeAttribute('maxlength'));
  await field(page, 'Name').fill('x'.repeat(10_001));
  await create(page).click();
  await expect(page.getByRole('heading', { name: 'Generation has failed' })).toBeFocused();
  expect(opened).toEqual([]);
  await page.getByRole('button', { name: /^Change the topic/ }).click();
  await field(page, 'Name').fill('Ida');
  await service.hook.configure({ pace: 0 });
  await create(page).click();
  await expect(page).toHaveURL(/#\/view\/\d+\/new$/);
  expect(opened).toHaveLength(1);
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('the form speaks German, and follows the interface until something is edited', async ({
    page,
    service,
  }) => {
    await page.goto(`${service.origin}/#/new-presentation`);
    const named = (name: string) =>
      page.getByRole('form', { name: 'Neue Präsentation' }).getByLabel(name, { exact: true });
    await expect(named('Name')).toHaveValue('Nora Feldmann');
    await expect(named('Stimme')).toHaveValue('german-anna');
    await expect(named('Sprache')).toHaveValue('German');
    expect(await violationsAtRest(page)).toEqual([]);
    const language = page.getByRole('contentinfo');
    await language.getByRole('button', { name: 'English' }).click();
    await expect(field(page, 'Name')).toHaveValue('Nora Fields');
    await expect(field(page, 'Language')).toHaveValue('English');
    await field(page, 'Name').fill('Ida');
    await language.getByRole('button', { name: 'Deutsch' }).click();
    await expect(named('Name')).toHaveValue('Ida');
    await expect(named('Sprache')).toHaveValue('English');
  });
});
