// The one Trusted Types policy of a page: which addresses may be run as a worker. The headers require it (headers.ts), so a
// browser that has Trusted Types makes no script of any other text.

interface TrustedTypes {
  /** What it gives is no string, but is accepted where the address of a script is expected. */
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

declare global {
  // Not in every browser of the floor, nor in the compiler's own library.
  // oxlint-disable-next-line no-var -- A global is declared so.
  var trustedTypes: TrustedTypes | undefined;
}

/** The name that the Content-Security-Policy allows. */
const policyName = 'bookworm';

/** The service worker, and the build's own workers. `vite dev` serves those as sources. */
const ofWorkers = /^\/(sw\.js|assets\/[\w-]+-worker-[\w-]+\.js|src\/[\w/-]+-worker\.ts\?worker[\w&=]*)$/;

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** Returns an address as the browser takes it for a worker's script. Throws TypeError when it is none of ours. */
export function scriptAddress(address: string): string {
  policy ??= globalThis.trustedTypes?.createPolicy(policyName, { createScriptURL: assertOurs });
  return policy?.createScriptURL(address) ?? assertOurs(address);
}

function assertOurs(address: string): string {
  if (ofWorkers.test(address)) return address;
  throw new TypeError(`Not a worker of this page: ${address}`);
}
