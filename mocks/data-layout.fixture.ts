// Formats a data file for readers: short values share a line, and a longer text has its own line.

/** The most columns of a line with more than one text. */
const width = 140;
/** A list with more entries than a fact is a list of words, as many on a line as fit. */
const maxTexts = 7;

/** Returns a value as the text of a JSON file. */
export function layoutOf(value: unknown): string {
  return `${laid(value, '')}\n`;
}

function laid(value: unknown, indent: string): string {
  const line = inline(value);
  if (typeof value !== 'object' || value === null || fits(indent, line)) return line;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => laid(item, inner));
    if (!value.every((item) => typeof item === 'string'))
      return `[\n${inner}${items.join(`,\n${inner}`)}\n${indent}]`;
    return items.length > maxTexts
      ? `[\n${inner}${packed(items, inner).join(`,\n${inner}`)}\n${indent}]`
      : `[${rows(items).join(`,\n${indent} `)}]`;
  }
  const fields = Object.entries(value).map(([name, field]) => `"${name}": ${laid(field, inner)}`);
  return `{\n${inner}${packed(fields, inner).join(`,\n${inner}`)}\n${indent}}`;
}

/** Returns one row a text; a first word, which says what the texts are about, shares the row of the first text. */
function rows([first = '', second, ...others]: readonly string[]): string[] {
  if (second === undefined) return [first];
  return /\s/.test(first) ? [first, second, ...others] : [`${first}, ${second}`, ...others];
}

/** Returns fields or words as lines, as many on a line as fit. A field with line breaks shares no line. */
function packed(fields: readonly string[], indent: string): string[] {
  return fields.reduce<string[]>((lines, field) => {
    const longer = [...lines.slice(-1), field].join(', ');
    const isShort = !longer.includes('\n') && fits(indent, longer);
    return isShort ? [...lines.slice(0, -1), longer] : [...lines, field];
  }, []);
}

const fits = (indent: string, line: string) => indent.length + line.length <= width;

/** Returns drawings (docs/drawings.md) as the text of a JSON file: one mark a line, the look on the line of the name. */
export function layoutOfDrawings(drawings: Readonly<Record<string, readonly unknown[]>>): string {
  const all = Object.entries(drawings).map(([name, [look, ...marks]]) => {
    const lines = marks.map((mark) => `    ${laidMark(mark, '    ')}`);
    return `  "${name}": [${inline(look)},\n${lines.join(',\n')}\n  ]`;
  });
  return `{\n${all.join(',\n')}\n}\n`;
}

/** The most columns of a group of marks on one line. */
const groupWidth = 120;

/** Returns a mark on one line, and a longer group of marks with one line for each of them. */
function laidMark(mark: unknown, indent: string): string {
  const line = inline(mark);
  if (!Array.isArray(mark) || !mark.some(isMark) || indent.length + line.length <= groupWidth) return line;
  const inner = `${indent}  `;
  const head = mark.filter((item) => !isMark(item)).map(inline);
  const lines = mark.filter(isMark).map((item) => `${inner}${laidMark(item, inner)}`);
  return `[${head.join(', ')},\n${lines.join(',\n')}]`;
}

const isMark = (item: unknown) => Array.isArray(item) && typeof item[0] === 'string';

/** Returns a value as JSON on one line, with spaces. */
function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const all = Object.entries(value).map(([name, one]) => `"${name}": ${inline(one)}`);
  return all.length === 0 ? '{}' : `{ ${all.join(', ')} }`;
}
