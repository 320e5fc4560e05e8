import { describe, expect, test } from 'vitest';
import { presentationContentType, presentationHeaders } from './media-headers';

describe('a file below /presentations/ is sent', () => {
  test.each([
    ['image/webp'],
    ['image/png'],
    ['audio/mpeg'],
    ['video/mp4'],
    ['video/mp2t'],
    ['video/iso.segment'],
    ['application/vnd.apple.mpegurl'],
    ['text/vtt; charset=utf-8'],
    ['application/json; charset=utf-8'],
  ])('with its own type: %s', (type) => {
    expect(presentationContentType(type)).toBe(type);
  });

  test.each([
    ['text/html; charset=utf-8'],
    ['image/svg+xml; charset=utf-8'],
    ['IMAGE/SVG+XML'],
    ['text/javascript; charset=utf-8'],
    ['text/css; charset=utf-8'],
    ['text/plain; charset=utf-8'],
    ['text/xml'],
    ['application/xhtml+xml'],
    ['application/wasm'],
    ['application/pdf'],
    ['application/manifest+json; charset=utf-8'],
    [''],
  ])('as application/octet-stream: %s', (type) => {
    expect(presentationContentType(type)).toBe('application/octet-stream');
  });

  test('with a sandbox, and embeddable by other origins only where that is intended', () => {
    expect(presentationHeaders(false)).toEqual({
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(presentationHeaders(true)['cross-origin-resource-policy']).toBe('cross-origin');
  });
});
