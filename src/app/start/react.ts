// React as a module of ours, so that the boot script can import it by itself. Importing the package there would take the
// bundler's CommonJS helpers, a second file, which would come over the page's first connection before the boot script.
export { createRoot } from 'react-dom/client';
