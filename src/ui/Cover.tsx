// Shows a preview picture, or a cover drawn from the title if the picture is missing or fails to load. The shelf and the viewer have
// covers of their own, which load the drawing only when they need it.
import { useEffect, useEffectEvent, useState, type ComponentProps, type ReactNode } from 'react';
import { layCoverOnPaper } from './picture-paper';

interface CoverProps
  extends
    Omit<ComponentProps<'img'>, 'src' | 'alt' | 'onLoad' | 'onError'>,
    Pick<FailedPicture, 'onNetworkBack'> {
  readonly title: string;
  readonly url: string | undefined;
}

/** Takes further attributes for the picture. Loads a picture that failed again when the network is back. */
export function Cover({ title, url, onNetworkBack, ...picture }: CoverProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  if (url === undefined) return <FallbackCover title={title} />;
  if (url !== failedUrl)
    return <img src={url} alt="" {...picture} onLoad={layCoverOnPaper} onError={() => setFailedUrl(url)} />;
  const onLoaded = (): void => setFailedUrl(undefined);
  return <FallbackCover title={title} failed={{ url, onNetworkBack, onLoaded }} />;
}

type Palette = readonly [sky: string, light: string, far: string, near: string, accent: string];
type Ridge = readonly [far: string, near: string];
type Choices<T> = readonly [T, ...T[]];

const palettes: Choices<Palette> = [
  ['#f6c98b', '#fff1cf', '#d98a52', '#a85a35', '#3f6f80'],
  ['#a9d3ae', '#f2f7d8', '#6fa377', '#3f7250', '#c4573f'],
  ['#9cc6e6', '#fdf6d8', '#6d9dc4', '#3a6a94', '#d9783f'],
  ['#f0b3b6', '#fff0e2', '#c77884', '#964a5c', '#3f7f80'],
  ['#cbb3e0', '#fdeeff', '#9573b5', '#644587', '#e0913f'],
  ['#f3d675', '#fffbe3', '#c9a23f', '#8f6f24', '#b8432b'],
  ['#9bd6d0', '#f4fbe6', '#5fa5a0', '#2f7370', '#c4573f'],
  ['#34406e', '#fdf0c2', '#2a3157', '#1c2140', '#e6b450'],
];

const ridges: Choices<Ridge> = [
  ['M0 70c16-12 34-9 52-1s33 5 48-7v38H0Z', 'M0 84c22-9 40 1 60 0s28-9 40-8v24H0Z'],
  ['M0 64c14-4 26 8 44 8s36-18 56-10v38H0Z', 'M0 78c18 0 30 10 50 8s34-10 50-6v20H0Z'],
  ['M0 74 22 58l18 13 24-19 36 20v28H0Z', 'M0 86c20-10 42-6 58-2s28 0 42-6v22H0Z'],
];

/** Objects from stories, centred around 50, 78; `currentColor` is the accent colour. */
const motifs: Choices<ReactNode> = [
  <g key="boat">
    <path d="M50 30v38" stroke="#4a3b32" strokeWidth="2" />
    <path d="M52 32c13 8 17 20 18 31H52ZM48 38c-9 8-13 16-15 25h15Z" fill="#fffaf0" />
    <path d="M27 66h47c-3 10-9 15-23 15s-21-5-24-15Z" fill="currentColor" />
    <path d="M50 30h9l-3 3 3 3h-9Z" fill="currentColor" />
  </g>,
  <g key="tree">
    <path d="M46 92c1-14 1-26-1-36h10c-2 10-2 22 0 36Z" fill="#6d4c30" />
    <path
      d="M50 24c11 0 15 7 15 11 7 1 10 7 8 13-2 7-9 10-23 10s-21-3-23-10c-2-6 1-12 8-13 0-4 4-11 15-11Z"
      fill="#fffaf0"
    />
    <path
      d="M38 43a3 3 0 1 1 .1 0ZM49 35a3 3 0 1 1 .1 0ZM61 42a3 3 0 1 1 .1 0ZM51 52a3 3 0 1 1 .1 0Z"
      fill="currentColor"
    />
  </g>,
  <g key="kite">
    <path d="m55 18 15 19-19 26-14-22Z" fill="#fffaf0" />
    <path d="m55 18-4 45-14-22ZM70 37l-16-1-3 27Z" fill="currentColor" opacity=".85" />
    <path d="M51 63c-7 6 4 9-4 15s3 6-2 9" fill="none" stroke="#4a3b32" strokeWidth="1.6" />
  </g>,
  <g key="house">
    <path d="M60 34h7v14h-7Z" fill="#6d4c30" />
    <path d="M31 55h38v38H31Z" fill="#fffaf0" />
    <path d="M25 57 50 32l25 25Z" fill="currentColor" />
    <path d="M45 93V70a5 5 0 0 1 10 0v23Z" fill="#6d4c30" />
    <path d="M36 62h6v7h-6ZM58 62h6v7h-6Z" fill="#f0b440" />
  </g>,
  <g key="mushroom">
    <path d="M43 60h14c-1 11 0 22 4 32H39c4-10 5-21 4-32Z" fill="#fffaf0" />
    <path d="M24 61c0-16 11-27 26-27s26 11 26 27c-9 3-17 4-26 4s-17-1-26-4Z" fill="currentColor" />
    <path d="M38 50a4 4 0 1 1 .1 0ZM53 46a5 5 0 1 1 .1 0ZM66 56a3.5 3.5 0 1 1 .1 0Z" fill="#fffaf0" />
  </g>,
  <g key="snail">
    <path d="M22 82c10-1 14-4 20-10l28-18c2-7 10-6 10 1 0 14-10 27-28 27Z" fill="#fffaf0" />
    <path d="m74 52-2-9M78 52l3-8" stroke="#fffaf0" strokeWidth="2" strokeLinecap="round" />
    <circle cx="49" cy="62" r="16" fill="currentColor" />
    <path
      d="M49 62c3 0 3 5-1 5-7 0-7-12 2-12 11 0 11 17-2 17"
      fill="none"
      stroke="#fffaf0"
      strokeWidth="2.2"
      strokeLinecap="round"
    />
    <circle cx="75" cy="57" r="1.5" fill="#2d2430" />
  </g>,
  <g key="balloon">
    <path d="M43 58 46 68M57 58l-3 10" stroke="#4a3b32" strokeWidth="1.4" />
    <path d="M50 16c13 0 20 9 20 19 0 11-9 18-13 24H43c-4-6-13-13-13-24 0-10 7-19 20-19Z" fill="#fffaf0" />
    <path d="M50 16c6 0 9 9 9 19s-3 18-5 24h-8c-2-6-5-14-5-24s3-19 9-19Z" fill="currentColor" />
    <path d="M44 67h12v7a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2Z" fill="#6d4c30" />
  </g>,
  <g key="owl">
    <path
      d="M34 92V44c0-6-1-9-3-13 7 0 10 2 12 4 4-2 10-2 14 0 2-2 5-4 12-4-2 4-3 7-3 13v48Z"
      fill="#6d4c30"
    />
    <path d="M40 92c-3-20 1-34 10-34s13 14 10 34Z" fill="currentColor" />
    <circle cx="43" cy="45" r="7.5" fill="#fffaf0" />
    <circle cx="57" cy="45" r="7.5" fill="#fffaf0" />
    <path d="M44 48a3 3 0 1 1 .1 0ZM56 48a3 3 0 1 1 .1 0Z" fill="#2d2430" />
    <path d="m47 50 3 6 3-6Z" fill="#f0b440" />
  </g>,
];

