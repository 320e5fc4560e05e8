// Limits how often strangers may leave something: each thing is kept, and listed for everybody or for staff.
import type { CallName } from '../../../src/contract/service/calls';
import type { Journal } from '../identity/records';
import { createRateLimit, type Rate, type RateLimit } from '../rate-limit';

/**
 * Of one address and in all. Behind one address may be a museum's kiosks with hundreds of visitors a day, or devices whose outboxes
 * empty fifty ratings at once. A refused item stays in the outbox and is sent later (spec people §2).
 */
const limits = {
  sendFeedback: { each: { burst: 200, perHour: 200 }, all: { burst: 500, perHour: 500 } },
  suggest: { each: { burst: 20, perHour: 20 }, all: { burst: 100, perHour: 100 } },
} as const satisfies { readonly [call in CallName]?: { readonly each: Rate; readonly all: Rate } };

/** Returns a function that counts a call of an address, and returns the milliseconds to wait for it; 0 when it may be answered. */
export function createCallLimits(
  now: () => number,
  journal: Journal,
): (call: CallName, address: string | undefined) => number {
  const ofCalls = new Map<string, RateLimit>(
    Object.entries(limits).map(([call, limit]) => [call, createRateLimit(call, limit, now, journal)]),
  );
  return (call, address) => ofCalls.get(call)?.take(address) ?? 0;
}
