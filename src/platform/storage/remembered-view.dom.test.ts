// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { rememberedStoryView, rememberStoryView } from './remembered-view';

const [upright, otherwise] = [true, false];

beforeEach(() => localStorage.clear());

describe('the view of stories that was chosen', () => {
  test('on an upright phone is remembered for upright phones alone', () => {
    rememberStoryView('book', otherwise);
    rememberStoryView('slides', upright);
    expect([rememberedStoryView(upright), rememberedStoryView(otherwise)]).toEqual(['slides', 'book']);
  });

  test('elsewhere is also that of an upright phone, until another is chosen there', () => {
    rememberStoryView('slides', otherwise);
    expect(rememberedStoryView(upright)).toBe('slides');
    rememberStoryView('book', upright);
    expect(rememberedStoryView(upright)).toBe('book');
  });

  test('is none before a choice, and where storage is forbidden', () => {
    expect(rememberedStoryView(upright)).toBeUndefined();
    const storage = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    rememberStoryView('slides', upright);
    expect(rememberedStoryView(upright)).toBeUndefined();
    storage.mockRestore();
  });
});
