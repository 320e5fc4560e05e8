import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { report } from '../../platform/browser/report';
import type { FilmDeps } from '../../player/film/film-drivers';
import { AttractFilm } from './AttractFilm';

const films = vi.hoisted(() => ({ fail: (): void => undefined }));
vi.mock('../../platform/browser/report');
vi.mock('../../features/viewer/speaker/SpeakerFilm', () => ({ SpeakerFilm: () => null }));
vi.mock('../../player/film/film-drivers', () => ({
  openFilm: (_video: unknown, url: string, { onFailed }: FilmDeps) => {
    films.fail = () => onFailed(new Error(`${url} is broken`));
    return { load: () => undefined, close: () => undefined };
  },
}));

afterEach(cleanup);

test('a film that failed is tried again the next time round, and reported once', async () => {
  vi.spyOn(HTMLVideoElement.prototype, 'play').mockResolvedValue();
  const { rerender, container } = render(<AttractFilm url="a.mp4" />);
  const isShown = () => container.querySelector('.attract-film')?.hasAttribute('hidden') === false;
  const show = (url: string | undefined) => rerender(<AttractFilm url={url} />);
  expect(isShown()).toBe(true);
  act(() => films.fail());
  expect(isShown()).toBe(false);
  show('b.mp4');
  act(() => films.fail());
  show('a.mp4');
  expect(isShown()).toBe(true);
  act(() => films.fail());
  expect(isShown()).toBe(false);
  expect(vi.mocked(report).mock.calls.map(([cause]) => cause)).toEqual([
    new Error('a.mp4 is broken'),
    new Error('b.mp4 is broken'),
  ]);
});
