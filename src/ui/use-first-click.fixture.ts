// Clicks and taps at a chosen time, for buttons with a guard for the first click.
import { createEvent, fireEvent } from '@testing-library/react';

const at = (event: Event, timeStamp: number): Event =>
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });

/** Presses a pointer on the button and does not release it there, as a flick that scrolls does. Times are in milliseconds. */
export function pressAt(button: HTMLElement, timeStamp: number, pointerType = 'touch'): void {
  fireEvent(button, at(createEvent.pointerDown(button, { pointerType }), timeStamp));
}

/** Taps the button in a browser that counts each tap as a first click, as Chrome for Android does. */
export function tapAt(button: HTMLElement, timeStamp: number, pointerType = 'touch'): void {
  pressAt(button, timeStamp, pointerType);
  fireEvent(button, at(createEvent.click(button, { detail: 1 }), timeStamp));
}

/** Clicks the button with the mouse; `detail` counts the clicks that follow each other, from 1. */
export function clickAt(button: HTMLElement, timeStamp: number, detail: number): void {
  pressAt(button, timeStamp, 'mouse');
  fireEvent(button, at(createEvent.click(button, { detail }), timeStamp));
}
