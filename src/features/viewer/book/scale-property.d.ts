// Declares the CSS custom property of a page that is set from script.
import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Share of a heading's full size, at most 1. */
    '--scale'?: number;
  }
}
