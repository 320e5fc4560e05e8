// Writes the site file of a build for Caddy (README, "Behind nginx or Caddy"). Pure.
import type { HeaderRule } from '../../src/contract/host-table';
import { fileRules, headerNames, indented, largestBody, usualService, type HostedBuild } from './site-file';

/** Returns the site file. Its rules are in the order of the table, in which a later one replaces an earlier one. */
export function caddySite(build: HostedBuild): string {
  const { name, folder, table } = build;
  const { host, service, everywhere } = table;
  const ofAll = headerLines(everywhere, 'all');
  const ofFiles = headerLines(fileRules(build), 'files');
  const proxy =
    service === undefined
      ? []
      : [
          '',
          `@service path_regexp ${quoted(service)}`,
          '# A photo and a minute of voice.',
          'request_body @service {',
          `\tmax_size ${largestBody}`,
          '}',
          '# Caddy passes on the host and the address of the client, and cuts no socket that is silent.',
          `reverse_proxy @service ${usualService} {`,
          '\t# Sent above, once for each response.',
          ...headerNames(everywhere).map((header) => `\theader_down -${header}`),
          '}',
        ];
  const route = [
    ...ofAll,
    ...proxy,
    '',
    '# ETag and Range are what Caddy does by itself; the build holds its texts packed as well, as `x.js.br` and `x.js.gz`.',
    'rewrite / /index.html',
    '# No page of HTML in place of a file: the app would take it for one of a hotel.',
    '@missing not file',
    String.raw`respond @missing "Not found" 404`,
    ...ofFiles,
    'file_server {',
    '\tprecompressed br gzip',
    '}',
  ];
  return [
    `# Bookworm (${name}) behind Caddy 2.6 or newer, made with this very build: its policy names the hashes of its page.`,
    '#',
    `# 1. Copy ${folder} to this machine, and write its new place behind \`root\`.`,
    '# 2. Write the host name of your own in place of the first one; Caddy gets a certificate for it by itself.',
    ...(service === undefined
      ? []
      : [
          `# 3. Start the service, with the same BOOKWORM_DEPLOYMENT: BOOKWORM_HOSTS=${host} npm start -- --variant ${name} (which builds that folder anew: hence the copy). If it listens elsewhere, change \`reverse_proxy\`.`,
        ]),
    `# Then: sudo cp ${name}.Caddyfile /etc/caddy/Caddyfile && sudo systemctl reload caddy`,
    '',
    `${host} {`,
    `\troot * ${quoted(folder)}`,
    '\troute {',
    ...indented(route, '\t\t'),
    '\t}',
    '}',
    '',
  ].join('\n');
}

function headerLines(rules: readonly HeaderRule[], name: string): string[] {
  return rules.flatMap(({ what, path, headers }, at) => [
    ...(what === rules[at - 1]?.what ? [] : [`# ${what}`]),
    `@${name}${at} path_regexp ${quoted(path)}`,
    `header @${name}${at} {`,
    ...Object.entries(headers).map(([header, value]) => `\t${header} ${quoted(value)}`),
    '}',
  ]);
}

/** Returns a word of Caddy in its quotes that leave backslashes alone. */
function quoted(text: string): string {
  if (text.includes('`')) throw new RangeError(`Caddy cannot have ${text}`);
  return `\`${text}\``;
}
