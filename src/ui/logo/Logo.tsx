// The mark of the house. Ours is there at once; another's lines are fetched where it stands, and its place is kept.
import { lateDrawing } from '../late-drawing';
import { BookwormLogo } from './BookwormLogo';
import './logo.css';

const drawings = {
  bookworm: BookwormLogo,
  lab: lateDrawing(() => import('./LabLogo').then((module) => module.LabLogo)),
  museum: lateDrawing(() => import('./MuseumLogo').then((module) => module.MuseumLogo)),
};

export type LogoName = keyof typeof drawings;

/** Says nothing; the link around it is named. */
export function Logo({ name }: { readonly name: LogoName }) {
  const Drawing = drawings[name];
  return (
    <span className="logo" data-logo={name}>
      <Drawing />
    </span>
  );
}
