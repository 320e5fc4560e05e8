// Parses an operator's file (spec contract §13), and takes the part of it that a bundle holds. Reads no file. No bundle imports this module.
import * as v from 'valibot';
import { shelfMode, variants, type BrowserDeployment } from './deployment';

const host = String.raw`[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*`;
const matching = (pattern: string, reason: string) =>
  v.pipe(v.string(), v.regex(new RegExp(`^${pattern}$`), reason));

const text = v.pipe(v.string(), v.nonEmpty('is empty'));
const hostName = matching(host, 'is no host name in small letters, such as stories.example.org');
const httpsAddress = matching(String.raw`https://\S+`, 'is no address that begins with https://');
const mailAddress = v.pipe(v.string(), v.email('is no e-mail address'));
/** Written into policies: nothing in it may end a directive. */
const httpsOrigin = matching(
  String.raw`https://${host}(?::\d+)?`,
  'is no origin, such as https://media.example.org',
);
const count = v.pipe(v.number(), v.safeInteger('is no whole number'), v.minValue(0, 'is below 0'));

const userPoolSchema = v.strictObject({
  id: matching(String.raw`(?=.{1,55}$)[a-zA-Z\d-]+_[a-zA-Z\d]+`, 'is no id of a user pool'),
  clientId: text,
  address: v.exactOptional(
    matching(
      String.raw`(?:/[\w-]+|https://${host}(?::\d+)?/[\w./-]*)`,
      'is neither a path, such as /identity-provider, nor an address that begins with https://',
    ),
  ),
  allowSignUp: v.exactOptional(v.boolean()),
});

const relyingParty = { relyingPartyName: text, relyingPartyId: hostName };

const presentationId = matching(String.raw`\d+`, 'is no id of a presentation');
const themeWith = (places: number) =>
  v.strictObject({
    previews: v.exactOptional(
      v.pipe(
        v.array(presentationId),
        v.check(
          (ids) => ids.length === places && new Set(ids).size === places,
          `must be ${places} different ids`,
        ),
        v.readonly(),
      ),
    ),
    privacyHref: v.exactOptional(httpsAddress),
  });

/** What the page needs, in each variant. */
const browserEntries = {
  region: text,
  domainName: hostName,
  mediaOrigins: v.pipe(v.array(httpsOrigin), v.readonly()),
  companyLink: v.strictObject({ label: text, url: httpsAddress }),
  contacts: v.strictObject({ internal: mailAddress, external: mailAddress }),
  kioskIdle: v.exactOptional(v.pipe(count, v.minValue(5000, 'counts milliseconds, at least 5000'))),
  /** By the name of a theme, whose overview has places for so many presentations (spec screens §5). */
  themes: v.exactOptional(
    v.strictObject({
      tng: v.exactOptional(themeWith(6)),
      'future-lab': v.exactOptional(themeWith(4)),
      'deutsches-museum': v.exactOptional(themeWith(6)),
    }),
  ),
  legal: v.strictObject({
    operator: text,
    address: v.pipe(v.array(text), v.readonly()),
    privacyChanged: v.pipe(v.string(), v.isoDate('is no date, such as 2024-09-10')),
  }),
};

/** Leaves out whatever it does not name. */
const browserSchema = v.object({
  ...browserEntries,
  variant: v.picklist(variants),
  entryPoint: v.picklist(['index.html', 'kiosk.html']),
  allowAnonymousAccess: v.boolean(),
  userPool: v.exactOptional(userPoolSchema),
  webauthn: v.exactOptional(v.object(relyingParty)),
});

/** What only a service needs: its places, and what it limits. */
const serviceEntries = {
  account: matching(String.raw`\d{12}`, 'is no account of twelve digits'),
  hostedZoneId: text,
  zoneName: hostName,
  certificateArn: text,
  secretStore: text,
  /** Limits of making (§7); an absent one is the variant's limit, for a month the number in the data directory. */
  creationLimits: v.exactOptional(
    v.strictObject(
      v.entriesFromList(['perHour', 'perDay', 'perUser', 'perMonth', 'total'], v.exactOptional(count)),
    ),
  ),
  /** Whether stories are listed for everybody once they are made; absent, the data directory says it (§15). */
  publishMade: v.exactOptional(v.boolean()),
};

