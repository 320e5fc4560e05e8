// The table of a host: which headers it sends with which path (README, "Behind a real service"). The build writes it to `headers.json`, from
// which every host of the build is set up.
import * as v from 'valibot';

const ruleSchema = v.object({
  /** What has these paths, for whoever reads a site file. */
  what: v.string(),
  /** A regular expression for paths, in the words that JavaScript, PCRE and RE2 share. */
  path: v.string(),
  /** Names in lower case. */
  headers: v.record(v.string(), v.string()),
});

/** In each list a later rule replaces what an earlier one says of the same header. */
export const hostTableSchema = v.object({
  /** The host name of the deployment. */
  host: v.optional(v.string(), 'localhost'),
  /** A regular expression for the paths that belong to the service beside the files; absent where there is none. */
  service: v.optional(v.string()),
  /** For every response, also for those of the service. */
  everywhere: v.optional(v.array(ruleSchema), []),
  /** For the files of the build. */
  files: v.optional(v.array(ruleSchema), []),
});

export type HostTable = v.InferOutput<typeof hostTableSchema>;
export type HeaderRule = v.InferOutput<typeof ruleSchema>;

/** Returns the headers of the file at a path. */
export function headersOfFile(
  { everywhere, files }: Pick<HostTable, 'everywhere' | 'files'>,
  path: string,
): Record<string, string> {
  const rules = [...everywhere, ...files].filter((rule) => new RegExp(rule.path).test(path));
  return Object.assign({}, ...rules.map(({ headers }) => headers));
}
