// Writes the site file of a build for nginx (README, "Behind nginx or Caddy"). Pure.
import {
  fileRules,
  headerNames,
  indented,
  largestBody,
  longestSilence,
  usualService,
  valuesOf,
  type HostedBuild,
} from './site-file';

/**
 * Returns the site file. Each header is a variable that a map finds by the path, so that it stands once for all locations: nginx
 * forgets the headers of the server in a location that has one. A variable without a value sends no header.
 */
export function nginxSite(build: HostedBuild): string {
  const { folder, table } = build;
  // Variables and upstreams of all sites share their names.
  const name = build.name.replace(/\W/g, '_');
  const { host, service, everywhere } = table;
  const files = fileRules(build);
  const variable = (what: string) => `$${name}_${what.replaceAll('-', '_')}`;
  const ofAll = headerNames(everywhere);
  const headers = [...new Set([...ofAll, ...headerNames(files)])];
  const mapOf = (header: string): string[] => {
    const ofFiles = valuesOf(header, files);
    const ofService =
      service === undefined || ofFiles.length === 0
        ? []
        : [{ what: 'As the service says.', path: service, value: '' }];
    return mapLines(variable('path'), variable(header), [
      ...valuesOf(header, everywhere),
      ...ofService,
      ...ofFiles,
    ]);
  };
  return [
    `# Bookworm (${build.name}) behind nginx 1.18 or newer, made with this very build: its policy names the hashes of its page.`,
    '#',
    `# 1. Copy ${folder} to this machine, and write its new place behind \`root\`.`,
    '# 2. Write the host name of your own behind `server_name`.',
    ...(service === undefined
      ? []
      : [
          `# 3. Start the service, with the same BOOKWORM_DEPLOYMENT: BOOKWORM_HOSTS=${host} npm start -- --variant ${build.name} (which builds that folder anew: hence the copy). If it listens elsewhere, change \`upstream\`.`,
        ]),
    `# Then: sudo cp ${build.name}.nginx.conf /etc/nginx/sites-enabled/ && sudo nginx -t && sudo nginx -s reload`,
    `# For https, which saving and installing need: sudo certbot --nginx -d ${host}`,
    '',
    ...(service === undefined
      ? []
      : [
          `upstream ${name}_service {`,
          `    server ${usualService};`,
          '    keepalive 16;',
          '}',
          '',
          '# A WebSocket asks for an upgrade; other requests keep their connection to the service.',
          `map $http_upgrade ${variable('connection')} {`,
          '    "" "";',
          '    default upgrade;',
          '}',
          '',
        ]),
    '# The build holds its texts packed as well: `x.js.br` and `x.js.gz`. No module is needed to send them.',
    `map $http_accept_encoding ${variable('packed')} {`,
    String.raw`    "~*\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))" .br;`,
    String.raw`    "~*\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))" .gz;`,
    '    default "";',
    '}',
    `map $uri ${variable('encoding')} {`,
    String.raw`    "~\.br$" br;`,
    String.raw`    "~\.gz$" gzip;`,
    '    default "";',
    '}',
    '# The path without that ending, by which all headers are found.',
    `map $uri ${variable('path')} {`,
    String.raw`    "~^(?<${name}_unpacked>.+)\.(br|gz)$" $${name}_unpacked;`,
    '    default $uri;',
    '}',
    '',
    ...headers.flatMap((header) => [...mapOf(header), '']),
    'server {',
    '    listen 80;',
    '    listen [::]:80;',
    `    server_name ${host};`,
    `    root ${quoted(folder)};`,
    '',
    '    # Content types come from the map above: one of the types of nginx would be sent beside it.',
    '    types { }',
    '    default_type "";',
    ...ofAll.map((header) => `    add_header ${header} ${variable(header)} always;`),
    ...headers
      .filter((header) => !ofAll.includes(header))
      .map((header) => `    add_header ${header} ${variable(header)};`),
    `    add_header content-encoding ${variable('encoding')};`,
    '',
    '    # ETag and Range are what nginx does by itself.',
    '    location / {',
    '        rewrite ^/$ /index.html break;',
    `        try_files $uri${variable('packed')} $uri =404;`,
    '    }',
    '    # No page of HTML in place of a file: the app would take it for one of a hotel.',
    '    error_page 404 @missing;',
    '    location @missing {',
    '        default_type text/plain;',
    String.raw`        return 404 "Not found\n";`,
    '    }',
    ...(service === undefined
      ? []
      : [
          '',
          `    location ~ ${quoted(service)} {`,
          `        proxy_pass http://${name}_service;`,
          '        proxy_http_version 1.1;',
          '        # The service refuses a foreign host, and counts its limits by the address of the client.',
          '        proxy_set_header Host $http_host;',
          '        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
          '        proxy_set_header Upgrade $http_upgrade;',
          `        proxy_set_header Connection ${variable('connection')};`,
          '        # A story waits for its turn and is then made for minutes; nginx would cut its socket after one of silence.',
          `        proxy_read_timeout ${longestSilence};`,
          `        proxy_send_timeout ${longestSilence};`,
          '        # A photo and a minute of voice.',
          `        client_max_body_size ${largestBody};`,
          '        # A film goes through, instead of onto the disk.',
          '        proxy_max_temp_file_size 0;',
          '        # Sent above, once for each response.',
          ...ofAll.map((header) => `        proxy_hide_header ${header};`),
          '    }',
        ]),
    '}',
    '',
  ].join('\n');
}

/** Returns a map from paths to a variable. nginx takes the first regular expression that matches. */
function mapLines(
  from: string,
  to: string,
  values: readonly { readonly what: string; readonly path: string; readonly value: string }[],
): string[] {
  const lines = values.flatMap(({ what, path, value }, at) => [
    ...(what === values[at - 1]?.what ? [] : [`# ${what}`]),
    `${quoted(`~${path}`)} ${quoted(value)};`,
  ]);
  return [`map ${from} ${to} {`, ...indented(lines, '    '), '    default "";', '}'];
}

/** Returns a value of nginx in quotes: paths, regular expressions and policies hold none themselves. */
function quoted(text: string): string {
  if (/["\n]/.test(text)) throw new RangeError(`nginx cannot have ${text}`);
  return `"${text}"`;
}
