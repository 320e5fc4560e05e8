// The custom properties that are set from script; React's types know none.
import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Of a heading's full size, at most 1. */
    '--scale'?: number;
  }
}
