import { beforeEach, describe, expect, test, vi } from 'vitest';
import { rememberedStoryView, rememberStoryView } from './site-storage';

const [portraitPhone, otherwise] = [true, false];

beforeEach(() => localStorage.clear());

describe('the view of stories that was chosen', () => {
  test('on a phone in portrait is remembered for phones in portrait alone', () => {
    rememberStoryView('book', otherwise);
    rememberStoryView('slides', portraitPhone);
    expect([rememberedStoryView(portraitPhone), rememberedStoryView(otherwise)]).toEqual(['slides', 'book']);
  });

  test('elsewhere also applies to a phone in portrait, until another is chosen there', () => {
    rememberStoryView('slides', otherwise);
    expect(rememberedStoryView(portraitPhone)).toBe('slides');
    rememberStoryView('book', portraitPhone);
    expect(rememberedStoryView(portraitPhone)).toBe('book');
  });

  test('is none before a choice, and where storage is forbidden', () => {
    expect(rememberedStoryView(portraitPhone)).toBeUndefined();
    const storage = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    rememberStoryView('slides', portraitPhone);
    expect(rememberedStoryView(portraitPhone)).toBeUndefined();
    storage.mockRestore();
  });
});
