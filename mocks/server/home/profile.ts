// Writes the configuration profile with which iPadOS and iOS install a certificate authority.
import { createHash } from 'node:crypto';

export const profileType = 'application/x-apple-aspen-config';

/** Returns the profile as a property list. A profile that is installed again replaces the one before it, by its identifier. */
export function appleProfile(certificate: Buffer): string {
  const id = 'local.bookworm.authority';
  const shared = { PayloadVersion: 1, PayloadDisplayName: 'Bookworm' };
  const payload = {
    ...shared,
    PayloadType: 'com.apple.security.root',
    PayloadIdentifier: `${id}.certificate`,
    PayloadUUID: uuidOf(certificate, 'certificate'),
    PayloadCertificateFileName: 'bookworm.crt',
    PayloadContent: certificate,
  };
  const profile = {
    ...shared,
    PayloadType: 'Configuration',
    PayloadIdentifier: id,
    PayloadUUID: uuidOf(certificate, 'profile'),
  };
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>
${entries(profile)}<key>PayloadContent</key><array><dict>
${entries(payload)}</dict></array>
</dict></plist>
`;
}

/** Returns the entries of a dictionary. No value has special characters. */
function entries(values: Readonly<Record<string, string | number | Buffer>>): string {
  const written = (value: string | number | Buffer): string => {
    if (typeof value === 'number') return `<integer>${value}</integer>`;
    return typeof value === 'string'
      ? `<string>${value}</string>`
      : `<data>${value.toString('base64')}</data>`;
  };
  return Object.entries(values)
    .map(([key, value]) => `<key>${key}</key>${written(value)}\n`)
    .join('');
}

/** Returns the same UUID (version 8) for the same certificate and purpose. */
function uuidOf(certificate: Buffer, purpose: string): string {
  const digits = createHash('sha256').update(certificate).update(purpose).digest('hex').toUpperCase();
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-A$4-$5');
}
