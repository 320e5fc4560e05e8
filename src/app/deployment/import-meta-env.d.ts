import type { BrowserDeployment } from '../../contract/deployment';

declare global {
  interface ImportMetaEnv {
    /** The deployment for which this bundle is built; set by `vite.config.ts`. */
    readonly DEPLOYMENT: BrowserDeployment;
  }
}
