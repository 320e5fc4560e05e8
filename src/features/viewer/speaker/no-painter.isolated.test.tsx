import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { diagnostics } from '../../../platform/browser/report';
import { playerDeps, spoken } from '../../../player/narration/narrate.fixture';
import { createPlayer, type Player } from '../../../player/player';
import { SpeakerFilm } from './SpeakerFilm';
import { useSpeaker } from './use-speaker';

afterEach(cleanup);

const player = createPlayer([spoken('talk', { filmUrl: 'https://host/talk.mp4' })], playerDeps());

function Talk({ of, video }: { readonly of: Player; readonly video: HTMLVideoElement }) {
  return useSpeaker(of, 0).onSlide && <SpeakerFilm video={video} />;
}

test('a speaker that nothing on the device can draw is left out, and that is reported once', () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const video = document.createElement('video');
  const { container, rerender } = render(<Talk of={player} video={video} />);
  expect(container.querySelector('.viewer-speaker')).not.toBeNull();
  act(() => void video.dispatchEvent(new Event('loadeddata')));
  expect(container.querySelector('.viewer-speaker')).toBeNull();
  rerender(<Talk key="again" of={player} video={video} />);
  expect(container.querySelector('.viewer-speaker')).toBeNull();
  expect(diagnostics().match(/NoPainterError"/g)).toHaveLength(1);
});
