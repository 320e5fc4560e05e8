import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from './Dialog';

// jsdom has no dialogs, so they are faked; `whenShown` runs at the moment a dialog opens.
let whenShown: (dialog: HTMLDialogElement) => void;
beforeEach(() => {
  whenShown = () => {};
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    whenShown(this);
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(cleanup);

const show = (onClose: () => void) =>
  render(
    <Dialog title="Rate" closeLabel="Close" onClose={onClose}>
      <p>Three stars</p>
    </Dialog>,
  );

test('a tap on the backdrop closes the dialog from the moment it is open', () => {
  const onClose = vi.fn<() => void>();
  whenShown = (dialog) => dialog.click();
  show(onClose);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a tap on its content does not close the dialog', () => {
  const onClose = vi.fn<() => void>();
  show(onClose);
  screen.getByText('Three stars').click();
  expect(onClose).not.toHaveBeenCalled();
});

test('a press that begins on its content and ends beside it, such as a selection, does not close the dialog', () => {
  const onClose = vi.fn<() => void>();
  show(onClose);
  const dialog = screen.getByRole('dialog');
  fireEvent.pointerDown(screen.getByText('Three stars'));
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

test('Escape closes only the dialog that asks within another one', () => {
  const closed: string[] = [];
  render(
    <Dialog title="Ratings" closeLabel="Close" onClose={() => closed.push('Ratings')}>
      <Dialog title="Delete?" closeLabel="Close" onClose={() => closed.push('Delete?')}>
        <p>Three stars</p>
      </Dialog>
    </Dialog>,
  );
  fireEvent(screen.getByRole('dialog', { name: 'Delete?' }), new Event('cancel', { cancelable: true }));
  expect(closed).toEqual(['Delete?']);
  fireEvent(screen.getByRole('dialog', { name: 'Ratings' }), new Event('cancel', { cancelable: true }));
  expect(closed).toEqual(['Delete?', 'Ratings']);
});

test('without a way to close it, the dialog has no button for it, and stays open after Escape', () => {
  render(
    <Dialog title="Sign in again">
      <p>Username</p>
    </Dialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Sign in again' });
  const escape = (): boolean => fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect([screen.queryByRole('button'), escape(), dialog.open]).toEqual([null, false, true]);
  // A browser refuses to stay open a second time.
  dialog.close();
  fireEvent(dialog, new Event('close'));
  expect(dialog.open).toBe(true);
});

test('while it is busy, neither its button nor Escape nor the backdrop closes the dialog', () => {
  const onClose = vi.fn<() => void>();
  const dialogThat = (isBusy: boolean) => (
    <Dialog title="Rate" closeLabel="Close" isBusy={isBusy} onClose={onClose}>
      <p>Three stars</p>
    </Dialog>
  );
  const { rerender } = render(dialogThat(true));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  const button = screen.getByRole('button', { name: 'Close' });
  const closings = () => {
    onClose.mockClear();
    fireEvent.click(button);
    fireEvent.click(dialog);
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    return onClose.mock.calls.length;
  };
  expect([closings(), button.getAttribute('aria-disabled')]).toEqual([0, 'true']);
  // A browser refuses to stay open a second time.
  dialog.close();
  fireEvent(dialog, new Event('close'));
  expect(dialog.open).toBe(true);
  rerender(dialogThat(false));
  expect([closings(), button.getAttribute('aria-disabled')]).toEqual([3, null]);
});

/** Fakes an animation; returns a function that finishes it. */
function fakeAnimation() {
  let end = (): void => {};
  const finished = new Promise<void>((ended) => (end = ended));
  vi.spyOn(Element.prototype, 'getAnimations').mockReturnValue([{ finished } as unknown as Animation]);
  return () => act(async () => end());
}
const picture = () => document.querySelector('.dialog-leaving');

test('a closed dialog fades as an inert copy that is hidden from screen readers', async () => {
  const end = fakeAnimation();
  const { rerender } = render(
    <main>
      <Dialog title="Rate" closeLabel="Close" onClose={() => undefined}>
        <p>Three stars</p>
      </Dialog>
    </main>,
  );
  await act(async () => rerender(<main />));
  expect(screen.queryByRole('dialog', { hidden: false })).toBeNull();
  expect(picture()?.textContent).toContain('Three stars');
  expect([picture()?.getAttribute('aria-hidden'), picture()?.hasAttribute('inert')]).toEqual(['true', true]);
  await end();
  expect(picture()).toBeNull();
});

test('does not fade after the simulated unmount of StrictMode, or when its page is removed', async () => {
  fakeAnimation();
  const { unmount } = render(
    <StrictMode>
      <main>
        <Dialog title="Rate" closeLabel="Close" onClose={() => undefined}>
          <p>Three stars</p>
        </Dialog>
      </main>
    </StrictMode>,
  );
  await act(async () => {});
  expect(picture()).toBeNull();
  expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true);
  await act(async () => unmount());
  expect(document.querySelector('dialog')).toBeNull();
});
