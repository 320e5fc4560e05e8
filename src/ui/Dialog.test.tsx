// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from './Dialog';

// jsdom draws no dialogs: whoever is quick taps in the moment in which one opens.
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

test('a tap on the backdrop closes it from the moment it is open', () => {
  const onClose = vi.fn<() => void>();
  whenShown = (dialog) => dialog.click();
  show(onClose);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a tap on what it says does not', () => {
  const onClose = vi.fn<() => void>();
  show(onClose);
  screen.getByText('Three stars').click();
  expect(onClose).not.toHaveBeenCalled();
});
