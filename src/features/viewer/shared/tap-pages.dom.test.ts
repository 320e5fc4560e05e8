import { beforeEach, describe, expect, test, vi } from 'vitest';
import { playerDeps, spoken } from '../../../player/narration/narrate.fixture';
import { createPlayer, type Player } from '../../../player/player';
import { tapPages, thirdOf } from './use-player';

const width = 900;
let player: Player;
let pictures: string[];

beforeEach(() => {
  document.body.replaceChildren();
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(width);
  player = createPlayer([spoken('cover'), spoken('one'), spoken('two'), spoken('end')], playerDeps({}));
  player.store.dispatch({ type: 'GoTo', index: 1 });
  pictures = [];
});

function place<K extends keyof HTMLElementTagNameMap>(name: K, inside: Element = document.body) {
  const element = document.createElement(name);
  inside.append(element);
  return element;
}

function tap(target: Element, x: number, isRightToLeft = false): string {
  tapPages({ target, x }, { player, isRightToLeft, onPicture: (url) => pictures.push(url) });
  const { name, index } = player.store.get();
  return `${name} ${index}`;
}

describe('a tap on a page (spec book §4)', () => {
  test('turns on at the right third, and back at the left one', () => {
    const page = place('p');
    expect([tap(page, 700), tap(page, 800), tap(page, 10)]).toEqual([
      'PAUSED 2',
      'LAST_SLIDE_PAUSED 3',
      'PAUSED 2',
    ]);
  });

  test('turns the other way round from right to left', () => {
    expect(tap(place('p'), 100, true)).toBe('PAUSED 2');
  });

  test('plays and pauses in the middle', () => {
    const page = place('p');
    expect([tap(page, 450), tap(page, 450)]).toEqual(['PLAYING 1', 'PAUSED 1']);
  });

  test('on a control does nothing more', () => {
    expect(tap(place('span', place('button')), 700)).toBe('PAUSED 1');
  });

  test('on the middle of a picture shows it large; beside that the thirds of the screen count', () => {
    const picture = place('img');
    picture.src = 'https://host/fox.webp';
    vi.spyOn(picture, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 450, 450));
    expect([tap(picture, 225), pictures]).toEqual(['PAUSED 1', ['https://host/fox.webp']]);
    expect([tap(picture, 400), pictures.length]).toEqual(['PLAYING 1', 1]);
  });
});

test.each([
  [0, 'left'],
  [299, 'left'],
  [300, 'middle'],
  [599, 'middle'],
  [600, 'right'],
])('%i of 900 is in the %s third', (x, third) => {
  expect(thirdOf(x, 0, width)).toBe(third);
});
