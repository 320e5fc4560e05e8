// Says what the browser knows of the network's price. Only Chromium has the Network Information API, and it names the kind of network on
// Android and ChromeOS alone.
import type { Readable } from '../../base/readable';

/** `data-saver`: the person asked the browser to save data. `unknown`: the browser does not name the kind of network. */
export type NetworkCost = 'unknown' | 'free' | 'mobile-data' | 'data-saver';

/** What `navigator.connection` may have, which TypeScript's library does not know. */
interface Connection extends EventTarget {
  readonly saveData?: unknown;
  readonly type?: unknown;
}

/** Returns the cost of the network. It is read at each call, and listened to while somebody is subscribed. */
export function createNetworkCost(host: () => object): Readable<NetworkCost> {
  return {
    get: () => costOf(connectionOf(host())),
    subscribe(listener) {
      const connection = connectionOf(host());
      connection?.addEventListener('change', listener);
      return () => connection?.removeEventListener('change', listener);
    },
  };
}

function costOf(connection: Connection | undefined): NetworkCost {
  if (connection?.saveData === true) return 'data-saver';
  const type = connection?.type;
  if (type === 'cellular') return 'mobile-data';
  return typeof type === 'string' ? 'free' : 'unknown';
}

function connectionOf(host: object): Connection | undefined {
  const connection = 'connection' in host ? host.connection : undefined;
  return connection instanceof EventTarget ? connection : undefined;
}

/** The cost of this device's network. */
export const networkCost = createNetworkCost(() => navigator);

/** Returns whether the browser names the kind of network, so that Wi-Fi can be told from mobile data. */
export function namesNetworkKind(host: object = navigator): boolean {
  return typeof connectionOf(host)?.type === 'string';
}
