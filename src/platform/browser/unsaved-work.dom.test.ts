import { afterEach, expect, test, vi } from 'vitest';
import { flushPromises } from '../../base/flush-promises.fixture';
import { followTypedText } from './unsaved-work';
import { createUnsavedWork } from './unsaved-work';

let stop = (): void => undefined;
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/**
 * Shows a form. Returns the page's work, a function that types into the form's field, and a function that stops following the page
 * and starts again.
 */
function page(html: string) {
  document.body.innerHTML = html;
  const work = createUnsavedWork();
  const follow = () => {
    stop();
    stop = followTypedText(document, work.hold);
  };
  follow();
  const onChange = vi.fn<() => void>();
  work.subscribe(onChange);
  const type = (text: string): void => {
    const field = document.querySelector<HTMLInputElement>('input, textarea');
    if (field === null) throw new Error('The page has no field');
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return { work, type, follow, onChange };
}

test.each(['<input>', '<input type="email">', '<input type="password">', '<textarea></textarea>'])(
  'text in %s would be lost, until it is deleted',
  (field) => {
    const { work, type, onChange } = page(`<form>${field}</form>`);
    expect(work.get()).toBe(false);
    type('Owls');
    type('Owls at night');
    expect([work.get(), onChange.mock.calls.length]).toEqual([true, 1]);
    type(' ');
    expect([work.get(), onChange.mock.calls.length]).toEqual([false, 2]);
  },
);

test.each([
  '<form data-draft><input></form>',
  '<input type="search">',
  '<input type="checkbox" value="Owls">',
])('an entry in %s would not be lost', (form) => {
  const { work, type } = page(form);
  type('Owls');
  expect(work.get()).toBe(false);
});

test('the text of a form that is sent or left is work no longer', async () => {
  const { work, type, onChange } = page('<form><input></form>');
  type('Owls');
  document.querySelector('form')?.remove();
  await flushPromises();
  expect([work.get(), onChange.mock.calls.length]).toEqual([false, 2]);
});

test('the text of a form that was sent and is empty again is work no longer', async () => {
  const { work, type } = page('<form><input><output></output></form>');
  type('Owls');
  const [field, result] = [document.querySelector('input'), document.querySelector('output')];
  if (field) field.value = '';
  result?.append('Saved.');
  await flushPromises();
  expect(work.get()).toBe(false);
});

test.each(['<input>', '<textarea></textarea>', '<input data-prefilled="ida" value="ida">'])(
  'text that was typed into %s before it is followed would be lost, until it is deleted',
  (field) => {
    const { work, type, follow } = page(`<form>${field}</form>`);
    stop();
    type('Owls');
    expect(work.get()).toBe(false);
    follow();
    expect(work.get()).toBe(true);
    type('');
    expect(work.get()).toBe(false);
  },
);

test.each([
  '<input data-prefilled="ida" value="ida">',
  '<form data-draft><input value="Owls"></form>',
  '<textarea readonly>Owls</textarea>',
  '<input type="search" value="Owls">',
])('what %s holds before it is followed was not typed, or would not be lost', (field) => {
  expect(page(field).work.get()).toBe(false);
});

test('what nobody follows any more is no work', () => {
  const { work, type } = page('<form><input></form>');
  type('Owls');
  stop();
  expect(work.get()).toBe(false);
  type('Owls at night');
  expect(work.get()).toBe(false);
});
