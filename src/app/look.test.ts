// The look knows no contract, and the contract no look: that their times agree is seen to here.
import { describe, expect, test } from 'vitest';
import { limits } from '../contract/limits';
import tokens from '../ui/look/tokens.css?raw';

const millisecondsOf = (token: string): number =>
  Number(new RegExp(`^ *--${token}: (\\d+)ms;$`, 'm').exec(tokens)?.[1]);

describe('the times of the player, in style and in code', () => {
  test.each([
    ['slide-transition', limits.player.slideTransition],
    ['tooltip-fade', limits.player.tooltipFade],
  ])('--%s', (token, milliseconds) => {
    expect(millisecondsOf(token)).toBe(milliseconds);
  });
});
