// What every world the contract runs in (page, worker, Node) has beyond the language itself.
// Read only by the contract's own tsconfig, so that nothing else of the web slips in here.
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
/** Bytes as text of one character each; throws on what is not base64. */
declare function atob(base64: string): string;
declare function btoa(bytes: string): string;
declare class TextDecoder {
  decode(bytes?: Uint8Array, options?: { readonly stream?: boolean }): string;
}
