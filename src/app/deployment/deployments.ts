// Defines the deployments as data with example values (spec contract §13). Holds nothing that only a server needs. No bundle imports
// this module: the build gives each variant its own deployment as `import.meta.env.DEPLOYMENT`.
import { shelfMode, type BrowserDeployment, type Variant } from '../../contract/deployment';

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

const shared = {
  region: 'eu-central-1',
  mediaOrigins: [],
  companyLink: { label: 'Example Company', url: 'https://www.example.com/' },
  contacts: { internal: 'team@example.com', external: 'hello@example.com' },
  legal: {
    operator: 'Example Company',
    address: ['1 Example Street', '12345 Example Town'],
    privacyChanged: '2024-09-10',
  },
} as const;

const userPool = {
  id: 'eu-central-1_example',
  clientId: 'exampleclientid',
  address: '/identity-provider',
};

const deployments: Record<Variant, BrowserDeployment> = {
  bookworm: {
    ...shared,
    variant: 'bookworm',
    entryPoint: 'index.html',
    domainName: 'bookworm.example.com',
    allowAnonymousAccess: true,
  },
  production: {
    ...shared,
    variant: 'production',
    entryPoint: 'index.html',
    domainName: 'stories.example.com',
    allowAnonymousAccess: false,
    userPool,
  },
  develop: {
    ...shared,
    variant: 'develop',
    entryPoint: 'index.html',
    domainName: 'develop.example.com',
    allowAnonymousAccess: false,
    userPool: { ...userPool, allowSignUp: true },
  },
  museum: {
    ...shared,
    variant: 'museum',
    entryPoint: 'kiosk.html',
    domainName: 'museum.example.com',
    allowAnonymousAccess: false,
    userPool,
    webauthn: {
      relyingPartyName: 'Example Museum',
      relyingPartyId: 'museum.example.com',
    },
  },
};

/** Returns the deployment that a Vite mode builds; `bookworm` when the mode names no variant (spec contract §13). */
export function deploymentOf(mode: string): BrowserDeployment {
  if (mode === shelfMode) return { ...deployments.bookworm, withoutService: true };
  return isVariant(mode) ? deployments[mode] : deployments.bookworm;
}

function isVariant(mode: string): mode is Variant {
  return Object.hasOwn(deployments, mode);
}
