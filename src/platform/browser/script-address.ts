// The page's one Trusted Types policy: which addresses may be loaded as a worker. The headers require it (headers.ts),
// so a browser with Trusted Types rejects any other script address.

interface TrustedTypes {
  /** The result is not a string, but is accepted where the address of a script is expected. */
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

declare global {
  // Not in every supported browser, nor in TypeScript's library.
  // oxlint-disable-next-line no-var -- A global is declared so.
  var trustedTypes: TrustedTypes | undefined;
}

/** The name that the Content-Security-Policy allows. */
const policyName = 'bookworm';

/** The service worker and the build's own workers, which `vite dev` serves as sources. */
const workerAddresses =
  /^\/(sw\.js|assets\/[\w-]+-worker-[\w-]+\.js|src\/[\w/-]+-worker\.ts\?worker[\w&=]*)$/;

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * Returns an address in the form that the browser accepts for a worker's script. Throws TypeError for a foreign
 * address.
 */
export function scriptAddress(address: string): string {
  policy ??= globalThis.trustedTypes?.createPolicy(policyName, { createScriptURL: assertOurs });
  return policy?.createScriptURL(address) ?? assertOurs(address);
}

function assertOurs(address: string): string {
  if (workerAddresses.test(address)) return address;
  throw new TypeError(`Not a worker of this page: ${address}`);
}