const stores = { files: text, presentations: text, suggestions: text };
const shared = { ...serviceEntries, ...browserEntries };
const withSignIn = { ...shared, allowAnonymousAccess: v.literal(false), userPool: userPoolSchema };

const deploymentSchema = v.variant('variant', [
  v.strictObject({
    ...shared,
    variant: v.literal('bookworm'),
    entryPoint: v.literal('index.html'),
    allowAnonymousAccess: v.literal(true),
    stores: v.strictObject({ ...stores, feedback: text, quotas: text }),
  }),
  v.strictObject({
    ...withSignIn,
    variant: v.picklist(['production', 'develop']),
    entryPoint: v.literal('index.html'),
    stores: v.strictObject(stores),
  }),
  v.strictObject({
    ...withSignIn,
    variant: v.literal('museum'),
    entryPoint: v.literal('kiosk.html'),
    stores: v.strictObject({ ...stores, quotas: text }),
    webauthn: v.strictObject({
      ...relyingParty,
      credentialsAttribute: text,
      jwtPublicKey: text,
      jwtAlgorithm: v.literal('RS256'),
    }),
  }),
]);

/** A whole file, with the part that no bundle holds. */
export type Deployment = v.InferOutput<typeof deploymentSchema>;

/** Thrown for a file that is no deployment; its message is one sentence with the field and the reason. */
export class DeploymentError extends Error {
  override readonly name = 'DeploymentError';
  constructor(file: string, field: string, reason: string, options?: { cause?: unknown }) {
    super(`${file} cannot be used: ${field} ${reason}.`, options);
  }
}

/** Reads a deployment from the JSON in a file of this name. Throws DeploymentError. */
export function parseDeployment(json: string, file: string): Deployment {
  const result = v.safeParse(deploymentSchema, valueOf(json, file), { abortEarly: true });
  if (!result.success) {
    const [issue] = result.issues;
    throw new DeploymentError(file, v.getDotPath(issue) ?? 'it', reasonOf(issue));
  }
  const { output } = result;
  const { domainName, zoneName } = output;
  if (!isWithin(domainName, zoneName))
    throw new DeploymentError(file, 'domainName', `is not within the zone ${zoneName}`);
  if (output.variant === 'museum' && !isWithin(domainName, output.webauthn.relyingPartyId))
    throw new DeploymentError(file, 'webauthn.relyingPartyId', `is no domain of ${domainName}`);
  return output;
}

function valueOf(json: string, file: string): unknown {
  try {
    return JSON.parse(json);
  } catch (cause) {
    const why = cause instanceof Error ? ` (${cause.message})` : '';
    throw new DeploymentError(file, 'it', `is not JSON${why}`, { cause });
  }
}

function reasonOf({ kind, expected, received, message }: v.BaseIssue<unknown>): string {
  if (kind !== 'schema') return message;
  if (received === 'undefined') return 'is missing';
  if (expected === 'never') return 'is no field of this variant';
  const choices = expected?.replaceAll(/[()]/g, '').replaceAll(' | ', ' or ');
  return `must be ${choices}, and is ${received}`;
}

/** Returns whether a host name is a domain's own or one below it. */
export function isWithin(name: string, domain: string): boolean {
  return name === domain || name.endsWith(`.${domain}`);
}

/** Returns the part of a deployment that a bundle may hold; every other value is left out. */
export function browserDeploymentOf(deployment: Deployment, mode?: string): BrowserDeployment {
  const part = v.parse(browserSchema, deployment);
  return mode === shelfMode ? { ...part, withoutService: true } : part;
}
