// The scrub bar: one equal segment for each slide, the time within the current one, and a worm that crawls from slide to slide. Works by
// touch, mouse and keyboard.
import { type KeyboardEvent, memo, type MouseEvent, type PointerEvent, useState } from 'react';
import { formatDuration, useTexts } from '../../../platform/i18n/i18n';
import { Worm } from '../../../ui/drawings/Worm';
import type { Readable } from '../../../base/readable';
import type { MediaTime } from '../../../player/state/player-state';
import { useReadable } from '../../../ui/use-readable';
import { useIsRightToLeft } from '../text/story-text';
import { arrowFromRight } from './use-commands';
import './scrub.css';

declare module 'react' {
  interface CSSProperties {
    /** Share of the scrub bar before the worm, from 0 to 1. */
    '--share'?: number;
  }
}

/** A position in the story. */
export interface PlayerPosition {
  readonly index: number;
  /** Seconds into the slide, and its duration in seconds; 0 while unknown. */
  readonly time: number;
  readonly duration: number;
}

/** The result of a scrub: a slide, or a time of the current slide. */
export type Scrub =
  | { readonly kind: 'slide'; readonly index: number }
  | { readonly kind: 'seconds'; readonly seconds: number };

/** Seconds that an arrow key moves by. */
const step = 5;

/** Returns how much of a segment is filled: 1 before the current slide, 0 after it. */
export function filled(segment: number, { index, time, duration }: PlayerPosition): number {
  if (segment !== index) return segment < index ? 1 : 0;
  return duration > 0 ? Math.min(1, time / duration) : 0;
}

/** More slides than this share one segment, since single segments would be too narrow to see. */
const maxSegments = 40;

/** Returns how much of each segment is filled, 0 to 1. */
export function segmentsOf(count: number, position: PlayerPosition): readonly number[] {
  if (count > maxSegments) return [valueOf(position) / count];
  return Array.from({ length: count }, (_, segment) => filled(segment, position));
}

/** Returns the position as a number from 0 to the number of slides, for `aria-valuenow`. */
export function valueOf(position: PlayerPosition): number {
  return Math.round((position.index + filled(position.index, position)) * 100) / 100;
}

/** Returns the slide at a point of the bar and the share of it before the point. `across` is 0 where the story begins, 1 where it ends. */
export function segmentAt(across: number, count: number): { index: number; within: number } {
  const position = Math.min(Math.max(across, 0), 1) * count;
  const index = Math.min(Math.floor(position), count - 1);
  return { index, within: position - index };
}

/** Returns the scrub for a point: a time within the current slide, or another slide from its beginning. */
export function scrubTo(across: number, count: number, position: PlayerPosition): Scrub {
  const { index, within } = segmentAt(across, count);
  if (index !== position.index || position.duration === 0) return { kind: 'slide', index };
  return { kind: 'seconds', seconds: within * position.duration };
}

/**
 * Returns the scrub for a key: arrows move by seconds and across slides, Page keys by slides, Home and End to the first and last
 * slide. Returns 'stay' for a slider key that has no effect here, undefined for any other key.
 */
export function scrubByKey(key: string, count: number, position: PlayerPosition): Scrub | 'stay' | undefined {
  const { index, time, duration } = position;
  const on = (to: number): Scrub | 'stay' =>
    to >= count || to === index ? 'stay' : { kind: 'slide', index: to };
  const back = (to: number): Scrub => ({ kind: 'slide', index: Math.max(to, 0) });
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return time + step < duration ? { kind: 'seconds', seconds: time + step } : on(index + 1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return time > 1 ? { kind: 'seconds', seconds: Math.max(0, time - step) } : back(index - 1);
    case 'PageUp':
      return on(index + 1);
    case 'PageDown':
      return back(index - 1);
    case 'Home':
      return back(0);
    case 'End':
      return on(count - 1);
    default:
      return undefined;
  }
}

interface ScrubBarProps {
  readonly index: number;
  readonly count: number;
  /** Whether the story is over; then every segment is full. */
  readonly over: boolean;
  /** Whether the time passes by itself. */
  readonly runs: boolean;
  readonly mediaTime: Readable<MediaTime>;
  /** Returns the player's current position; the displayed one may be a moment behind. */
  readonly positionNow: () => PlayerPosition;
  readonly onScrub: (scrub: Scrub) => void;
}

