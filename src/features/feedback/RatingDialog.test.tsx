import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FeedbackRecord } from '../../contract/presentation/feedback';
import { NetworkError } from '../../contract/service/errors';
import type { OutboxRow } from '../../contract/worker/outbox-rows';
import { createWritable } from '../../base/readable';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { fakeModalDialogs } from '../../ui/modal-dialogs.fixture';
import { RatingDialog, type RatingDialogProps } from './RatingDialog';

beforeAll(fakeModalDialogs);
beforeEach(() => startI18n('en', en));
afterEach(cleanup);

const noOutbox: RatingDialogProps['outbox'] = {
  rows: createWritable<readonly OutboxRow[]>([]),
  isPostponed: createWritable(false),
  submit: () => new Promise(() => undefined),
};

/**
 * Shows the dialog of story 7, which is over, with a network and an outbox that takes no rating in time. Returns a function that starts
 * the story again.
 */
function show(more: Partial<RatingDialogProps> = {}): () => void {
  const dialog = (isStoryOver: boolean) => (
    <RatingDialog
      presentationId="7"
      isStoryOver={isStoryOver}
      outbox={noOutbox}
      isReachable
      isForgotten={false}
      newId={() => 'a'}
      onSubmitted={() => undefined}
      onClose={() => undefined}
      {...more}
    />
  );
  const { rerender } = render(dialog(true));
  return () => rerender(dialog(false));
}

/** Rates story 7. The rating waits in the outbox: there is no network, or the service cannot store it now. */
async function rate(isForgotten: boolean, isPostponed: boolean): Promise<void> {
  const rows = createWritable<readonly OutboxRow[]>([]);
  const submit = async (record: FeedbackRecord): Promise<void> =>
    rows.set([
      { id: record.id, record, position: 1, isAnonymous: true, deliveryStatus: { name: 'waiting' } },
    ]);
  const outbox = { rows, submit, isPostponed: createWritable(isPostponed) };
  show({ outbox, isReachable: isPostponed, isForgotten });
  for (const stars of screen.getAllByRole('radio', { name: '5 stars' })) fireEvent.click(stars);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Submit' })));
}

test.each([
  ['a device that keeps it', false, false, en.feedback.rate.whenOnline],
  ['a kiosk, which forgets it with its visitor', true, false, en.feedback.rate.whenOnlineInTime],
  ['a device that keeps it, for a service with a full disk', false, true, en.feedback.postponed],
  ['a kiosk, for a service with a full disk', true, true, en.feedback.postponedInTime],
])('a rating that waits on %s says when it will be sent', async (_, isForgotten, isPostponed, text) => {
  await rate(isForgotten, isPostponed);
  expect(screen.getByRole('status').textContent).toBe(text);
});

test('while a rating is sent its fields keep focus and content, and accept no further input', () => {
  show();
  const comment = screen.getByRole<HTMLTextAreaElement>('textbox');
  const readOnly = () => [
    comment.readOnly,
    ...screen.getAllByRole('radiogroup').map((group) => group.getAttribute('aria-readonly') === 'true'),
  ];
  for (const stars of screen.getAllByRole('radio', { name: '5 stars' })) fireEvent.click(stars);
  expect(readOnly()).toEqual([false, false, false, false]);
  comment.focus();
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(readOnly()).toEqual([true, true, true, true]);
  expect(document.activeElement).toBe(comment);
});

test('a comment ends where it is full, and a sentence says so', () => {
  show();
  const comment = screen.getByRole<HTMLTextAreaElement>('textbox');
  const write = (length: number) => fireEvent.change(comment, { target: { value: 'x'.repeat(length) } });
  write(1999);
  expect([comment.maxLength, screen.getByRole('status').textContent]).toEqual([2000, '']);
  write(2100);
  expect([comment.value.length, screen.getByRole('status').textContent]).toEqual([
    2000,
    'A comment has room for 2000 characters.',
  ]);
});

test('a tap beside the dialog closes it only while nothing is entered', () => {
  const onClose = vi.fn<() => void>();
  show({ onClose });
  const closings = (): number => {
    onClose.mockClear();
    fireEvent.click(screen.getByRole('dialog'));
    return onClose.mock.calls.length;
  };
  const comment = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
  expect(closings()).toBe(1);
  comment('Good');
  expect(closings()).toBe(0);
  comment(' ');
  expect(closings()).toBe(1);
  for (const star of screen.getAllByRole('radio', { name: '1 star' })) {
    fireEvent.click(star);
    expect(closings()).toBe(0);
  }
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(closings()).toBe(0);
});

describe('when the story is started again below the dialog', () => {
  test.each([
    ['closes while nothing is entered', '', 1],
    ['stays with a comment, also while it is written anew', 'Good', 0],
  ])('it %s', (_, comment, closings) => {
    const onClose = vi.fn<() => void>();
    const startAgain = show({ onClose });
    const box = screen.getByRole('textbox');
    fireEvent.change(box, { target: { value: comment } });
    startAgain();
    fireEvent.change(box, { target: { value: '' } });
    expect(onClose).toHaveBeenCalledTimes(closings);
  });

  test('it stays while the rating is submitted, and closes if it has thanked', async () => {
    const onClose = vi.fn<() => void>();
    let take = (): void => undefined;
    const submit = () => new Promise<void>((resolve) => (take = resolve));
    const rate = async () => {
      const startAgain = show({ onClose, outbox: { ...noOutbox, submit } });
      for (const stars of screen.getAllByRole('radio', { name: '5 stars' })) fireEvent.click(stars);
      await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Submit' })));
      return startAgain;
    };
    (await rate())();
    await act(async () => take());
    expect(screen.getByText(en.feedback.rate.thanks)).toBeDefined();
    expect(onClose).not.toHaveBeenCalled();
    cleanup();
    const startAgain = await rate();
    await act(async () => take());
    startAgain();
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

test('while a rating is submitted the dialog cannot be closed, so that a failure is shown', async () => {
  const onClose = vi.fn<() => void>();
  let fail = (_error: Error): void => undefined;
  const submit = () => new Promise<void>((_resolve, reject) => (fail = reject));
  show({ onClose, outbox: { ...noOutbox, submit } });
  for (const stars of screen.getAllByRole('radio', { name: '5 stars' })) fireEvent.click(stars);
  const button = screen.getByRole('button', { name: 'Submit' });
  const submitButton = () => [button.getAttribute('aria-disabled'), button.hasAttribute('disabled')];
  await act(async () => void fireEvent.click(button));
  // It can keep the focus.
  expect(submitButton()).toEqual(['true', false]);
  const close = screen.getByRole('button', { name: 'Close' });
  const leave = () => {
    fireEvent.click(close);
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    return onClose.mock.calls.length;
  };
  expect([leave(), close.getAttribute('aria-disabled')]).toEqual([0, 'true']);
  await act(async () => fail(new NetworkError('/')));
  expect(screen.getByRole('alert').textContent).toBe('Failed to submit feedback: Network error');
  expect([leave(), close.getAttribute('aria-disabled')]).toEqual([2, null]);
  expect(submitButton()).toEqual([null, false]);
});
