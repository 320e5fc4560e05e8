// Sends messages to the other tabs and the worker of this origin, through a BroadcastChannel.

export interface TabChannel {
  /** Posts a message to the others. */
  postMessage(message: unknown): void;
  /** Subscribes to messages of the others, never its own, until the page is closed. */
  onMessage(listener: (data: unknown) => void): void;
}

/** Returns a channel; it does nothing where the browser refuses one, as Firefox does with cookies blocked. */
export function openTabChannel(name: string): TabChannel {
  const channel = broadcastChannel(name);
  return {
    postMessage: (message) => channel?.postMessage(message),
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
