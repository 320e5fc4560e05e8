// The pictures of the trust page. They show two or three words and grey bars, so that nobody takes them for the system itself.
import type { Drawing } from './trust-texts';

const bar = (x: number, y: number, width: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="7" rx="3.5" fill="#d9d3c9"/>`;
const sheet = (x: number, y: number, width: number, height: number, radius = 14) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="#fff"/>`;
const tap = (x: number, y: number, width: number, height: number, radius: number) =>
  `<rect class="tap" x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`;
const middle = (x: number, y: number, text: string, attributes = '') =>
  `<text x="${x}" y="${y}" text-anchor="middle"${attributes}>${text}</text>`;

/** A word to tap, in the middle of a place that is `width` wide; a long word is smaller. */
const tapped = (x: number, y: number, width: number, word: string) =>
  middle(x, y, word, word.length * 7.6 > width - 12 ? ' font-weight="600"' : ' class="title"');

/** Returns the picture of a step as SVG. The words have no special characters. */
export function drawingOf(drawing: Drawing): string {
  return `<svg class="pic" viewBox="0 0 300 150" aria-hidden="true">${marksOf(drawing)}</svg>`;
}

function marksOf(drawing: Drawing): string {
  switch (drawing.kind) {
    case 'dialog':
      return [
        sheet(40, 16, 220, 118, 18),
        middle(150, 44, drawing.title, ' class="title"'),
        bar(80, 56, 140) + bar(104, 70, 92),
        '<path d="M40 92h220M150 92v42" stroke="#e4ddd2" stroke-width="2"/>',
        tapped(95, 118, 106, drawing.other) + tapped(205, 118, 106, drawing.tap),
        tap(152, 98, 106, 30, 14),
      ].join('');
    case 'pages': {
      const width = Math.min(104, Math.max(60, drawing.tap.length * 8 + 10));
      return [
        sheet(12, 12, 138, 126),
        `<text class="title" x="24" y="36">${drawing.title}</text>`,
        '<rect x="18" y="46" width="126" height="34" rx="10" fill="#f6f2ec"/>',
        `<text x="26" y="67">${drawing.row}</text>`,
        tap(18, 46, 126, 34, 12),
        '<rect x="24" y="94" width="16" height="16" rx="5" fill="#9db8c0"/>',
        '<rect x="24" y="117" width="16" height="16" rx="5" fill="#c9b48c"/>',
        bar(48, 98, 64) + bar(48, 121, 48),
        '<path d="m158 69 6 6-6 6" class="on"/>',
        sheet(172, 12, 116, 126),
        tapped(282 - width / 2, 38, width, drawing.tap) + tap(282 - width, 20, width, 28, 12),
        '<path d="M185 71q8-3 15 2 7-5 15-2v19q-8-3-15 2-7-5-15-2z" fill="#b8432b"/>',
        '<path d="M187 69q7-3 13 2v17q-6-5-13-2zM213 69q-7-3-13 2v17q6-5 13-2z" fill="#fffaf0" stroke="#e4d6c0"/>',
        '<text x="221" y="86">Bookworm</text>',
        bar(184, 106, 90) + bar(184, 119, 62),
      ].join('');
    }
    case 'switch':
      return [
        middle(150, 32, drawing.title, ' class="title"'),
        bar(36, 52, 120),
        sheet(24, 68, 252, 50),
        '<text class="title" x="40" y="98">Bookworm</text>',
        '<rect x="212" y="80" width="46" height="26" rx="13" fill="#2f6b3c"/><circle cx="245" cy="93" r="10.5" fill="#fff"/>',
        tap(204, 73, 62, 40, 20),
      ].join('');
  }
}

export const logo = `<svg class="logo" viewBox="0 0 64 64" aria-hidden="true"><path d="M2 36c10-4 21-3 30 3 9-6 20-7 30-3v23c-10-4-21-3-30 3-9-6-20-7-30-3Z" fill="#b8432b"/><path d="M34 50c-5-8-8-14-4-24" fill="none" stroke="#6f9f3e" stroke-width="13" stroke-linecap="round"/><path d="M5 33c9-4 19-3 27 3v22c-8-5-18-6-27-3Z" fill="#fffaf0"/><path d="M59 33c-9-4-19-3-27 3v22c8-5 18-6 27-3Z" fill="#f6e5c8"/><path d="M10 41c5-1 11 0 16 2.5M10 47c5-1 11 0 16 2.5" fill="none" stroke="#dcc7a0" stroke-width="2" stroke-linecap="round"/><ellipse cx="41" cy="47" rx="5" ry="2.4" fill="#8a6a45"/><ellipse cx="53" cy="45.5" rx="4.6" ry="2.3" fill="#8a6a45"/><path d="M41 47c0-12 12-13 12-1.5" fill="none" stroke="#7fae4e" stroke-width="7"/><circle cx="31" cy="17" r="14.5" fill="#8fc05a"/><circle cx="21" cy="23" r="2.8" fill="#f2a08a" opacity=".8"/><circle cx="41.5" cy="22.5" r="2.8" fill="#f2a08a" opacity=".8"/><g fill="#fff" stroke="#2d2430" stroke-width="1.6"><circle cx="24.5" cy="15" r="5.4"/><circle cx="37.5" cy="15" r="5.4"/></g><path d="M29.9 14.6q1.1-1 2.2 0" fill="none" stroke="#2d2430" stroke-width="1.6"/><g fill="#2d2430"><circle cx="25.3" cy="15.6" r="2.6"/><circle cx="37" cy="15.6" r="2.6"/></g><g fill="#fff"><circle cx="26.2" cy="14.6" r=".9"/><circle cx="37.9" cy="14.6" r=".9"/></g><path d="M26.5 24c2.8 3.2 6.6 3.2 9.4 0" fill="none" stroke="#2d2430" stroke-width="1.9" stroke-linecap="round"/></svg>`;

/** The worm sleeps behind the button's edge until the device trusts. */
export const worm = `<svg class="worm" viewBox="0 0 44 44" aria-hidden="true"><circle cx="22" cy="22" r="20" fill="#8fc05a"/><g fill="#f2a08a" opacity=".8"><circle cx="7.5" cy="30" r="3.5"/><circle cx="36.5" cy="30" r="3.5"/></g><g stroke="#2d2430" stroke-width="2"><g class="asleep" fill="#a5cf76"><circle cx="13.5" cy="20" r="7.4"/><circle cx="30.5" cy="20" r="7.4"/><path d="M8.5 21q5 4.5 10 0M25.5 21q5 4.5 10 0" fill="none" stroke-linecap="round"/></g><g class="awake" fill="#fff"><circle cx="13.5" cy="20" r="7.4"/><circle cx="30.5" cy="20" r="7.4"/><g fill="#2d2430" stroke="none"><circle cx="14.5" cy="21" r="3.5"/><circle cx="29.5" cy="21" r="3.5"/></g></g><path d="M20.8 19.5q1.200-1 2.4 0" fill="none"/></g></svg>`;
