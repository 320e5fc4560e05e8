/** The channels of one machine: what one posts, the others get, at once unless a test holds it back. */
export function createFakeChannels(deliver: (handOver: () => void) => void = (handOver) => handOver()) {
  const all = new Set<FakeChannel>();
  class FakeChannel extends EventTarget {
    constructor(readonly name: string) {
      super();
      all.add(this);
    }
    postMessage(data: unknown): void {
      for (const other of all)
        if (other !== this && other.name === this.name)
          deliver(() => other.dispatchEvent(new MessageEvent('message', { data })));
    }
  }
  return FakeChannel;
}
