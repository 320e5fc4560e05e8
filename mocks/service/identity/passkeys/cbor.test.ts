import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAuthenticatorData } from './authenticator-data';
import { CborError, readCbor } from './cbor';

const hex = (text: string) => Buffer.from(text, 'hex');

describe('CBOR', () => {
  test.each([
    ['00', 0],
    ['17', 23],
    ['1818', 24],
    ['1903e8', 1000],
    ['1a000f4240', 1_000_000],
    ['26', -7],
    ['390100', -257],
    ['43010203', Uint8Array.from([1, 2, 3])],
    ['6161', 'a'],
    ['83010203', [1, 2, 3]],
    ['f5', true],
    ['f6', null],
  ])('%s', (text, value) => {
    expect(readCbor(hex(text)).value).toEqual(value instanceof Uint8Array ? Buffer.from(value) : value);
  });

  test('parses a map and returns where it ends', () => {
    expect(readCbor(hex('a201020326ff'))).toEqual({
      value: new Map([
        [1, 2],
        [3, -7],
      ]),
      end: 5,
    });
  });

  test.each([
    [''],
    ['18'],
    ['4401'],
    ['9fff'],
    ['1b0000000000000001'],
    ['9affffffff'],
    ['bbffffffff'],
    ['c001'],
    ['f97e00'],
    ['81'.repeat(20)],
  ])('is not read: %s', (text) => {
    expect(() => readCbor(hex(text))).toThrow(CborError);
  });
});

test('parses any bytes or throws CborError, as CBOR and as authenticator data', () => {
  const read = (bytes: Uint8Array, by: (bytes: Buffer) => unknown) => {
    try {
      by(Buffer.from(bytes));
    } catch (error) {
      expect(error).toBeInstanceOf(CborError);
    }
  };
  fc.assert(fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => read(bytes, readCbor)));
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 90 }), (tail) =>
      read(Buffer.concat([Buffer.alloc(32), Buffer.from([0x41]), tail]), readAuthenticatorData),
    ),
  );
});
