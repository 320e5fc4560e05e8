/** The oldest supported browsers (decision 39), as Vite's build targets. */
export const browserFloor = ['safari15.4', 'chrome100', 'firefox100'];
