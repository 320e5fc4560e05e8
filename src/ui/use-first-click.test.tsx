import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { useFirstClick } from './use-first-click';
import { clickAt, pressAt, tapAt } from './use-first-click.fixture';

afterEach(cleanup);

/** Shows a guarded button. */
function showButton() {
  let counted = 0;
  function Guarded() {
    const clicks = useFirstClick();
    return (
      <button
        type="button"
        onPointerDown={clicks.notePointer}
        onClick={(event) => (counted += clicks.isFirst(event) ? 1 : 0)}
      >
        Next
      </button>
    );
  }
  render(<Guarded />);
  return { button: screen.getByRole('button'), counted: () => counted };
}

describe('the guard for the first click', () => {
  test.each(['touch', 'pen'])('ignores the second tap of a double tap by %s', (pointerType) => {
    const { button, counted } = showButton();
    tapAt(button, 1000, pointerType);
    tapAt(button, 1300, pointerType);
    expect(counted()).toBe(1);
  });

  test('counts the tap after a flick, which presses nothing', () => {
    const { button, counted } = showButton();
    pressAt(button, 1000);
    fireEvent.pointerCancel(button, { pointerType: 'touch' });
    tapAt(button, 1300);
    expect(counted()).toBe(1);
  });

  test('counts every second of the taps that go on, as ignored ones do not prolong the wait', () => {
    const { button, counted } = showButton();
    for (const time of [1000, 1450, 1900, 2350, 2800]) tapAt(button, time);
    expect(counted()).toBe(3);
  });

  test('counts a click by the mouse soon after a tap that was ignored', () => {
    const { button, counted } = showButton();
    tapAt(button, 1000);
    tapAt(button, 1300);
    clickAt(button, 1600, 1);
    expect(counted()).toBe(2);
  });

  test('ignores the clicks of a triple click, and counts those that go on later', () => {
    const { button, counted } = showButton();
    clickAt(button, 1000, 1);
    clickAt(button, 1200, 2);
    clickAt(button, 1400, 3);
    expect(counted()).toBe(1);
    clickAt(button, 1600, 4);
    clickAt(button, 1800, 5);
    expect(counted()).toBe(2);
  });

  test('ignores a second click that a slow double click of the system brings late, and counts the third', () => {
    const { button, counted } = showButton();
    clickAt(button, 1000, 1);
    clickAt(button, 1800, 2);
    expect(counted()).toBe(1);
    clickAt(button, 2600, 3);
    expect(counted()).toBe(2);
  });

  test('counts each press by a key or a screen reader, also after a tap', () => {
    const { button, counted } = showButton();
    tapAt(button, 1000);
    fireEvent.click(button, { detail: 0 });
    // A screen reader that reports a click and no pointer.
    fireEvent.click(button, { detail: 1 });
    fireEvent.click(button, { detail: 1 });
    expect(counted()).toBe(4);
  });
});
