// Bounds JSON before it is parsed: a few megabytes of brackets take the parser more than a second, in which nobody else is answered.

/** Nesting of lists and objects; what the contract knows is nested six deep. */
const maxDepth = 32;
/** Values in lists and objects; a long conversation has some dozens. */
const maxValues = 10_000;

/** Returns whether a text is quick to parse; it need not be JSON. Strings may be as long as the body. */
export function isQuickToParse(json: Uint8Array): boolean {
  let depth = 0;
  let values = 0;
  let isQuoted = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (character === quote) isQuoted = !isQuoted;
    else if (isQuoted) at += character === backslash ? 1 : 0;
    else if (character === openBracket || character === openBrace) {
      depth += 1;
      values += 1;
    } else if (character === closeBracket || character === closeBrace) depth -= 1;
    else if (character === comma) values += 1;
    if (depth > maxDepth || values > maxValues) return false;
  }
  return true;
}

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d];
