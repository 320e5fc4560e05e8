// The light build lacks captions, alternative audio tracks and encryption; it has the types of the full build.
declare module 'hls.js/light' {
  export { default as Hls, Events, ErrorTypes } from 'hls.js';
}
