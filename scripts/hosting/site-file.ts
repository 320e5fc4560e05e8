// What the site files of all hosts are made from. Writes no file.
import { contentTypeRules } from '../../mocks/base/hosting/content-type';
import type { HeaderRule, HostTable } from '../../src/contract/host-table';

/** A build, and where it lies. */
export interface HostedBuild {
  /** With which the names in a site file begin. */
  readonly name: string;
  /** The absolute path of its files. */
  readonly folder: string;
  /** The names of its files. */
  readonly names: readonly string[];
  readonly table: HostTable;
}

/** Where `npm start` listens. */
export const usualService = '127.0.0.1:4173';

/** Bytes of the largest body that the service takes: a photo and a minute of voice. */
export const largestBody = 8 * 1024 * 1024;

/** A run may wait for its turn and is made for minutes, in which it may say nothing. */
export const longestSilence = '1h';

/** Returns the rules for the files, with their content types. */
export function fileRules({ names, table }: HostedBuild): HeaderRule[] {
  return [...contentTypeRules(names), ...table.files];
}

/** Returns what the rules say of one header, with the rule that counts first. */
export function valuesOf(header: string, rules: readonly HeaderRule[]) {
  const found = rules.flatMap(({ what, path, headers }) => {
    const value = headers[header];
    return value === undefined ? [] : [{ what, path, value }];
  });
  return found.reverse();
}

/** Returns the names of all headers in the rules. */
export function headerNames(rules: readonly HeaderRule[]): string[] {
  return [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
}

/** Returns lines with an indentation; an empty line stays empty. */
export function indented(lines: readonly string[], indentation: string): string[] {
  return lines.map((line) => line && indentation + line);
}
