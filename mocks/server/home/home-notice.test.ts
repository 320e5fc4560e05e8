import { expect, test } from 'vitest';
import { homeNotice, progressLine } from './home-notice';

const notice = (columns: number | undefined, hasStyles = false) =>
  homeNotice({
    address: 'http://192.168.178.20:4173',
    fingerprint: ['3F8A', '91C2', '07DE', 'B45B', '6A10', 'E94C'],
    secureAddresses: ['https://bookworm.local:4181', 'https://192.168.178.20:4181'],
    columns,
    hasStyles,
  });

test('code and words stand side by side within 77 columns and 19 rows', () => {
  const lines = notice(80).split('\n');
  expect(lines).toHaveLength(17);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(77);
  expect(lines[0]).toBe('█'.repeat(33));
  expect(lines[2]).toMatch(/^████ ▄▄▄▄▄ .* ▄▄▄▄▄ ████ {3}Bookworm is at home\.$/);
  expect(lines[7]).toMatch(/████ {6}3F8A {2}91C2 {2}07DE$/);
  expect(lines[11]).toMatch(/ {3}https:\/\/bookworm\.local:4181$/);
});

test('a narrow terminal has the words below the code, and without a terminal there are words alone', () => {
  const narrow = notice(60).split('\n');
  expect(narrow.indexOf('Bookworm is at home.')).toBe(18);
  expect(Math.max(...narrow.map((line) => line.length))).toBeLessThanOrEqual(44);
  expect(notice(undefined)).toMatch(/^Bookworm is at home\.\n\n1 {2}Open http:\/\/192\.168\.178\.20:4173 on/);
  expect(notice(undefined)).not.toMatch(/[█▀▄]/);
});

test('what people compare or type is bold', () => {
  const bold = notice(80, true)
    .split('\u001b[1m')
    .slice(1)
    .map((text) => text.split('\u001b')[0]);
  expect(bold).toEqual([
    '3F8A  91C2  07DE',
    'B45B  6A10  E94C',
    'https://bookworm.local:4181',
    'https://192.168.178.20:4181',
  ]);
});

test.each([
  ['ipad', 'has-file', '9:05  One tablet has the profile. Two steps to go.'],
  ['android', 'has-file', '9:05  One tablet has the file. Two steps to go.'],
  ['iphone', 'trusts', '9:05  One phone trusts Bookworm.'],
  ['windows', 'trusts', '9:05  One computer trusts Bookworm.'],
] as const)('what has happened on an %s (%s): %s', (device, progress, line) => {
  expect(progressLine(device, progress, new Date(2026, 0, 1, 9, 5))).toBe(line);
});
