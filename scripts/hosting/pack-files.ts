// Writes the compressed files of a build beside its files, for hosts that send them as they are: `x.js.br` and `x.js.gz`.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypeOf, isCompressible } from '../../mocks/base/hosting/content-type';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** The hardest takes eight times as long, for eight percent. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };

const packings = [
  { extension: '.br', pack: (bytes: Buffer) => packBrotli(bytes, { params }) },
  { extension: '.gz', pack: (bytes: Buffer) => packGzip(bytes) },
] as const;

/** Packs each text of a folder. Leaves out what would save less than a packet. */
export async function packFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((each) => isCompressible(contentTypeOf(each)))) {
    const file = path.join(folder, name);
    const bytes = await readFile(file);
    for (const { extension, pack } of packings) {
      const packed = await pack(bytes);
      if (packed.length < bytes.length - 512) await writeFile(file + extension, packed);
    }
  }
}
