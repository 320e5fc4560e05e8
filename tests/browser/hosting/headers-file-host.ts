// Reads a `_headers` file as Cloudflare Pages and Netlify document it: https://developers.cloudflare.com/pages/configuration/headers/ and
// https://docs.netlify.com/manage/routing/headers/.

interface Block {
  readonly path: RegExp;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Returns the blocks: a path in a line that is not indented, with `*` for anything, and below it `Name: value`. */
export function readHeadersFile(text: string): Block[] {
  return [...text.matchAll(/^(\/\S*)\n((?: +\S.*\n)+)/gm)].map(([, path = '', lines = '']) => ({
    path: new RegExp(`^${path.replaceAll('.', String.raw`\.`).replace('*', '.*')}$`),
    headers: [...lines.matchAll(/^ +([\w-]+): (.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  }));
}

/** Returns the headers of all blocks that match, in lower case. What two of them name is joined. */
export function headersSentBy(blocks: readonly Block[], path: string): Record<string, string> {
  const headers = new Headers();
  for (const block of blocks)
    if (block.path.test(path)) for (const [name, value] of block.headers) headers.append(name, value);
  return Object.fromEntries(headers);
}
