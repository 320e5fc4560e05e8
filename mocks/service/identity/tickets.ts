// Makes and checks the tickets of a sign-in's further steps (spec people §9): each is for one step of one person.
import * as v from 'valibot';
import { ExpiringMap } from './expiring-map';
import type { Journal } from './records';
import { isCurrent, newSecret, type Claims, type Ticket } from './tokens';

/** How long a ticket is valid, in seconds. */
const ticketLifetime = 180;
/** How long a used ticket is remembered, in milliseconds: longer than it is valid, since a clock may run ahead and be put back. */
const usedLifetime = 24 * 60 * 60_000;

/** A ticket is the signed text of its claims. Nothing is stored of one until it is used. */
export class Tickets {
  private readonly used: ExpiringMap<true>;
  /** When the tickets of a person were ended that would be valid still, in seconds since 1970. */
  private readonly ended: ExpiringMap<number>;

  constructor(
    private readonly now: () => number,
    journal: Journal,
  ) {
    const used = { journal, name: 'used-tickets', schema: v.literal(true) };
    this.used = new ExpiringMap({ now, lifetime: usedLifetime, stored: used });
    const ended = { journal, name: 'ended-tickets', schema: v.number() };
    this.ended = new ExpiringMap({ now, lifetime: usedLifetime, stored: ended });
  }

  /** Returns the claims of the ticket that the step must present: it is for that step alone, and valid for three minutes. */
  issue(step: Ticket, username: string): Claims {
    const iat = this.seconds();
    return { token_use: step, username, iat, exp: iat + ticketLifetime, origin_jti: newSecret() };
  }

  /** Returns whether a ticket is valid for a step, and was not used. */
  isFor(step: Ticket, ticket: Claims | undefined): ticket is Claims {
    if (ticket?.token_use !== step || !isCurrent(ticket, this.now())) return false;
    return (
      this.used.get(ticket.origin_jti) === undefined && ticket.iat > (this.ended.get(ticket.username) ?? -1)
    );
  }

  /** Marks a ticket as used, so that it is not valid again. */
  use(ticket: Claims): void {
    this.used.set(ticket.origin_jti, true);
  }

  /** Ends all tickets of a person: the next owner of the name is somebody else. */
  endAll(username: string): void {
    this.ended.set(username, this.seconds());
  }

  private seconds(): number {
    return Math.floor(this.now() / 1000);
  }
}
