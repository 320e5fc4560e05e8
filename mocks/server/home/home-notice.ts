// What the terminal shows of `npm start -- --home`: a code that a tablet's camera reads, and the words beside it.
import { encode } from 'uqr';

interface HomeNotice {
  /** The plain address: no other opens before a device trusts. */
  readonly address: string;
  readonly fingerprint: readonly string[];
  readonly secureAddresses: readonly string[];
  /** Of the terminal; undefined where there is none, and no code then. */
  readonly columns: number | undefined;
  /** Whether bold and dim are wanted. */
  readonly hasStyles: boolean;
}

/** Columns of the code, of the space after it and of the words. */
const sideBySide = 77;

/** Returns the lines to print. A terminal that is too narrow has the words below the code. */
export function homeNotice({
  address,
  fingerprint,
  secureAddresses,
  columns,
  hasStyles,
}: HomeNotice): string {
  const styled = (code: number, text: string) => (hasStyles ? `\u001b[${code}m${text}\u001b[22m` : text);
  const bold = (text: string) => styled(1, text);
  const dim = (text: string) => styled(2, text);
  const rows = [0, 3].map((start) => `   ${bold(fingerprint.slice(start, start + 3).join('  '))}`);
  const words = [
    'Bookworm is at home.',
    '',
    `${dim('1')}  ${columns === undefined ? `Open ${bold(address)} on the tablet.` : 'Point the tablet’s camera at the code.'}`,
    `${dim('2')}  Its page must show these six groups:`,
    '',
    ...rows,
    '',
    'After that, Bookworm is at:',
    ...secureAddresses.map((each) => bold(each)),
    '',
    dim('Ctrl+C stops it.'),
  ];
  if (columns === undefined) return words.join('\n');
  const code = codeLines(address);
  const width = code[0]?.length ?? 0;
  if (columns < Math.max(sideBySide, width + 44)) return [...code, '', ...words].join('\n');
  const above = Array<string>(2).fill('');
  const lines = [...above, ...words];
  return Array.from({ length: Math.max(code.length, lines.length) }, (_, index) =>
    `${(code[index] ?? '').padEnd(width)}   ${lines[index] ?? ''}`.trimEnd(),
  ).join('\n');
}

/** Returns the code in half blocks, two modules a character, light on dark with a quiet margin of four modules. */
function codeLines(text: string): string[] {
  const { data, size } = encode(text, { ecc: 'L', boostEcc: true, border: 4 });
  const isLight = (x: number, y: number) => y < size && data[y]?.[x] !== true;
  return Array.from({ length: Math.ceil(size / 2) }, (_, row) =>
    Array.from({ length: size }, (__, x) => {
      const [upper, lower] = [isLight(x, 2 * row), isLight(x, 2 * row + 1)];
      if (upper) return lower ? '█' : '▀';
      return lower ? '▄' : ' ';
    }).join(''),
  );
}

/** Returns the line for an event on a device. */
export function progressLine(device: string, progress: 'has-file' | 'trusts', now: Date): string {
  const kind =
    device === 'iphone' ? 'phone' : device === 'ipad' || device === 'android' ? 'tablet' : 'computer';
  const file = device === 'iphone' || device === 'ipad' ? 'profile' : 'file';
  const time = `${now.getHours()}:${String(now.getMinutes()).padStart(2, '0')}`;
  return progress === 'trusts'
    ? `${time}  One ${kind} trusts Bookworm.`
    : `${time}  One ${kind} has the ${file}. Two steps to go.`;
}
