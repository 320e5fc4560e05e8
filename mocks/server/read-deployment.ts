// Reads the deployment that a build or a service is for: an operator's file, or the example of the variant (spec contract §13).
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { variants, type Variant } from '../../src/contract/deployment';
import { DeploymentError, parseDeployment, type Deployment } from '../../src/contract/deployment-file';

const examples = path.join(import.meta.dirname, '../../deployments');

/**
 * Returns the deployment that a Vite mode builds: of the operator's file, or else the example. Without a mode the file decides the
 * variant. Throws DeploymentError for an unusable file, and for one of another variant.
 */
export function readDeployment(mode: string | undefined, ownFile?: string): Deployment {
  const asked = mode === undefined ? undefined : variantOf(mode);
  const file = ownFile || path.join(examples, `${asked ?? 'bookworm'}.json`);
  const deployment = parseDeployment(textOf(file), file);
  const { variant } = deployment;
  if (asked !== undefined && variant !== asked)
    throw new DeploymentError(file, 'variant', `is ${variant}, and ${asked} was asked for`);
  return deployment;
}

/** Returns the variant of a mode; `bookworm` when the mode names none. */
function variantOf(mode: string): Variant {
  return variants.find((variant) => variant === mode) ?? 'bookworm';
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
    throw new DeploymentError(file, 'it', isMissing ? 'does not exist' : 'cannot be read', { cause });
  }
}
