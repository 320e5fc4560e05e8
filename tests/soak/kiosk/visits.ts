// What visitors of a kiosk do, step by step: they play, make, ask and look around, and most leave in the middle.
import { oneOf, type Random } from '../../../mocks/base/random';
import type { KioskScreen } from './kiosk-screen';
import { pass } from '../../support/browser/passing-time';

/** Each step leads to a point at which the visitor may leave. Ends when there is nothing more to do, or when a fault ends it. */
type Visit = AsyncGenerator<string, void>;

/** Milliseconds of real time after which a visitor no longer waits for what a fault holds back. */
const stepTimeout = 5000;

/** Returns what this visitor does, in an order drawn from `random`. */
export async function* visit(screen: KioskScreen, random: Random): Visit {
  const activities = [play, play, make, make, lookAround, typeAndGoBack];
  for (let count = 1 + Math.floor(random() * 3); count > 0; count -= 1) {
    yield* oneOf(activities, random)(screen, random);
    if (!(await goHome(screen))) return;
    yield 'back at the overview';
  }
}

/** Plays one of the presentations on the overview. */
async function* play(screen: KioskScreen, random: Random): Visit {
  const cards = await screen.cards.count();
  if (cards === 0) return;
  await screen.cards
    .nth(Math.floor(random() * cards))
    .getByRole('link')
    .click();
  yield 'opened';
  yield* watch(screen, random);
}

/** Watches the open presentation: plays, turns pages, asks, and sometimes goes on to the end. */
async function* watch(screen: KioskScreen, random: Random): Visit {
  const player = screen.page.locator('[data-player-state]');
  const press = async (name: string): Promise<boolean> =>
    tap(player.getByRole('button', { name, exact: true }));
  if (!(await press('Play'))) return;
  yield 'playing';
  const toTheEnd = random() < 0.4;
  for (let turns = toTheEnd ? 12 : Math.floor(random() * 6); turns > 0; turns -= 1) {
    const what = toTheEnd ? 'Next' : oneOf(['Next', 'Next', 'Previous', 'More', 'Pause', 'Play'], random);
    const button = player.getByRole('button', { name: what, exact: true });
    if (await button.isVisible()) await tap(button);
    yield `pressed ${what}`;
    if (random() < 0.15) yield* ask(screen);
    if ((await player.getAttribute('data-player-state')) === 'LAST_SLIDE_FINISHED') break;
  }
  if ((await player.getAttribute('data-player-state')) !== 'LAST_SLIDE_FINISHED') return;
  yield 'saw the end';
  if (random() < 0.3 && (await tap(screen.button('Replay')))) yield 'replayed';
  else if (random() < 0.3 && (await tap(screen.link('Next presentation')))) yield* watch(screen, random);
}

async function* ask(screen: KioskScreen): Visit {
  const button = screen.button('Hold to ask');
  if (!(await button.isVisible()) || !(await tap(button))) return;
  yield 'asks';
  await screen.comes(screen.page.locator('[data-ask="recording"]'), stepTimeout);
  // The microphone records in real time; pressed for less, the question would be too short.
  await new Promise((spoken) => setTimeout(spoken, 900));
  await tap(button);
  yield 'thinking';
  await screen.comes(screen.page.locator('[data-ask="idle"], [data-ask="failed"]'), stepTimeout);
  yield 'asked';
  const onward = screen.page.locator('.ask').getByRole('button', { name: 'Continue' });
  if (await onward.isVisible()) await tap(onward);
}

/** Makes a presentation, or in another mode a story, and watches it. */
async function* make(screen: KioskScreen, random: Random): Visit {
  if (!(await tap(screen.link('Make your own')))) return;
  const topic = screen.page.getByLabel('Topic or title');
  const next = screen.button('Next');
  if (!(await screen.comes(topic.or(next).first(), stepTimeout))) return;
  yield 'opened the form';
  const outcome = oneOf(['', '', '', '', ' [error]', ' [abort]', ' [quota]', ' [silence]'], random);
  const title = `${oneOf(['Bees', 'Der Mond', 'Bridges', 'Why we sleep'], random)}${outcome}`;
  if (await topic.isVisible()) yield* makePresentation(screen, title, random);
  else yield* makeStory(screen, title);
  if (!(await screen.comes(screen.link('Watch'), outcome === '' ? stepTimeout : 500))) return;
  yield 'made';
  if (!(await tap(screen.link('Watch')))) return;
  yield 'opened what was made';
  yield* watch(screen, random);
}