export function ScrubBar({
  index,
  count,
  over,
  runs,
  mediaTime,
  positionNow,
  onScrub: perform,
}: ScrubBarProps) {
  const { time, duration } = useReadable(mediaTime);
  const [dragged, setDragged] = useState<number>();
  const position: PlayerPosition = { index, time, duration };
  const { spoken, onMove, ...focusEvents } = useSpokenPosition(position, runs);
  const text = useValueText(spoken, count);
  const shown = dragged === undefined ? position : positionAt(dragged, count);
  const isFull = over && dragged === undefined;
  const onScrub = (scrub: Scrub): void => {
    onMove(scrub);
    perform(scrub);
  };
  const isRightToLeft = useIsRightToLeft();
  const drag = dragHandlers(isRightToLeft, setDragged, (across) =>
    onScrub(scrubTo(across, count, positionNow())),
  );
  return (
    <div className="viewer-scrub">
      <div
        role="slider"
        tabIndex={0}
        className="viewer-scrub-bar"
        data-dragged={dragged !== undefined || undefined}
        aria-label={text.name}
        aria-valuemin={0}
        aria-valuemax={count}
        aria-valuenow={over ? count : valueOf(spoken)}
        aria-valuetext={text.value}
        onKeyDown={(event) => {
          const key = isRightToLeft ? arrowFromRight(event.key) : event.key;
          scrubWithKey(event, scrubByKey(key, count, positionNow()), onScrub);
        }}
        {...focusEvents}
        {...drag}
      >
        {segmentsOf(count, isFull ? positionAt(1, count) : shown).map((full, segment, { length }) => (
          <Segment key={segment} isCurrent={length < count || segment === index} full={full} />
        ))}
        <MovingWorm share={isFull ? 1 : (shown.index + 0.5) / count} />
      </div>
    </div>
  );
}

/** `share` is the share of the bar before its head. It moves with each slide, and rests otherwise. */
const MovingWorm = memo(function MovingWorm({ share }: { readonly share: number }) {
  return (
    <span className="viewer-worm" style={{ '--share': share }} aria-hidden="true">
      <Worm />
    </span>
  );
});

interface SegmentProps {
  readonly isCurrent: boolean;
  /** 0 to 1. */
  readonly full: number;
}

const Segment = memo(function Segment({ isCurrent, full }: SegmentProps) {
  return (
    <span className="viewer-scrub-segment" data-current={isCurrent || undefined}>
      <span style={{ transform: `scaleX(${full})` }} />
    </span>
  );
});

function scrubWithKey(
  event: KeyboardEvent,
  scrub: ReturnType<typeof scrubByKey>,
  onScrub: (scrub: Scrub) => void,
): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (scrub === undefined) return;
  event.preventDefault();
  if (scrub !== 'stay') onScrub(scrub);
}

/**
 * Returns the position that screen readers say. They say each change of a slider that has the focus: while the time runs, it changes
 * only when the bar is moved, the slide changes or its duration becomes known.
 */
function useSpokenPosition(position: PlayerPosition, runs: boolean) {
  const { index, duration } = position;
  const [isFocused, setFocused] = useState(false);
  const [held, setHeld] = useState<PlayerPosition>();
  const holds = isFocused && runs;
  const isCurrent = held?.index === index && held.duration === duration;
  if (holds && !isCurrent) setHeld(position);
  if (!holds && held !== undefined) setHeld(undefined);
  return {
    spoken: holds && isCurrent ? held : position,
    onMove: (scrub: Scrub): void => {
      if (!holds) return;
      if (scrub.kind === 'seconds') setHeld({ ...position, time: scrub.seconds });
      else if (scrub.index === index) setHeld({ ...position, time: 0 });
    },
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}

function useValueText({ index, time, duration }: PlayerPosition, count: number) {
  const { t } = useTexts();
  const page = { page: index + 1, pages: count };
  const value =
    duration > 0
      ? t('viewer.scrub.time', { ...page, time: formatDuration(time), duration: formatDuration(duration) })
      : t('viewer.scrub.page', page);
  return { name: t('viewer.scrub.name'), value };
}

/** Returns the position to display while the bar is dragged. */
function positionAt(across: number, count: number): PlayerPosition {
  const { index, within } = segmentAt(across, count);
  return { index, time: within, duration: 1 };
}

/** Follows one pointer from press to release; calls `onDrop` with the point of release, 0 where the story begins, 1 where it ends. */
function dragHandlers(
  isRightToLeft: boolean,
  setDragged: (across: number | undefined) => void,
  onDrop: (across: number) => void,
) {
  const acrossOf = ({ currentTarget, clientX }: PointerEvent<HTMLElement>): number => {
    const { left, right, width } = currentTarget.getBoundingClientRect();
    const from = isRightToLeft ? right - clientX : clientX - left;
    return width > 0 ? Math.min(1, Math.max(0, from / width)) : 0;
  };
  const isDragged = ({ currentTarget, pointerId }: PointerEvent<HTMLElement>): boolean =>
    currentTarget.hasPointerCapture(pointerId);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged(acrossOf(event));
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (isDragged(event)) setDragged(acrossOf(event));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!isDragged(event)) return;
      setDragged(undefined);
      onDrop(acrossOf(event));
    },
    onPointerCancel: () => setDragged(undefined),
    // A tap must not focus the bar: the arrow keys would then move the slider instead of turning pages.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  };
}
