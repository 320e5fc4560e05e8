// Writes the trust page as HTML. Only words of our own and addresses get into it.
import { drawingOf, logo, worm } from './trust-drawings';
import { english } from './english-trust-texts';
import { german } from './german-trust-texts';
import type { StepTexts, TrustDevice, TrustLanguage } from './trust-texts';

interface TrustPageContent {
  readonly language: TrustLanguage;
  readonly device: TrustDevice;
  /** Whether the reader has chosen the device. */
  readonly isChosen: boolean;
  /** What the browser says of itself. */
  readonly detected: TrustDevice;
  readonly fingerprint: readonly string[];
  /** The https addresses by which the device may reach Bookworm, the best first. */
  readonly addresses: readonly string[];
  /** Whether the device has got the file. */
  readonly hasFile: boolean;
}

const trustTexts = { en: english, de: german };
/** Never begins a line. */
const arrow = '\u00a0› ';
const tick = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m5 12.5 4.6 4.8L19 7.5"/></svg>';
const fold = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 9 6 6 6-6"/></svg>';

/** Returns the kind of device by what its browser says. */
export function deviceOf(userAgent: string): TrustDevice {
  if (/iPhone|iPod/.test(userAgent)) return 'iphone';
  if (/iPad/.test(userAgent)) return 'ipad';
  if (/Android/.test(userAgent)) return 'android';
  if (/Windows/.test(userAgent)) return 'windows';
  if (/Macintosh/.test(userAgent)) return 'mac';
  return /Firefox/.test(userAgent) ? 'firefox' : 'linux';
}

/** Returns the name of the file that a device installs. A link to the profile must not say `download`: Safari would only store it. */
function fileFor(device: TrustDevice): string {
  return device === 'ipad' || device === 'iphone' ? 'bookworm.mobileconfig' : 'bookworm.crt';
}

export function trustPage(content: TrustPageContent): string {
  const { language, device, fingerprint, hasFile } = content;
  const texts = trustTexts[language];
  const { name, steps, undo } = texts.devices[device];
  const bodies = [
    `<p class="path"><span class="had">${texts.downloaded(name)} </span><a class="get" href="${fileFor(device)}"><span class="not-had">${texts.download}</span><span class="had">${texts.again}</span></a></p>`,
    `<div class="same"><p>${texts.compare}</p><ol class="print" aria-label="${texts.fingerprint}">${fingerprint.map((group) => `<li>${group}</li>`).join('')}</ol></div>`,
    '',
  ];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title(name)}</title>
<link rel="icon" href="favicon.svg"><link rel="stylesheet" href="trust-page.css">
</head>
<body${hasFile ? ' class="has-file"' : ''}>
<header>${logo}<b>Bookworm</b><nav class="lang" aria-label="${texts.language}">${languageLinks(content)}</nav></header>
<main data-system="${content.detected}"${content.isChosen ? ' data-chosen=""' : ''} data-step="${hasFile ? 2 : 1}" data-addresses="${content.addresses.join(' ')}" data-trusted="${texts.trusted(name)}" data-done="${texts.done}">
<h1>${texts.title(name)}</h1>
<p class="why">${texts.why[0]}<span class="wide">${texts.why[1]}</span>.</p>
<nav class="kinds" aria-label="${texts.whichDevice}">${deviceLinks(content)}</nav>
<ol class="steps">
${steps.map((step, index) => stepItem(step, index + 1, bodies[index] ?? '', hasFile ? 2 : 1)).join('\n')}
</ol>
<div class="go">${worm}<a class="open" role="link" aria-disabled="true">${texts.open}</a><p role="status">${texts.waiting}</p></div>
<p class="honest">${texts.honest(name)} ${texts.undo} ${undo.join(arrow).replace('&', '&amp;')}.</p>
</main>
<script type="module" src="trust-script.js"></script>
</body>
</html>
`;
}

function stepItem(step: StepTexts, number: number, body: string, current: number): string {
  return `<li class="step"${number === current ? ' aria-current="step"' : ''}>
<div class="head"><span class="number">${tick}<b>${number}</b><span class="spoken"></span></span><h2><button type="button" aria-expanded="${number === current}">${step.heading}${fold}</button></h2></div>
${body}${drawingOf(step.drawing)}
${pathOf(step.path)}
</li>`;
}

/** The last word of a path is where to tap. */
function pathOf(path: readonly string[]): string {
  if (path.length === 0) return '';
  const before = path.slice(0, -1).map((word) => `${word}${arrow}`);
  return `<p class="path">${before.join('')}<b>${path.at(-1) ?? ''}</b></p>`;
}

function languageLinks({ language, device, isChosen }: TrustPageContent): string {
  return (['de', 'en'] as const)
    .map((each) => {
      const query = `?lang=${each}${isChosen ? `&amp;device=${device}` : ''}`;
      return `<a href="${query}" lang="${each}"${each === language ? ' aria-current="true"' : ''}>${each.toUpperCase()}</a>`;
    })
    .join('');
}

/** The device that was detected comes first, with the other kinds beside it. */
function deviceLinks({ language, device, detected }: TrustPageContent): string {
  const { devices, others } = trustTexts[language];
  const kinds = (['apple', 'android', 'computer'] as const).map((kind): [string, TrustDevice] => {
    const isDetected = kind === kindOf(detected);
    if (isDetected) return [devices[detected].chip, detected];
    return [others[kind], kind === 'apple' ? 'ipad' : kind === 'android' ? 'android' : 'windows'];
  });
  kinds.sort(([, one], [, other]) => Number(other === detected) - Number(one === detected));
  return kinds
    .map(
      ([words, each]) =>
        `<a href="?device=${each}&amp;lang=${language}"${kindOf(each) === kindOf(device) ? ' aria-current="true"' : ''}>${words}</a>`,
    )
    .join('');
}

function kindOf(device: TrustDevice): 'apple' | 'android' | 'computer' {
  if (device === 'ipad' || device === 'iphone') return 'apple';
  return device === 'android' ? 'android' : 'computer';
}
