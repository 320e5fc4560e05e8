// The film of the person who speaks, in the attract mode: without sound and without its green background (spec screens §12).
import { useEffect, useRef, useState } from 'react';
import { SpeakerFilm } from '../../features/viewer/speaker/SpeakerFilm';
import { report } from '../../platform/browser/report';
import { openFilm } from '../../player/film/film-drivers';

export function AttractFilm({ url }: { readonly url: string | undefined }) {
  const host = useRef<HTMLDivElement>(null);
  const [video] = useState(createSilentVideo);
  const [failed, setFailed] = useState<string>();
  // The attract mode goes round all day.
  const [reported] = useState(() => new Set<string>());
  useEffect(() => {
    // Some browsers play a video only while it is in the document.
    host.current?.append(video);
    return () => video.remove();
  }, [video]);
  useEffect(() => {
    if (url === undefined) return undefined;
    // Refused where even silent films need a touch: the picture with its words remains.
    const play = (): void => void video.play().catch(() => undefined);
    const film = openFilm(video, url, {
      onAttached: play,
      onFailed: (cause) => {
        if (!reported.has(url)) report(cause, 'kiosk: film of the attract mode');
        reported.add(url);
        setFailed(url);
      },
    });
    film.load();
    play();
    return () => {
      film.close();
      // The next time round it may play.
      setFailed(undefined);
    };
  }, [video, url, reported]);
  return (
    <div ref={host} className="attract-film" hidden={url === undefined || url === failed} aria-hidden="true">
      <SpeakerFilm video={video} />
    </div>
  );
}

function createSilentVideo(): HTMLVideoElement {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.disablePictureInPicture = true;
  video.crossOrigin = 'anonymous';
  return video;
}
