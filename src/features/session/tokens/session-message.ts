// The messages between the tabs of one session. They carry no token: a tab that receives one reads the storage.
import * as v from 'valibot';

const messageSchema = v.variant('type', [
  /** New tokens were issued and are stored. `clockDrift` in seconds. */
  v.object({ version: v.literal(1), type: v.literal('issued'), clockDrift: v.pipe(v.number(), v.finite()) }),
  /** A person signed out. Tells a sign-out from the provider's end of a session, which clears the tokens too. */
  v.object({ version: v.literal(1), type: v.literal('signed-out') }),
]);

export type SessionMessage = v.InferOutput<typeof messageSchema>;

/** The name of the channel. */
export const sessionChannel = 'bookworm-session';

/** Returns the message; undefined for other data or versions. */
export function readSessionMessage(data: unknown): SessionMessage | undefined {
  const result = v.safeParse(messageSchema, data);
  return result.success ? result.output : undefined;
}
