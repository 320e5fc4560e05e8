import { afterEach, describe, expect, test, vi } from 'vitest';
import { readingTime } from './reading-time';

const timeOf = (text: string) => readingTime({ headline: '', text });

describe('the reading time (spec player §4)', () => {
  test.each([
    [0, 4000],
    [1, 4000],
    [10, 4000],
    [11, 4400],
    [50, 20_000],
  ])('of %i words is %i ms', (words, milliseconds) => {
    expect(timeOf('word '.repeat(words))).toBe(milliseconds);
  });

  test('counts the words of headline and text, whatever the white space', () => {
    expect(readingTime({ headline: 'one two', text: '  three\n\nfour\u200bfive '.repeat(10) })).toBe(
      32 * 400,
    );
  });

  test.each([
    ['むかしむかし', 40, 120],
    ['昔、ある所にお爺さんと', 4, 22],
    ['カレーライスを３つ！', 4, 20],
    ['アリスは Alice in Wonderland です。', 4, 4 * (2 + 3 + 1.5)],
    ['很久很久以前，', 10, 35],
    ['𠮷野家', 10, 15],
  ])('of Japanese and Chinese has a word in every two characters: %s', (sentence, times, words) => {
    expect(timeOf(sentence.repeat(times))).toBe(words * 400);
  });
});

/** Once upon a time, or the first article of the human rights; and how many words the sentence has. */
const sentences: readonly (readonly [language: string, sentence: string, words: number])[] = [
  ['Thai', 'กาลครั้งหนึ่งนานมาแล้วมีลูกหมีตัวน้อยอาศัยอยู่ในป่าใหญ่ทุกเช้ามันจะออกไปเดินเล่นริมแม่น้ำ', 26],
  ['Khmer', 'មនុស្សទាំងអស់កើតមកមានសេរីភាពនិងភាពស្មើៗគ្នាក្នុងសេចក្ដីថ្លៃថ្នូរនិងសិទ្ធិ', 13],
  ['Lao', 'ມະນຸດທຸກຄົນເກີດມາມີສິດສະເຫມີພາບທາງດ້ານກຽດສັກສີແລະສິດທິ', 14],
  ['Burmese', 'လူတိုင်းသည်တူညီလွတ်လပ်သောဂုဏ်သိက္ခာဖြင့်လည်းကောင်းတူညီလွတ်လပ်သောအခွင့်အရေးများဖြင့်', 19],
];

describe('of languages without spaces between words', () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each(sentences)('%s', (_, sentence, words) => {
    const text = sentence.repeat(10);
    const expected = words * 10 * 400;
    expect(timeOf(text)).toBeGreaterThan(expected * 0.75);
    expect(timeOf(text)).toBeLessThan(expected * 1.35);
  });

  test.each(sentences)('%s, in a browser that finds no words', (_, sentence) => {
    const text = sentence.repeat(10);
    const segmented = timeOf(text);
    vi.stubGlobal('Intl', {});
    expect(timeOf(text)).toBeGreaterThan(segmented * 0.6);
    expect(timeOf(text)).toBeLessThan(segmented * 1.5);
  });

  test.each(sentences)('%s, in a browser without a dictionary of it', (_, sentence) => {
    const text = sentence.repeat(10);
    const segmented = timeOf(text);
    class OneWord {
      segment = (whole: string) => [{ segment: whole, isWordLike: true }];
    }
    vi.stubGlobal('Intl', { Segmenter: OneWord });
    expect(timeOf(text)).toBeGreaterThan(segmented * 0.6);
  });

  test('beside words with spaces', () => {
    const [, sentence] = sentences[0] ?? ['', ''];
    const words = 'Alice in Wonderland '.repeat(20);
    expect(timeOf(`${words}${sentence.repeat(10)}`)).toBe(60 * 400 + timeOf(sentence.repeat(10)));
  });
});
