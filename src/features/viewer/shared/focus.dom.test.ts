import { beforeEach, describe, expect, test } from 'vitest';
import { focusOf } from './focus';

describe('the position of the focus', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<main><section tabindex="-1"><button></button><div role="slider" tabindex="0"></div><p tabindex="0"></p><input></section><a href="#/"></a></main>';
  });

  test.each([
    ['section', 'player'],
    ['button', 'control'],
    ['[role=slider]', 'control'],
    ['p', 'text'],
    ['input', 'field'],
    ['a', 'outside'],
    ['body', 'nowhere'],
  ])('%s: %s', (selector, focus) => {
    const root = document.querySelector('section') ?? document.body;
    expect(focusOf(document.querySelector(selector), root)).toBe(focus);
  });
});
