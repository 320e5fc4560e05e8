// The edge to the other tabs and the worker of this origin: what one says, all others hear. Hides BroadcastChannel.

export interface TabChannel {
  tell(message: unknown): void;
  /** Hears the others, never itself, for as long as the page lives. */
  onMessage(listener: (data: unknown) => void): void;
}

export function openTabChannel(name: string): TabChannel {
  const channel = new BroadcastChannel(name);
  return {
    tell: (message) => channel.postMessage(message),
    onMessage: (listener) => channel.addEventListener('message', ({ data }) => listener(data)),
  };
}
