// Issues and checks the tickets of a sign-in's further steps (spec people §9): each is for one step of one person.
import { newSecret, TokenSigner, type Claims, type SigningKeys, type Ticket } from './tokens';

export interface TicketsOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Sign the tickets. */
  readonly keys: () => SigningKeys;
  /** Does something once the change that it belongs to is stored. */
  readonly whenStored: (effect: () => void) => void;
}

/** How long a ticket is valid, in seconds. */
const ticketLifetime = 180;

export class Tickets {
  /** When each would have expired, in seconds since 1970. */
  private readonly used = new Map<string, number>();
  /** When the tickets of a person were ended that would be valid still, in seconds since 1970. */
  private readonly ended = new Map<string, number>();
  private readonly signer: TokenSigner;

  constructor(private readonly options: TicketsOptions) {
    this.signer = new TokenSigner(options.keys);
  }

  /** Returns the ticket that the step must present: it is for that step alone, and valid for three minutes. */
  issue(step: Ticket, username: string): string {
    const exp = this.seconds() + ticketLifetime;
    return this.signer.sign(step, { username, exp, origin_jti: newSecret() });
  }

  /** Returns whose ticket it is; undefined when it is not valid, or was used. */
  ownerOf(step: Ticket, ticket: string): string | undefined {
    const claims = this.unexpired(step, ticket);
    if (claims === undefined || this.used.has(claims.origin_jti)) return undefined;
    const issued = claims.exp - ticketLifetime;
    return issued > (this.ended.get(claims.username) ?? -1) ? claims.username : undefined;
  }

  /** Marks a ticket as used, so that it is not valid again. */
  use(step: Ticket, ticket: string): void {
    const claims = this.unexpired(step, ticket);
    this.options.whenStored(() => {
      for (const [id, exp] of this.used) if (exp <= this.seconds()) this.used.delete(id);
      if (claims) this.used.set(claims.origin_jti, claims.exp);
    });
  }

  /** Ends all tickets of a person: the next owner of the name is somebody else. */
  endAll(username: string): void {
    this.options.whenStored(() => {
      const now = this.seconds();
      for (const [name, ended] of this.ended) if (ended + ticketLifetime <= now) this.ended.delete(name);
      this.ended.set(username, now);
    });
  }

  private unexpired(step: Ticket, ticket: string): Claims | undefined {
    const claims = this.signer.read(step, ticket);
    return claims !== undefined && claims.exp * 1000 > this.options.now() ? claims : undefined;
  }

  private seconds(): number {
    return Math.floor(this.options.now() / 1000);
  }
}
