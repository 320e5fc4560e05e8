import { afterEach, expect, test, vi } from 'vitest';
import { openTabChannel } from './tabs';

afterEach(() => void vi.unstubAllGlobals());

test('a browser that refuses channels gets a channel that does nothing', () => {
  const construct = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('BroadcastChannel', new Proxy(BroadcastChannel, { construct }));
  const channel = openTabChannel('bookworm-test');
  channel.onMessage(() => undefined);
  expect(() => channel.postMessage('anything')).not.toThrow();
});
