// The logo of a theme. The default one is in the main chunk; others are loaded lazily, with their space reserved.
import { lazyDrawing } from '../lazy-part';
import { BookwormLogo } from './BookwormLogo';
import './logo.css';

const drawings = {
  bookworm: BookwormLogo,
  lab: lazyDrawing(() => import('./LabLogo').then((module) => module.LabLogo)),
  museum: lazyDrawing(() => import('./MuseumLogo').then((module) => module.MuseumLogo)),
};

export type LogoName = keyof typeof drawings;

/** It has no accessible name; the link around it has one. */
export function Logo({ name }: { readonly name: LogoName }) {
  const Drawing = drawings[name];
  return (
    <span className="logo" data-logo={name}>
      <Drawing />
    </span>
  );
}
