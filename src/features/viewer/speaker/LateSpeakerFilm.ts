// The speaker's film, loaded with the first slide that has one: most stories have none.
import { report } from '../../../platform/browser/report';
import { lazyPart } from '../../../ui/lazy-part';

export const LateSpeakerFilm = lazyPart(
  () => import('./SpeakerFilm').then((part) => part.SpeakerFilm),
  (error) => report(error, 'viewer: speaker'),
);
