/** The oldest supported browsers (spec screens §8), as Vite's build targets. Only the build and tests use it. */
export const browserFloor = ['safari15.4', 'chrome100', 'firefox100'];
