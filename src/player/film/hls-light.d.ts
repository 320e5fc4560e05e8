// The light build is the whole player without captions, other sound tracks and encryption; its types are those of the whole.
declare module 'hls.js/light' {
  export { default as Hls, Events, ErrorTypes } from 'hls.js';
}
