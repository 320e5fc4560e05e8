import type { BrowserDeployment } from '../../contract/deployment';

declare global {
  interface ImportMetaEnv {
    /** The deployment for which this bundle is built; set by `vite.config.ts`. */
    readonly DEPLOYMENT: BrowserDeployment;
    /** Whether people sign in there. A constant, so that the other bundles hold none of the code. */
    readonly HAS_SIGN_IN: boolean;
    /** Whether `kiosk.html` of this bundle is a kiosk (spec screens §12). A constant, for the same reason. */
    readonly HAS_KIOSK: boolean;
  }
}
