// The commands of whoever operates the service (docs/operating.md): what each does to a service, and the lines that it prints.
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { presentationIdSchema } from '../../../src/contract/presentation/presentation-id-schema';
import { missingMediaOf } from '../handlers/missing-media';
import { EnrolmentError, issueEnrolmentTicket } from '../identity/enrolment';
import { newSecret } from '../identity/tokens';
import type { Service } from '../service';
import type { HeldBackup } from '../store/data-directory';

/** Thrown when a command is not carried out; its message is one sentence for the operator. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

export const commandSchema = v.variant('verb', [
  v.object({ verb: v.picklist(['list', 'quota']) }),
  v.object({ verb: v.picklist(['publish', 'unpublish', 'delete']), id: presentationIdSchema }),
  v.object({ verb: v.picklist(['user add', 'user reset', 'passkey']), name: v.string() }),
]);
export type OperatorCommand = v.InferOutput<typeof commandSchema>;

/** Carries out the operator's commands, in this process or in the process of the running service. */
export interface Operator {
  /** Returns the lines to print. Throws OperatorError. */
  run(command: OperatorCommand): Promise<readonly string[]>;
  readonly holdForBackup: () => Promise<HeldBackup>;
}

const usage = {
  list: '',
  publish: 'ID',
  unpublish: 'ID',
  delete: 'ID',
  backup: 'FILE',
  restore: 'FILE',
  'user add': 'NAME',
  'user reset': 'NAME',
  passkey: 'NAME',
  quota: '',
} as const;

const isVerb = (verb: string): verb is keyof typeof usage => Object.hasOwn(usage, verb);

/** Reads what follows `npm run operator --`. Throws OperatorError for anything that is not exactly one command. */
export function readArguments(
  args: readonly string[],
): OperatorCommand | { readonly verb: 'backup' | 'restore'; readonly file: string } {
  const words = args[0] === 'user' ? 2 : 1;
  const verb = args.slice(0, words).join(' ');
  const [value = '', ...more] = args.slice(words);
  const all = Object.entries(usage).map(([name, needed]) => `${name} ${needed}`.trim());
  if (!isVerb(verb))
    throw new OperatorError(
      `There is no command ${JSON.stringify(verb)}: write npm run operator -- ${all.join(' | ')}.`,
    );
  if ((usage[verb] === '') !== (value === '') || more.length > 0)
    throw new OperatorError(`Write it as npm run operator -- ${`${verb} ${usage[verb]}`.trim()}.`);
  if (verb === 'backup' || verb === 'restore') return { verb, file: value };
  const { success, output } = v.safeParse(commandSchema, { verb, id: value, name: value });
  if (!success)
    throw new OperatorError(`${JSON.stringify(value)} is no id: npm run operator -- list names them.`);
  return output;
}

/** Returns the operator of a service with a data directory, whose pages are at this origin. */
export const createOperator = (
  service: Service,
  { holdForBackup }: Pick<Operator, 'holdForBackup'>,
  origin: () => string,
): Operator => ({ run: (command) => carryOut(command, service, origin), holdForBackup });

async function carryOut(
  command: OperatorCommand,
  service: Service,
  origin: () => string,
): Promise<readonly string[]> {
  switch (command.verb) {
    case 'list':
      return (await service.presentations.listAll()).map(({ entry, published }) =>
        [Object(entry).id, published ? 'published' : 'unpublished', titleOf(entry)].join('\t'),
      );
    case 'quota':
      return (await service.quota.usage(service.accounts.names())).map(({ scope, used, limit }) =>
        [oneLine(scope), `used ${used}`, `left ${Math.max(0, limit - used)}`].join('\t'),
      );
    case 'user add':
      return [await addUser(command.name, service)];
    case 'user reset':
      return [await resetUser(command.name, service)];
    case 'passkey':
      return [`${origin()}/#/account?enrol=${await enrolmentTicket(command.name, service)}`];
    default:
      return changePresentation(command, service);
  }
}

