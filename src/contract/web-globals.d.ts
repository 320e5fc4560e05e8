// Declares the web APIs that page, worker and Node all have. Only the contract's own tsconfig includes it, so that the
// contract cannot use other web APIs.
declare class URL {
  constructor(url: string, base?: string | URL);
  readonly href: string;
  readonly origin: string;
  readonly protocol: string;
  readonly pathname: string;
  readonly hash: string;
  readonly search: string;
  readonly username: string;
  readonly password: string;
}
/** Returns bytes as text of one character each; throws when the text is not base64. */
declare function atob(base64: string): string;
declare function btoa(bytes: string): string;
declare class TextDecoder {
  decode(bytes?: Uint8Array, options?: { readonly stream?: boolean }): string;
}
