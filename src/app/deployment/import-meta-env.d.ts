import type { BrowserDeployment } from '../../contract/deployment';

declare global {
  interface ImportMetaEnv {
    /** The deployment that this bundle is built for; set by `vite.config.ts`. */
    readonly DEPLOYMENT: BrowserDeployment;
  }
}
