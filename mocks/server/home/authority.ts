// The certificate authority of one home (ADR-0050). A device that trusts it trusts this machine's addresses in a home network and
// nothing else: the certificate itself names them (RFC 5280, section 4.2.1.10), and devices refuse all others.
import 'reflect-metadata';
import { createHash, X509Certificate, createPrivateKey, type KeyObject } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import path from 'node:path';
import { AsnConvert } from '@peculiar/asn1-schema';
import {
  GeneralName,
  GeneralSubtree,
  GeneralSubtrees,
  NameConstraints,
  id_ce_nameConstraints,
} from '@peculiar/asn1-x509';
import * as x509 from '@peculiar/x509';
import { DataDirectoryError } from '../../service/store/data-directory';
import type { Certificate } from '../serve';
import { homeName, isPrivateAddress, machineName, privateRanges } from './home-network';

export interface ServerCertificate extends Certificate {
  /** The names and addresses that it is for. */
  readonly hosts: readonly string[];
  /** When it ends, in milliseconds since 1970. */
  readonly ends: number;
}

export interface Authority {
  /** The certificate that a device installs, as DER. */
  readonly certificate: Buffer;
  /** The first 24 hexadecimal digits of the certificate's SHA-256, in six groups, for people to compare. */
  readonly fingerprint: readonly string[];
  /** Issues a certificate for those of the names and addresses for which the authority may vouch. */
  issue(hosts: readonly string[], now: number): Promise<ServerCertificate>;
}

const day = 86_400_000;
const authorityLifetime = 3650 * day;
/** Apple allows 825 days, and browsers ever less for public authorities. */
const certificateLifetime = 90 * day;
/** The clock of a tablet may be behind. */
const clockTolerance = day;
const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/** Opens the authority in `home/` of a data directory, or creates it. Throws DataDirectoryError when it cannot be used. */
export async function openAuthority(dataFolder: string, now: number): Promise<Authority> {
  const folder = path.join(dataFolder, 'home');
  const files = { cert: path.join(folder, 'authority.crt'), key: path.join(folder, 'authority.key') };
  try {
    // A start that was killed before it wrote the certificate has told nobody of the key.
    if (!existsSync(files.cert)) await createAuthority(folder, files, now);
    const cert = new x509.X509Certificate(await readFile(files.cert, 'utf8'));
    const key = createPrivateKey(await readFile(files.key, 'utf8'));
    if (!new X509Certificate(Buffer.from(cert.rawData)).checkPrivateKey(key) || cert.notAfter.getTime() < now)
      throw new Error('The certificate is not of this key, or has ended');
    return authorityOf(cert, key);
  } catch (error) {
    throw new DataDirectoryError(dataFolder, 'authority', { cause: error });
  }
}

async function createAuthority(folder: string, files: { cert: string; key: string }, now: number) {
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const machine = machineName();
  const cert = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: serialNumber(),
    name: [{ CN: ['Bookworm'] }, { O: [machine ?? homeName] }],
    notBefore: new Date(now - clockTolerance),
    notAfter: new Date(now + authorityLifetime),
    signingAlgorithm: algorithm,
    keys,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
      // Neither for e-mail nor for programs, which the names do not constrain.
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
      nameConstraints([homeName, ...(machine === undefined ? [] : [machine])]),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  await writeFile(files.key, await pemOf(keys.privateKey), { mode: 0o600 });
  await writeFile(files.cert, `${cert.toString('pem')}\n`);
}

function nameConstraints(names: readonly string[]): x509.Extension {
  const permitted = [
    ...names.map((dNSName) => new GeneralName({ dNSName })),
    ...privateRanges.map((iPAddress) => new GeneralName({ iPAddress })),
  ].map((base) => new GeneralSubtree({ base }));
  const constraints = new NameConstraints({ permittedSubtrees: new GeneralSubtrees(permitted) });
  return new x509.Extension(id_ce_nameConstraints, true, AsnConvert.serialize(constraints));
}

/** Returns the names for which an authority may vouch: the machine may have been renamed since it was made. */
function permittedNames(cert: x509.X509Certificate): string[] {
  const extension = cert.getExtension(id_ce_nameConstraints);
  if (extension === null) throw new Error('The certificate has no name constraints');
  const { permittedSubtrees } = AsnConvert.parse(extension.value, NameConstraints);
  return (permittedSubtrees ?? []).flatMap(({ base }) => base.dNSName ?? []);
}

async function authorityOf(cert: x509.X509Certificate, key: KeyObject): Promise<Authority> {
  const names = permittedNames(cert);
  const der = key.export({ format: 'der', type: 'pkcs8' });
  const signingKey = await crypto.subtle.importKey('pkcs8', der, algorithm, false, ['sign']);
  const certificate = Buffer.from(cert.rawData);
  const digits = createHash('sha256').update(certificate).digest('hex').toUpperCase();
  return {
    certificate,
    fingerprint: [0, 4, 8, 12, 16, 20].map((start) => digits.slice(start, start + 4)),
    async issue(asked, now) {
      // One name too many, and devices refuse all of the certificate.
      const hosts = asked.filter((host) =>
        isIP(host) === 0 ? names.includes(host) : isPrivateAddress(host),
      );
      const alternativeNames: x509.JsonGeneralNames = hosts.map((value) => ({
        type: isIP(value) === 0 ? 'dns' : 'ip',
        value,
      }));
      const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
      const ends = Math.min(now + certificateLifetime, cert.notAfter.getTime());
      const issued = await x509.X509CertificateGenerator.create({
        serialNumber: serialNumber(),
        subject: [{ CN: [homeName] }],
        issuer: cert.subjectName,
        notBefore: new Date(Math.max(now - clockTolerance, cert.notBefore.getTime())),
        notAfter: new Date(ends),
        signingAlgorithm: algorithm,
        publicKey: keys.publicKey,
        signingKey,
        extensions: [
          new x509.BasicConstraintsExtension(false, undefined, true),
          new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
          new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
          new x509.SubjectAlternativeNameExtension(alternativeNames),
          await x509.AuthorityKeyIdentifierExtension.create(await cert.publicKey.export()),
        ],
      });
      return { cert: issued.toString('pem'), key: await pemOf(keys.privateKey), hosts, ends };
    },
  };
}

/** Returns 16 random bytes in hexadecimal digits, as a positive number. */
function serialNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `0${Buffer.from(bytes).toString('hex').slice(1)}`;
}

async function pemOf(key: Parameters<typeof crypto.subtle.exportKey>[1]): Promise<string> {
  const bytes = await crypto.subtle.exportKey('pkcs8', key);
  return `${x509.PemConverter.encode(bytes, x509.PemConverter.PrivateKeyTag)}\n`;
}
