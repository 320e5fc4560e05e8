import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SpeakerFilm } from './SpeakerFilm';

vi.mock('./choose-painter', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  choosePainter: (_source: unknown, { show }: { readonly show: (painter: object, kind: string) => void }) => {
    const painter = {
      canvas: document.createElement('canvas'),
      paint: () => undefined,
      clear: () => undefined,
    };
    show(painter, 'page');
    return () => undefined;
  },
}));

afterEach(cleanup);

// A film that seeks when the view changes has had its one `loadeddata`.
test.each(['loadeddata', 'seeked'])('a film without a frame is drawn once, at %s', (event) => {
  const video = document.createElement('video');
  const { container } = render(<SpeakerFilm video={video} />);
  const drawn = () => container.querySelectorAll('canvas').length;
  expect(drawn()).toBe(0);
  video.dispatchEvent(new Event(event));
  expect(drawn()).toBe(1);
  video.dispatchEvent(new Event('seeked'));
  expect(drawn()).toBe(1);
});
