import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { wizardOptions } from '../../../contract/creation/choices';
import { FakeClock } from '../../../base/fake-clock.fixture';
import { startI18n } from '../../../platform/i18n/i18n';
import { en } from '../../../platform/i18n/texts.fixture';
import { idle, runReducer, type RunAction } from '../run/run-state';
import { sentencesIn, StoryWait } from './StoryWait';
import { sketchOf } from './story-sketch';
import { emptyForm } from './wizard-form';
import { charactersFor } from './wizard-run';

beforeEach(() => startI18n('en', en));
afterEach(cleanup);

const subject = { title: 'The tower', language: 'en' } as const;
const said = (message: string, description?: string): RunAction => ({
  type: 'progress',
  at: 0,
  message,
  picture: description === undefined ? undefined : { imageUrl: '1.webp', description, page: 1 },
});

/** Shows the wait after these messages of the service. */
function show(messages: readonly RunAction[], prefersReducedMotion = false) {
  const run = [{ type: 'start', at: 0, subject } as const, ...messages].reduce(runReducer, idle);
  if (run.name !== 'CREATING') throw new Error('The run has ended');
  const clock = new FakeClock();
  const animation = { world: 'wood', clock, random: () => 0, prefersReducedMotion } as const;
  const form = emptyForm(wizardOptions('home'));
  const { container } = render(
    <StoryWait
      {...{ run, form, animation }}
      isFinished={false}
      pictureUrlOf={(url) => url}
      ways={undefined}
    />,
  );
  const written = () => container.querySelector('.wait-text')?.textContent.replace('\u2060', '');
  return { container, written, pass: (milliseconds: number) => act(() => clock.pass(milliseconds)) };
}

test('until the first picture arrives, the stage stands on the sheet', () => {
  const { written } = show([said('Started generation'), said('Writing the story')]);
  expect(written()).toBe('The story is being written.');
});

test('the sentences of the page are written letter by letter, one after the other; readers get each as a whole', () => {
  const { written, pass } = show([said('Painted page 1 of 6', 'It rained. “Oh!” said Ida.')]);
  expect(screen.getByRole('heading').textContent).toBe('Page 1 of 6');
  expect(screen.getByText('It rained.')).toBeTruthy();
  for (const _ of 'It ') pass(60);
  expect(written()).toBe('It ');
  for (const _ of 'rained.') pass(60);
  expect(written()).toBe('It rained.');
  pass(900);
  pass(60);
  expect(written()).toBe('“');
});

test('with reduced motion a sentence is there at once', () => {
  const { written } = show([said('Painted page 1 of 6', 'It rained. Ida slept.')], true);
  expect(written()).toBe('It rained.');
});

test('the painted pages stand on the board, and the current one is marked', () => {
  const { container } = show([said('Painted page 1 of 6', 'It rained.'), said('Painting page 2 of 6')]);
  const pages = [...container.querySelectorAll('li')];
  expect(pages.map((page) => page.querySelector('img') !== null)).toEqual([true, ...Array(5).fill(false)]);
  expect(pages.map((page) => page.dataset['now'])).toEqual(['false', 'true', ...Array(4).fill('false')]);
});

test('the easel is blank in the queue, has a sketch of the title while the story is written, and colours while it is painted', () => {
  const drawing = (messages: readonly RunAction[]) => {
    const { container } = show(messages);
    const [lines, washes] = ['line', 'wash'].map((of) => container.querySelectorAll(`.easel .sketch-${of}`));
    return [lines?.length !== 0, washes?.length !== 0];
  };
  expect(drawing([{ type: 'alive', at: 0, place: 2 }])).toEqual([false, false]);
  expect(drawing([said('Writing the story')])).toEqual([true, false]);
  expect(drawing([said('Painting page 1 of 6')])).toEqual([true, true]);
});

test('whom and what a title names is sketched, in both languages', () => {
  const sketch = (title: string) => JSON.stringify(sketchOf(title, 'wood'));
  expect(sketch('Der Hase und der Stern')).toBe(sketch('A star for the rabbit'));
  expect(sketch('Der Hase')).not.toBe(sketch('Der Bär'));
  expect(sketch('Phase 2')).toBe(sketch('Anything'));
});

test.each([
  ['It rained. “Oh!” said Ida… And then', ['It rained.', '“Oh!” said Ida…', 'And then']],
  [`${'long '.repeat(13)}end.`, ['long '.repeat(12).trim(), '… long end.']],
  ['', []],
])('the sentences of %j', (text, sentences) => {
  expect(sentencesIn(text)).toEqual(sentences);
});

test('below age 6 a dark tale has the characters of stories', () => {
  expect([5, 6].map((age) => charactersFor('dark-tale', age))).toEqual(['wood', 'dark-tale']);
});
