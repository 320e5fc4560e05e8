// Writes a sentence as Pico's marked text: who speaks decides pitch and speed. Pure.
import { speakable } from '../speakable';

/** A part of a sentence and how it is spoken; 100 is the voice as it is. */
export interface VoicedPart {
  readonly text: string;
  /** Above 100 is higher. */
  readonly pitch: number;
  /** Above 100 is faster. */
  readonly speed: number;
}

/** Below full volume: there the voice is clipped. */
const volume = 60;
/** The range that Pico accepts without falling silent or becoming unintelligible. */
const bounds = { pitch: [50, 200], speed: [40, 250] } as const;

/**
 * Returns the text that Pico speaks, without quotation marks, dashes and characters of Pico's markup. Joins neighbouring parts of the
 * same voice.
 */
export function utteranceOf(parts: readonly VoicedPart[]): string {
  const marked = joined(parts).map(({ text, pitch, speed }) => {
    const level = { pitch: within(pitch, bounds.pitch), speed: within(speed, bounds.speed) };
    return `<pitch level='${level.pitch}'><speed level='${level.speed}'>${text}</speed></pitch>`;
  });
  return `<volume level='${volume}'>${marked.join('')}</volume>`;
}

/** Returns the parts as they are spoken, without those that hold nothing to say. */
function joined(parts: readonly VoicedPart[]): VoicedPart[] {
  const spoken: VoicedPart[] = [];
  for (const part of parts) {
    const last = spoken.at(-1);
    const text = textAfter(last?.text ?? '', part.text);
    if (text.trim() === '') continue;
    if (last !== undefined && last.pitch === part.pitch && last.speed === part.speed)
      spoken[spoken.length - 1] = { ...last, text: `${last.text}${text}` };
    else spoken.push({ ...part, text });
  }
  return spoken;
}

/** Returns the speakable text after another text, without a leading comma after a full stop: that would be a second pause. */
function textAfter(before: string, text: string): string {
  const plain = speakable(text);
  return /[.?!]\s*$/.test(before) || before === '' ? plain.replace(/^\s*[,.;]+/, '') : plain;
}

function within(level: number, [min, max]: readonly [number, number]): number {
  return Math.round(Math.min(max, Math.max(min, level)));
}
