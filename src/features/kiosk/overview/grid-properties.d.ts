// Declares the CSS custom properties of the grid, which are set from script: its columns and lines when the screen is upright or wide.
import 'react';

declare module 'react' {
  interface CSSProperties {
    '--columns-portrait'?: number;
    '--columns-landscape'?: number;
    '--lines-portrait'?: number;
    '--lines-landscape'?: number;
  }
}
