// Leaves out of a text what voices mispronounce. Pure.

/**
 * Returns a text without quotation marks, spaced dashes, angle brackets and control characters, which voices read as marks or
 * as nothing. Readers still see them.
 */
export function speakable(text: string): string {
  return text
    .replace(/[„“”"«»‚‘<>\p{Cc}]/gu, ' ')
    .replace(/\s+([,.?!])/g, '$1')
    .replace(/([?!]),/g, '$1')
    .replace(/\s[–—]\s/g, ', ')
    .replace(/\s+/g, ' ');
}
