// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startI18n } from '../../../platform/i18n/i18n';
import { en } from '../../../platform/i18n/locales/en';
import { runCreation, tokenRead } from '../run/fake-stream.fixture';
import { CreateParty } from './CreateParty';

beforeEach(() => startI18n('en', en));
afterEach(cleanup);

/** Shows the page once its form is there, with all that it needs to start. */
async function show() {
  const fake = runCreation();
  const draft = {
    read: async () => undefined,
    copy: () => undefined,
    write: async () => undefined,
    remove: async () => undefined,
  };
  render(
    <CreateParty
      deps={{ ...fake.deps, draft }}
      homeHref="#/"
      renderSteps={({ tools }) => <main>{tools}</main>}
      renderPage={(content) => <main>{content}</main>}
      onCreatingChange={() => undefined}
      onCreated={() => undefined}
    />,
  );
  fireEvent.change(await screen.findByLabelText('Initial prompt'), { target: { value: 'A quiet pond' } });
  const press = (name: string) =>
    act(async () => {
      fireEvent.click(screen.getByRole('button', { name }));
      await tokenRead();
    });
  return { ...fake, press };
}

const heading = () => screen.getByRole('heading', { level: 1 });

test('the form that is shown first takes no focus', async () => {
  await show();
  expect(document.activeElement).toBe(document.body);
});

test('Cancel leaves the focus on the heading of the form', async () => {
  const { press } = await show();
  await press('Start');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  await press('Cancel');
  expect(screen.getByLabelText('Initial prompt')).toHaveProperty('value', 'A quiet pond');
  expect(document.activeElement).toBe(heading());
});

test('a different prompt after a failure leaves the focus on the heading of the form', async () => {
  const { press, stream } = await show();
  await press('Start');
  act(() => stream().lose());
  await press('try with a different prompt');
  expect(document.activeElement).toBe(heading());
});
