// The oracle: compares what the worker answers with the server's bytes, by hash.
import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** Hashes by address; for an error response, its reason. */
export type Hashes = Readonly<Record<string, string>>;

/** Returns the hashes of what the service itself sends for these addresses. */
export async function serverHashes(origin: string, addresses: readonly string[]): Promise<Hashes> {
  const hashes: Record<string, string> = {};
  for (const address of addresses) {
    const response = await fetch(`${origin}${address}`);
    const hash = createHash('sha256');
    if (response.body) for await (const chunk of response.body) hash.update(chunk);
    hashes[address] = response.status === 200 ? hash.digest('hex') : `status ${response.status}`;
  }
  return hashes;
}

/** Returns the hashes of what a page gets for these addresses: from the worker, when the service is stopped. */
export function hashesSeenBy(page: Page, addresses: readonly string[]): Promise<Hashes> {
  return page.evaluate(async (asked) => {
    const hashes: Record<string, string> = {};
    for (const address of asked) {
      try {
        const response = await fetch(address);
        const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
        const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
        hashes[address] = response.status === 200 ? hex : `status ${response.status}`;
      } catch (error) {
        hashes[address] = String(error);
      }
    }
    return hashes;
  }, addresses);
}

/** Checks that the page gets every byte; the service is stopped by now. */
export async function expectWhole(page: Page, server: Hashes): Promise<void> {
  expect(await hashesSeenBy(page, Object.keys(server))).toEqual(server);
}

/** Returns a byte range of a file as the page gets it: status, Content-Range and bytes in base64. */
export function partSeenBy(page: Page, address: string, range: string) {
  return page.evaluate(
    async ([asked, header]) => {
      const response = await fetch(asked, { headers: { range: header } });
      const bytes = new Uint8Array(await response.arrayBuffer());
      return {
        status: response.status,
        contentRange: response.headers.get('content-range'),
        base64: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
      };
    },
    [address, range] as const,
  );
}
