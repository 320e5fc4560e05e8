// The edge to the other tabs and the worker of this origin: what one says, all others hear. Hides BroadcastChannel.

export interface TabChannel {
  tell(message: unknown): void;
  /** Hears the others, never itself, for as long as the page lives. */
  onMessage(listener: (data: unknown) => void): void;
}

/** Returns a channel that reaches nobody where the browser refuses one, as Firefox does with cookies blocked. */
export function openTabChannel(name: string): TabChannel {
  const channel = broadcastChannel(name);
  return {
    tell: (message) => channel?.postMessage(message),
    onMessage: (listener) => channel?.addEventListener('message', ({ data }) => listener(data)),
  };
}

function broadcastChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