async function* makePresentation(screen: KioskScreen, title: string, random: Random): Visit {
  await screen.page.getByLabel('Topic or title').fill(title);
  yield 'typed';
  if (random() < 0.5 && !(await tap(screen.page.getByRole('radio', { name: 'Fun' })))) return;
  const advanced = screen.page.getByRole('radio', { name: 'Advanced' });
  const isPersonal = random() < 0.4 && (await advanced.isVisible());
  if (isPersonal && !(await tap(advanced))) return;
  if (!(await tap(screen.button('Continue')))) return;
  yield 'went on';
  if (isPersonal) yield* givePerson(screen, random);
  yield 'sent';
  if (await tap(screen.button('Tell me more'), 300)) yield 'reads on';
}

async function* givePerson(screen: KioskScreen, random: Random): Visit {
  if (!(await tap(screen.button('Accept')))) return;
  yield 'accepted';
  if (random() < 0.2 && (await tap(screen.button('Switch to simple')))) return;
  if (!(await tap(screen.button('Take picture')))) return;
  yield 'is photographed';
  for (let second = 0; second < 4; second += 1) await pass(screen.page, 1000);
  if (!(await tap(screen.button('Accept')))) return;
  yield 'has a photo';
  if (random() < 0.2) {
    if (await tap(screen.button('Cancel'))) await tap(screen.button('Discard'), 300);
    return;
  }
  if (!(await tap(screen.button('Start recording')))) return;
  yield 'speaks';
  await new Promise((spoken) => setTimeout(spoken, 2200));
  if (!(await tap(screen.button('Stop recording')))) return;
  yield 'has a voice';
  await tap(screen.button('Accept'));
}

async function* makeStory(screen: KioskScreen, title: string): Visit {
  for (const step of ['age', 'style', 'pages']) {
    if (!(await tap(screen.button('Next')))) return;
    yield `chose the ${step}`;
  }
  await screen.page.getByLabel('Title', { exact: true }).fill(title, { timeout: stepTimeout });
  yield 'named it';
  if (!(await tap(screen.button('Next'))) || !(await tap(screen.button('Create story')))) return;
  yield 'sent';
}

async function* lookAround(screen: KioskScreen, random: Random): Visit {
  if (!(await tap(screen.link('Imprint')))) return;
  yield 'reads the imprint';
  if (random() < 0.5 && (await tap(screen.button('Deutsch')))) {
    yield 'reads it in German';
    await tap(screen.button('English'));
  }
}

/** Opens the keyboard on the screen, types and goes back. */
async function* typeAndGoBack(screen: KioskScreen, random: Random): Visit {
  if (!(await tap(screen.link('Make your own')))) return;
  const topic = screen.page.getByLabel('Topic or title');
  if (!(await screen.comes(topic, 2000)) || !(await tap(topic))) return;
  const keys = screen.page.getByRole('region', { name: 'On-screen keyboard' });
  for (let letters = 3 + Math.floor(random() * 5); letters > 0; letters -= 1)
    await tap(keys.getByRole('button', { name: oneOf(['a', 'b', 'e', 'n', 's'], random), exact: true }));
  yield 'typed on the screen';
}

/** Returns whether the overview is reached from wherever the visitor is. */
async function goHome(screen: KioskScreen): Promise<boolean> {
  const more = screen.button('More');
  if (await more.isVisible()) await tap(more);
  const home = screen.page.locator('a.top-bar-home, a[aria-label="Home"], button[aria-label="Home"]').first();
  if (!(await tap(home))) return false;
  const leaving = screen.page.getByRole('alertdialog', { name: 'Stop here?' });
  if (await screen.comes(screen.overview.or(leaving).first(), stepTimeout))
    if (await leaving.isVisible()) await tap(leaving.getByRole('button', { name: 'Stop' }));
  return screen.comes(screen.overview, stepTimeout);
}

/** Taps what shows within a while, and returns whether it did. */
async function tap(
  what: { click(options: { timeout: number }): Promise<void> },
  within = stepTimeout,
): Promise<boolean> {
  return what.click({ timeout: within }).then(
    () => true,
    () => false,
  );
}
