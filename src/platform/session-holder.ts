// Who uses this device right now, as far as the service is concerned. Signs nobody in: that comes with its own feature,
// which sets the session here. Knows no provider.
import { anonymousToken, mayActAsStaff } from '../contract/session/session';
import { createWritable, type Readable } from './readable';

/** Where decision 14 keeps the access token. */
const storedTokenKey = 'accessToken';

interface SessionView {
  /** Undefined without a session; the constant `anon` where none is needed. */
  readonly accessToken: string | undefined;
  readonly isSignedIn: boolean;
  /** May delete, publish and manage (decision 32). */
  readonly isStaff: boolean;
}

export interface SessionHolder extends Readable<SessionView> {
  /** A token that came or went; undefined signs out. */
  readonly set: (accessToken: string | undefined) => void;
}

export interface SessionEdges {
  /** Every visitor counts as signed in (core 6). */
  readonly allowAnonymousAccess: boolean;
  readonly storage: Pick<Storage, 'getItem'>;
}

/** The session this page starts with: the variant's, or the token an earlier sign-in left. */
export function createSessionHolder({ allowAnonymousAccess, storage }: SessionEdges): SessionHolder {
  const anonymous = allowAnonymousAccess ? anonymousToken : undefined;
  const view = createWritable(viewOf(storedToken(storage) ?? anonymous));
  return {
    get: view.get,
    subscribe: view.subscribe,
    set: (accessToken) => view.set(viewOf(accessToken ?? anonymous)),
  };
}

function viewOf(accessToken: string | undefined): SessionView {
  return { accessToken, isSignedIn: accessToken !== undefined, isStaff: mayActAsStaff(accessToken) };
}

/** A browser may forbid its storage; then nobody was signed in. */
function storedToken(storage: SessionEdges['storage']): string | undefined {
  try {
    return storage.getItem(storedTokenKey) || undefined;
  } catch {
    return undefined;
  }
}
