// Issues and checks the tickets of a sign-in's further steps (spec people §9): each is for one step of one person.
import * as v from 'valibot';
import { ExpiringMap } from './expiring-map';
import type { Journal } from './records';
import { newSecret, TokenSigner, type Claims, type SigningKeys, type Ticket } from './tokens';

export interface TicketsOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Sign the tickets. */
  readonly keys: () => SigningKeys;
  readonly journal: Journal;
}

/** How long a ticket is valid, in seconds. */
const ticketLifetime = 180;
/** How long a used ticket is remembered, in milliseconds: longer than it is valid, since a clock may run ahead and be put back. */
const usedLifetime = 24 * 60 * 60_000;

export class Tickets {
  private readonly used: ExpiringMap<true>;
  /** When the tickets of a person were ended that would be valid still, in seconds since 1970. */
  private readonly ended: ExpiringMap<number>;
  private readonly signer: TokenSigner;

  constructor(private readonly options: TicketsOptions) {
    const { now, journal, keys } = options;
    const used = { journal, name: 'used-tickets', schema: v.literal(true) };
    this.used = new ExpiringMap({ now, lifetime: usedLifetime, stored: used });
    const ended = { journal, name: 'ended-tickets', schema: v.number() };
    this.ended = new ExpiringMap({ now, lifetime: usedLifetime, stored: ended });
    this.signer = new TokenSigner(keys);
  }

  /** Returns the ticket that the step must present: it is for that step alone, and valid for three minutes. */
  issue(step: Ticket, username: string): string {
    const exp = this.seconds() + ticketLifetime;
    return this.signer.sign(step, { username, exp, origin_jti: newSecret() });
  }

  /** Returns whose ticket it is; undefined when it is not valid, or was used. */
  ownerOf(step: Ticket, ticket: string): string | undefined {
    const claims = this.unexpired(step, ticket);
    if (claims === undefined || this.used.get(claims.origin_jti) === true) return undefined;
    const issued = claims.exp - ticketLifetime;
    return issued > (this.ended.get(claims.username) ?? -1) ? claims.username : undefined;
  }

  /** Marks a ticket as used, so that it is not valid again. */
  use(step: Ticket, ticket: string): void {
    const claims = this.unexpired(step, ticket);
    if (claims) this.used.set(claims.origin_jti, true);
  }

  /** Ends all tickets of a person: the next owner of the name is somebody else. */
  endAll(username: string): void {
    this.ended.set(username, this.seconds());
  }

  private unexpired(step: Ticket, ticket: string): Claims | undefined {
    const claims = this.signer.read(step, ticket);
    return claims !== undefined && claims.exp * 1000 > this.options.now() ? claims : undefined;
  }

  private seconds(): number {
    return Math.floor(this.options.now() / 1000);
  }
}
