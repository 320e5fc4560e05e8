// Applies a test's faults to a socket: it breaks or falls silent after so many frames of the service.
import type { Peer } from '../../handlers/stream';
import type { Damage } from './faults';

/** Returns the peer with its faults; `terminate` breaks the connection without a closing handshake. */
export function damagedPeer(peer: Peer, { cutAfter, stallAfter }: Damage, terminate: () => void): Peer {
  if (cutAfter === undefined && stallAfter === undefined) return peer;
  let frames = 0;
  return {
    ...peer,
    send: (text) => {
      frames += 1;
      if (cutAfter !== undefined && frames > cutAfter) terminate();
      else if (stallAfter === undefined || frames <= stallAfter) peer.send(text);
    },
  };
}