/** Returns a number for a title: FNV-1a over its letters, then mixed so that short titles differ in every bit. */
function seedOf(title: string): number {
  let hash = 2166136261;
  for (const letter of title) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Returns one of the choices; each `use` of a seed gives another choice. */
function pick<T>(from: Choices<T>, seed: number, use: number): T {
  return from[(seed >>> (use * 5)) % from.length] ?? from[0];
}

interface FallbackCoverProps {
  readonly title: string;
  /** Of a picture that failed to load, whose place this cover takes. */
  readonly failed?: FailedPicture | undefined;
}

interface FailedPicture {
  readonly url: string;
  /** Calls whenever the network may be back; returns an unsubscribe function. Must be the same function each time. */
  readonly onNetworkBack: (call: () => void) => () => void;
  /** Called when the picture has loaded after all. */
  readonly onLoaded: () => void;
}

export function FallbackCover({ title, failed }: FallbackCoverProps) {
  useLoadAgain(failed);
  const seed = seedOf(title);
  const [sky, light, far, near, accent] = pick(palettes, seed, 0);
  const [farRidge, nearRidge] = pick(ridges, seed, 1);
  const lightX = 18 + ((seed >>> 7) % 5) * 16;
  return (
    <svg
      className="fallback-cover"
      viewBox="0 0 100 100"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="100" height="100" fill={sky} />
      <circle cx={lightX} cy="24" r="22" fill={light} opacity=".3" />
      <circle cx={lightX} cy="24" r="12" fill={light} />
      <g fill={light} opacity=".8">
        {[8, 27, 44, 61, 79, 93].map((x, index) => (
          <circle key={x} cx={x} cy={8 + ((seed >>> (index * 4)) % 8) * 5} r={index % 2 === 0 ? 0.7 : 1.1} />
        ))}
      </g>
      <path d={farRidge} fill={far} />
      <g color={accent} transform={seed % 2 === 0 ? undefined : 'matrix(-1 0 0 1 100 0)'}>
        {pick(motifs, seed, 3)}
      </g>
      <path d={nearRidge} fill={near} />
    </svg>
  );
}

/** Loads a failed picture in the background whenever the network may be back, so that the drawing stays until it has loaded. */
function useLoadAgain(failed: FailedPicture | undefined): void {
  const onLoaded = useEffectEvent(() => failed?.onLoaded());
  const { url, onNetworkBack } = failed ?? {};
  useEffect(() => {
    if (url === undefined || onNetworkBack === undefined) return undefined;
    const ended = new AbortController();
    const unsubscribe = onNetworkBack(() => {
      const picture = new Image();
      picture.addEventListener('load', onLoaded, { signal: ended.signal });
      picture.src = url;
    });
    return () => {
      unsubscribe();
      ended.abort();
    };
  }, [url, onNetworkBack]);
}
