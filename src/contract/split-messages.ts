// The messages between the two screens of a split kiosk (spec screens §12): the control screen, which is touched, and the show
// screen, which plays. Each carries the protocol's version; a screen ignores messages it does not know.
import * as v from 'valibot';
import { presentationIdSchema } from './presentation/presentation-id-schema';

export const splitProtocol = 1;
const version = v.literal(splitProtocol);

/** `remote` is the control screen, `show` the show screen. */
const splitRoles = ['remote', 'show'] as const;
export type SplitRole = (typeof splitRoles)[number];

/** What can be done from the control screen to what plays. */
export const splitActions = ['Next', 'Previous', 'Pause', 'Play', 'Restart', 'ToggleSubtitles'] as const;
export type SplitAction = (typeof splitActions)[number];

/** What a visitor of a kiosk makes. */
const madeKinds = ['presentation', 'story'] as const;
export type MadeKind = (typeof madeKinds)[number];

const shown = v.object({
  /** The path after the hash: `/` or the path of a presentation. */
  path: v.pipe(v.string(), v.regex(/^\/[\w/-]*$/)),
  title: v.exactOptional(v.string()),
  /** Present while a presentation is shown. */
  player: v.exactOptional(
    v.object({
      isPlaying: v.boolean(),
      /** Whether it has begun and is not over. */
      isUnderWay: v.boolean(),
      index: v.pipe(v.number(), v.integer(), v.minValue(0)),
      count: v.pipe(v.number(), v.integer(), v.minValue(1)),
      subtitles: v.boolean(),
    }),
  ),
});
/** The number of an address that the control screen opens. It marks reports on earlier addresses as outdated; absent before the first. */
const opening = v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1)));
/** What the show screen shows. */
export type Shown = v.InferOutput<typeof shown>;

const splitMessageSchema = v.variant('type', [
  /** A screen is there; the other one says what it knows. */
  v.object({ version, type: v.literal('hello'), from: v.picklist(splitRoles) }),
  /** From the control screen: shows this address. */
  v.object({ version, type: v.literal('open'), path: shown.entries.path, opening }),
  /** From the control screen: does this to what plays. */
  v.object({ version, type: v.literal('act'), action: v.picklist(splitActions) }),
  /** Somebody touched the screen that says so. */
  v.object({ version, type: v.literal('touched') }),
  /** Whether something plays, records or is being made on the screen that says so. */
  v.object({ version, type: v.literal('busy'), isBusy: v.boolean() }),
  /** The visitor made this; a new screen is told again. */
  v.object({ version, type: v.literal('made'), id: presentationIdSchema, kind: v.picklist(madeKinds) }),
  /** The screen that says so forgets the visitor of both. */
  v.object({ version, type: v.literal('forget') }),
  /** From the show screen, whenever it changes; `opening` is the number of the last address that it opened. */
  v.object({ version, type: v.literal('showing'), shown, opening }),
]);
export type SplitMessage = v.InferOutput<typeof splitMessageSchema>;

/** Returns the message; undefined for a message from another version. */
export function readSplitMessage(data: unknown): SplitMessage | undefined {
  const read = v.safeParse(splitMessageSchema, data);
  return read.success ? read.output : undefined;
}

/** Returns the name of the channel that both screens of a theme join. */
export const splitChannelOf = (theme: string): string => `bookworm-split-${theme}`;