async function changePresentation(
  { verb, id }: Extract<OperatorCommand, { id: string }>,
  { presentations }: Service,
): Promise<readonly string[]> {
  const title = titleOf((await presentations.find(id))?.entry);
  const change = { publish: 'publish', unpublish: 'unpublish', delete: 'remove' } as const;
  const isThere = title !== undefined && (await presentations[change[verb]](id));
  if (!isThere) throw new OperatorError(`There is no presentation ${id}.`);
  const done = { publish: 'published', unpublish: 'unpublished', delete: 'deleted' }[verb];
  const missing = verb === 'publish' ? await missingMediaOf(presentations, id) : [];
  return [[id, done, title].join('\t'), ...missing.map(({ path }) => `${id}\tlacks\t${oneLine(path)}`)];
}

/** Returns the title of an entry on one line; undefined when there is no entry. */
function titleOf(entry: unknown): string | undefined {
  return entry === undefined ? undefined : oneLine(String(Object(entry).title));
}

/** Returns a text that forges no line, column or direction of a terminal: such characters become spaces. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, ' ');
}

/** Adds an account of staff, and returns its first password, which the first sign-in replaces. */
async function addUser(name: string, { identity }: Service): Promise<string> {
  if (!/^[\p{L}\p{M}\p{S}\p{N}\p{P}]{1,128}$/u.test(name))
    throw new OperatorError(
      `${JSON.stringify(name)} is no username: use up to 128 letters, digits and signs.`,
    );
  const refuseTaken = (): void => {
    if (identity.accounts.isTaken(name) || accountsOf(name, identity).length > 0)
      throw new OperatorError(`Somebody has the username or e-mail address ${name} already.`);
  };
  refuseTaken();
  const password = newSecret(12);
  const passwordHash = await identity.passwords.hash(password, undefined);
  await identity.step(() => {
    refuseTaken();
    const email = name.includes('@') ? { attributes: { email: name }, verified: ['email'] } : {};
    identity.accounts.create(name, { id: randomUUID(), passwordHash, mustChangePassword: true, ...email });
  });
  return password;
}

/** Ends the sign-ins, passkeys and devices of an account: somebody else may have them. Returns a password, which the next sign-in replaces. */
async function resetUser(name: string, { identity }: Service): Promise<string> {
  const username = accountOf(name, identity);
  const { id } = identity.accounts.find(username) ?? {};
  const password = newSecret(12);
  const passwordHash = await identity.passwords.hash(password, undefined);
  await identity.step(() => {
    if (identity.accounts.find(username)?.id !== id)
      throw new OperatorError(`${username} is somebody else now.`);
    identity.accounts.change(username, { passwordHash, mustChangePassword: true, status: undefined });
    identity.accounts.revokeAll(username);
    identity.passkeys.forgetAll(username);
    identity.enrolments.end(username);
    identity.devices.forgetAll(username);
    identity.tickets.endAll(username);
    identity.steps.forget(username);
  });
  return password;
}

/** Returns a ticket for the first passkey of an account. */
async function enrolmentTicket(name: string, { identity }: Service): Promise<string> {
  try {
    return await issueEnrolmentTicket(identity, accountOf(name, identity));
  } catch (error) {
    throw error instanceof EnrolmentError ? new OperatorError(error.message) : error;
  }
}

/** Returns the one account with this username or e-mail address, in any case. Throws OperatorError. */
function accountOf(name: string, identity: Service['identity']): string {
  const [username, ...others] = accountsOf(name, identity);
  if (username === undefined) throw new OperatorError(`There is no account ${JSON.stringify(name)}.`);
  if (others.length > 0)
    throw new OperatorError(
      `${name} may be any of ${[username, ...others].join(', ')}: write a username that nobody else has as an address.`,
    );
  return username;
}

function accountsOf(name: string, { accounts }: Service['identity']): readonly string[] {
  const written = name.toLowerCase();
  return accounts.names().filter((username) => {
    const email = accounts.find(username)?.attributes?.['email'];
    return username.toLowerCase() === written || email?.toLowerCase() === written;
  });
}
