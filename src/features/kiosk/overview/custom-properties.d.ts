import 'react';

declare module 'react' {
  interface CSSProperties {
    '--columns-portrait'?: number;
    '--columns-landscape'?: number;
    '--lines-portrait'?: number;
    '--lines-landscape'?: number;
  }
}
