// The logo of a theme. The default one is in the main chunk; others are loaded lazily, with their space reserved.
import { lazyDrawing } from '../lazy-part';
import { WormHead } from './Worm';
import './guide.css';

const drawings = {
  bookworm: BookwormLogo,
  lab: lazyDrawing(() => import('./lab-drawings').then((module) => module.LabLogo)),
  museum: lazyDrawing(() => import('./museum-drawings').then((module) => module.MuseumLogo)),
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

/** The default logo: a worm that looks out of an open book, through one of its pages. */
function BookwormLogo() {
  return (
    <svg viewBox="0 0 64 64" width="48" height="48" aria-hidden="true" focusable="false">
      <path d="M2 36c10-4 21-3 30 3 9-6 20-7 30-3v23c-10-4-21-3-30 3-9-6-20-7-30-3Z" fill="#b8432b" />
      <path d="M34 50c-5-8-8-14-4-24" fill="none" stroke="#6f9f3e" strokeWidth="13" strokeLinecap="round" />
      <path d="M5 33c9-4 19-3 27 3v22c-8-5-18-6-27-3Z" fill="#fffaf0" />
      <path d="M59 33c-9-4-19-3-27 3v22c8-5 18-6 27-3Z" fill="#f6e5c8" />
      <path
        d="M10 41c5-1 11 0 16 2.5M10 47c5-1 11 0 16 2.5"
        fill="none"
        stroke="#dcc7a0"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <ellipse cx="41" cy="47" rx="5" ry="2.4" fill="#8a6a45" />
      <ellipse cx="53" cy="45.5" rx="4.6" ry="2.3" fill="#8a6a45" />
      <path d="M41 47c0-12 12-13 12-1.5" fill="none" stroke="#7fae4e" strokeWidth="7" />
      <WormHead />
    </svg>
  );
}
