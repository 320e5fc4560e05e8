// Computes which rows of the shelf belong into the document (ADR-0046). Pure.
import * as limits from '../../contract/limits';

/** The measurements of the rows of the shelf, by their positions. */
export interface Rows {
  readonly columns: number;
  /** The width of the shelf for which the heights were measured. */
  readonly width: number;
  /** In pixels, with the gap below. A row that was never in the document has none. */
  readonly heights: readonly (number | undefined)[];
}

/** The cards in the document, by their positions in the order of display, and the space that the others take. */
export interface Slice {
  /** Language and filters. A slice of another view means nothing. */
  readonly view: string;
  readonly from: number;
  readonly to: number;
  /** Absent until the code that follows the window is loaded: the cards then follow each other from the first one on. */
  readonly space?: { readonly above: number; readonly below: number; readonly rows: Rows };
}

/** The position of the shelf in the window at the moment, in pixels of the window. */
export interface Seen {
  readonly rows: Rows;
  /** The upper edge of the first row in the document. Where it is, not where it should be: the window may have another width now. */
  readonly top: number;
  readonly windowHeight: number;
}

/** From the first row on, to the last one exclusively. */
type Range = readonly [from: number, to: number];

/** Returns the upper edges of `count` rows and the lower edge of the last, in pixels from the upper edge of the shelf. */
export function edgesOf({ heights }: Rows, count: number): readonly number[] {
  const known = heights.filter((height) => height !== undefined);
  const usual = known.reduce((sum, height) => sum + height, 0) / (known.length || 1);
  const edges = [0];
  for (let row = 0; row < count; row += 1) edges.push((edges[row] ?? 0) + (heights[row] ?? usual));
  return edges;
}

/**
 * Returns the next slice and the slice of the visible rows. The next slice is one row nearer to the wanted slice, so that no step takes
 * long. Returns the same slice when it is the wanted one.
 */
export function followWindow(slice: Slice, seen: Seen, shown: number): { next: Slice; visible: Slice } {
  const { columns } = seen.rows;
  const edges = edgesOf(seen.rows, Math.ceil(shown / columns));
  const most = Math.ceil(limits.gallery.mostInDocument / columns);
  const current: Range = [Math.floor(slice.from / columns), Math.ceil(slice.to / columns)];
  const end = edges.at(-1) ?? 0;
  const top = seen.top - (edges[current[0]] ?? end);
  const visible = visibleRows(
    edges.map((edge) => top + edge),
    seen.windowHeight,
    most,
  );
  const range = stepTo(current, visible, edges.length - 1, most);
  const sliceOf = ([from, to]: Range): Slice => ({
    view: slice.view,
    from: from * columns,
    to: to * columns,
    space: {
      above: edges[from] ?? 0,
      below: end - (edges[to] ?? end),
      rows: seen.rows,
    },
  });
  const next = sliceOf(range);
  return { next: isSame(slice, next) ? slice : next, visible: sliceOf(visible) };
}

/** Returns the rows whose edges lie within the window, at least one of them. */
function visibleRows(edges: readonly number[], windowHeight: number, most: number): Range {
  const last = edges.length - 2;
  const found = edges.findIndex((_, row) => (edges[row + 1] ?? 0) >= 0);
  const from = Math.min(found, last);
  let to = from + 1;
  while (to <= last && to < from + most && (edges[to] ?? 0) < windowHeight) to += 1;
  return [from, to];
}

/** Returns the current rows, less those that are not wanted, with one wanted row more: a visible one, if there is one. */
function stepTo(current: Range, visible: Range, count: number, most: number): Range {
  const [firstVisible, afterVisible] = visible;
  if (current[1] <= firstVisible || current[0] >= afterVisible) return visible;
  const before = Math.floor((most - (afterVisible - firstVisible)) / 2);
  const wantedFrom = Math.max(0, Math.min(firstVisible - before, count - most));
  const wantedTo = Math.min(count, wantedFrom + most);
  const from = Math.max(current[0], wantedFrom);
  const to = Math.min(current[1], wantedTo);
  if (from <= firstVisible && to < wantedTo) return [from, to + 1];
  return [Math.max(wantedFrom, from - 1), to];
}

const isSame = (a: Slice, b: Slice): boolean =>
  a.from === b.from &&
  a.to === b.to &&
  a.space !== undefined &&
  Math.abs(a.space.above - (b.space?.above ?? 0)) < 1 &&
  Math.abs(a.space.below - (b.space?.below ?? 0)) < 1;
