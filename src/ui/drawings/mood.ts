// The moods of all guides: mouths and eye positions. Every guide has its face at the same position of a drawing of 120 by 140.

export type Mood = 'neutral' | 'happy' | 'cheering' | 'thinking' | 'sad';

export interface MoodProps {
  readonly mood: Mood;
}

export const mouths: Record<Mood, string> = {
  neutral: 'M49 65q11 5 22 0',
  happy: 'M47 63c5 8 21 8 26 0',
  cheering: 'M46 61c5 14 23 14 28 0Z',
  thinking: 'M52 64c4 4 11 3 16-2',
  sad: 'M48 69c5-7 19-7 24 0',
};

/** The offset of the pupils from the middle of the eyes. */
export const gaze: Record<Mood, readonly [number, number]> = {
  neutral: [0, 0],
  happy: [0, -1],
  cheering: [0, -2],
  thinking: [3, -5],
  sad: [0, 3],
};

/** The arms of a guide that cheers. */
export const raisedArms = 'M30 106c-15-1-23-12-20-27M90 106c15-1 23-12 20-27';
