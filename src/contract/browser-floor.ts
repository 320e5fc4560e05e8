/** The oldest supported browsers (spec screens §8), as Vite's build targets. */
export const browserFloor = ['safari15.4', 'chrome100', 'firefox100'];
