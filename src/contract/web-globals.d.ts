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
}
