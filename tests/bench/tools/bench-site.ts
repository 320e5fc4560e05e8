// The measured site: the production build behind the mocked service, directly and over the slow link, beside its baseline.
import { serve } from '../../../mocks/server/serve';
import { openBaselineSite, type BaselineFile, type BaselineSite } from './baseline-site';
import { openSlowLink, slow4g } from './slow-link';

/** A narrated story of the sample library, opened in the tests' interface language. */
const storyId = '1047';

export interface BenchSite {
  readonly origin: string;
  readonly port: number;
  readonly baseline: BaselineSite;
  /** The same two origins over the slow tablet's link. */
  readonly slowOrigin: string;
  readonly slowBaseline: string;
  /** The story as a book, and as slides. */
  readonly storyHash: string;
  readonly slidesHash: string;
  readonly coverPath: string;
  readonly audioPath: string;
  /** Resolves once neither slow link carries anything. */
  untilIdle(): Promise<void>;
  /** Returns a file as the product's server sends it. */
  file(path: string): Promise<BaselineFile>;
  close(): Promise<void>;
}

/** Starts everything on free ports. */
export async function openBench(): Promise<BenchSite> {
  const service = await serve({
    folder: `${process.env['BOOKWORM_DIST'] ?? 'dist'}/bookworm`,
    port: 0,
    library: 'samples',
  });
  const baseline = await openBaselineSite();
  const port = Number(new URL(service.origin).port);
  const [link, baselineLink] = await Promise.all([
    openSlowLink(port, slow4g),
    openSlowLink(baseline.port, slow4g),
  ]);
  return {
    origin: service.origin,
    port,
    baseline,
    slowOrigin: `http://localhost:${link.port}`,
    slowBaseline: `http://localhost:${baselineLink.port}`,
    storyHash: `#/story/read/${storyId}`,
    slidesHash: `#/view/${storyId}`,
    coverPath: `/presentations/${storyId}/images/00.webp`,
    audioPath: `/presentations/${storyId}/audio/00.mp3`,
    async untilIdle() {
      await Promise.all([link.untilIdle(), baselineLink.untilIdle()]);
    },
    async file(path) {
      const response = await fetch(`${service.origin}${path}`);
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      const type = response.headers.get('content-type') ?? '';
      return { path, type, body: Buffer.from(await response.arrayBuffer()) };
    },
    async close() {
      await Promise.all([link.close(), baselineLink.close(), baseline.close(), service.close()]);
    },
  };
}
