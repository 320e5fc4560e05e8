// Re-exports React DOM's `createRoot`, so that the boot script can load React as a separate file. Importing the package there would add
// the bundler's CommonJS helpers, a second file that the page's first connection would load before the boot script.
export { createRoot } from 'react-dom/client';
