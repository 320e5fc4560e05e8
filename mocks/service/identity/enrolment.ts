// Adds passkeys: a person's first by a ticket of the operator, any other by a passkey that the person has (spec contract §12).
import * as v from 'valibot';
import type { AddAuthenticator } from '../../../src/contract/service/bodies';
import type { Identity } from './identity';
import { ExpiringMap } from './expiring-map';
import type { Journal } from './records';
import { hashOf, isSame, newSecret, toBase64url } from './tokens';

/** How long a ticket is valid, in milliseconds. */
const lifetime = 15 * 60_000;

/** The tickets for first passkeys: a person has one at a time. */
export class Enrolments {
  /** The hashes of the tickets, by username. */
  private readonly issued: ExpiringMap<string>;

  constructor(now: () => number, journal: Journal) {
    const stored = { journal, name: 'enrolments', schema: v.string() };
    this.issued = new ExpiringMap({ lifetime, now, isPermission: true, stored });
  }

  /** Returns a new ticket, which replaces the person's previous one. The name in it tells the page whose it is. */
  issue(username: string): string {
    const ticket = `${toBase64url(username)}.${newSecret()}`;
    this.issued.set(username, hashOf(ticket));
    return ticket;
  }

  /** Returns whether the ticket is the person's newest and valid still. */
  isValid(username: string, ticket: string): boolean {
    return isSame(this.issued.get(username) ?? '', hashOf(ticket));
  }

  /** Ends the person's ticket. */
  end(username: string): void {
    this.issued.delete(username);
  }
}

/** Thrown when no ticket is issued; its message is a sentence for the operator. */
export class EnrolmentError extends Error {
  override readonly name = 'EnrolmentError';
}

/**
 * Issues the ticket for the first passkey of an account, whose name may be written in any case. It is valid once, and for 15 minutes.
 * Rejects with EnrolmentError for a name that nobody has, and for an account with a passkey: that one adds the next.
 */
export function issueEnrolmentTicket(identity: Identity, name: string): Promise<string> {
  const { accounts, passkeys, enrolments } = identity;
  return identity.step(() => {
    const username = accounts.usernameOf(name);
    if (username === undefined) throw new EnrolmentError(`There is no account ${JSON.stringify(name)}.`);
    if (passkeys.idsOf(username).length > 0)
      throw new EnrolmentError(`${JSON.stringify(username)} has a passkey already, which can add others.`);
    return enrolments.issue(username);
  });
}

/** Adds a passkey to an account. Returns false when the request proves no right to it, or its passkey is invalid. */
export async function addAuthenticator(
  identity: Identity,
  username: string,
  { challenge, existingAuthenticatorResponse: existing, newAuthenticatorResponse }: AddAuthenticator,
  host: string,
): Promise<boolean> {
  const { passkeys, tickets, enrolments, signer } = identity;
  const ceremony = { challenge: toBase64url(challenge), host };
  const ticket = existing === null ? undefined : await signer.read(challenge);
  const mayAdd = () =>
    existing === null
      ? enrolments.isValid(username, challenge) && passkeys.idsOf(username).length === 0
      : tickets.isFor('new-authenticator', ticket) && ticket.username === username;
  if (!mayAdd()) return false;
  const confirmed = existing && (await passkeys.verify(username, existing, ceremony));
  if (confirmed === undefined) return false;
  const added = await passkeys.verifyNew(username, newAuthenticatorResponse, ceremony);
  if (added === undefined) return false;
  return identity.step(() => {
    // Another request with the same challenge may have added one meanwhile.
    if (!mayAdd() || (confirmed && !passkeys.use(confirmed)) || !passkeys.enrol(added)) return false;
    if (ticket === undefined) enrolments.end(username);
    else tickets.use(ticket);
    return true;
  });
}
