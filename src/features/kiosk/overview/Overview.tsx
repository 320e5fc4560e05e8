// The kiosk's first screen: one line, the theme's presentations as books on boards, and the way to an own one (spec screens §12). Also shows
// a touched card's presentation early, before the viewer is rendered.
import type { CSSProperties, ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import { onNetworkBack } from '../../../platform/browser/page-events';
import { Cover } from '../../../ui/Cover';
import { IconFrame } from '../../../ui/Icon';
import { SpeechBubble, Guide } from '../../../ui/drawings/Guide';
import { useReadable } from '../../../ui/use-readable';
import type { Schedule, Timers } from '../../../base/clock';
import { report } from '../../../platform/browser/report';
import { inLanguageFirst, type Preview, type PreviewCell, type Previews } from './previews';
import './overview.css';

declare module 'react' {
  interface CSSProperties {
    /** The columns and lines of the books when the screen is upright, and when it is wide. */
    '--columns-portrait'?: number;
    '--columns-landscape'?: number;
    '--lines-portrait'?: number;
    '--lines-landscape'?: number;
  }
}

interface OverviewProps {
  /** The logo of the theme. */
  readonly logo: ReactNode;
  readonly previews: Previews;
  /** In how many lines the previews stand. */
  readonly lines: { readonly portrait: number; readonly landscape: number };
  readonly hrefOf: (id: string) => string;
  /** Called when a card was touched, before its link is followed. */
  readonly onOpen: (preview: Preview) => void;
  /** Where `Make your own` leads; without it there is no such link. */
  readonly createOwnHref: string | undefined;
}

export function Overview({ logo, previews, lines, hrefOf, onOpen, createOwnHref }: OverviewProps) {
  const { t, language } = useTexts();
  const all = inLanguageFirst(useReadable(previews), language);
  const isLoading = all.some(({ status }) => status === 'loading');
  // A place stays empty only as long as its presentation may still come.
  const cells = isLoading ? all : all.filter(({ status }) => status === 'loaded');
  const isMissing = all.every((cell) => cell.status === 'failed' && cell.isReachable);
  return (
    <div className="overview">
      <header className="overview-welcome">
        {logo}
        <h1>{t('kiosk.tagline')}</h1>
      </header>
      {cells.length === 0 ? (
        <SpeechBubble mood="sad">
          <h2>{t('kiosk.empty.title')}</h2>
          <p>{t(`kiosk.empty.${isMissing ? 'missing' : 'unreachable'}`)}</p>
        </SpeechBubble>
      ) : (
        <section
          className="overview-cards"
          aria-label={t('kiosk.presentations')}
          aria-busy={isLoading}
          style={columnsOf(cells.length, lines)}
        >
          {cells.map((cell) => (
            <Cell key={cell.id} cell={cell} hrefOf={hrefOf} onOpen={onOpen} />
          ))}
        </section>
      )}
      {createOwnHref !== undefined && (
        <div className="overview-make">
          <Guide mood="happy" />
          <a className="button button-primary" href={createOwnHref} draggable={false}>
            <IconFrame>
              <path d="M16.6 3.4a2 2 0 0 1 2.8 0l1.2 1.2a2 2 0 0 1 0 2.8L19 9l-4-4Zm-3 3 4 4L8 20l-4.9 1.1a.6.6 0 0 1-.7-.7l1.1-4.9Z" />
            </IconFrame>
            {t('kiosk.createOwn')}
          </a>
        </div>
      )}
    </div>
  );
}

/** Returns the number of columns in each orientation, for the style sheet. */
function columnsOf(cards: number, lines: OverviewProps['lines']): CSSProperties {
  const columns = (of: number) => Math.max(1, Math.ceil(cards / of));
  return {
    '--columns-portrait': columns(lines.portrait),
    '--columns-landscape': columns(lines.landscape),
    '--lines-portrait': lines.portrait,
    '--lines-landscape': lines.landscape,
  };
}

interface CellProps extends Pick<OverviewProps, 'hrefOf' | 'onOpen'> {
  readonly cell: PreviewCell;
}

function Cell({ cell, hrefOf, onOpen }: CellProps) {
  if (cell.status !== 'loaded') return <div className="overview-card" data-coming="" />;
  return <PreviewCard preview={cell.preview} href={hrefOf(cell.id)} onOpen={onOpen} />;
}

interface PreviewCardProps extends Pick<OverviewProps, 'onOpen'> {
  readonly preview: Preview;
  readonly href: string;
}

function PreviewCard({ preview, href, onOpen }: PreviewCardProps) {
  const { t } = useTexts();
  const title = preview.title.trim() || t('app.untitled');
  return (
    <article className="overview-card" aria-label={title} data-presentation-id={preview.id}>
      <a className="kiosk-book" href={href} draggable={false} onClick={() => onOpen(preview)}>
        <span className="kiosk-book-cover">
          <Cover title={title} onNetworkBack={onNetworkBack} url={preview.coverUrl} draggable={false} />
        </span>
        <span className="kiosk-book-title" lang={preview.lang} dir="auto">
          {title}
        </span>
      </a>
    </article>
  );
}

/** Milliseconds after which the viewer is rendered, though the sound does not play yet. */
const longestWait = 150;

interface EarlyPreviewDeps {
  readonly clock: Timers;
  readonly afterPaint: Schedule;
  /** Whether presentations start by themselves, so that a preview is also heard. */
  readonly autoplay: boolean;
  /** Loads the page's audio element, which the viewer uses too. */
  readonly loadAudio: () => Promise<HTMLAudioElement>;
  /** Removes the early cover, or the preview that was shown before. */
  readonly removeCover: () => void;
}

/**
 * Shows a touched preview before the viewer is rendered: its picture in the viewer's place for it and, when it starts by itself, its sound.
 * The viewer paints its own picture there and takes over the sound; a browser pauses the sound of a layer that is removed before that.
 */
export interface EarlyPreview {
  /** Loads what `show` needs, which does nothing until then. */
  readonly load: () => void;
  /** Shows the first picture of a preview, if it has one, and plays its first narration if presentations start by themselves. */
  readonly show: (preview: Preview) => void;
  /** Returns a promise that resolves once the last shown preview is seen and heard. Its page is rendered after that. */
  readonly whenStarted: () => Promise<void>;
}

/** Creates the early previews of the page. */
export function createEarlyPreview(deps: EarlyPreviewDeps): EarlyPreview {
  const { clock, afterPaint, autoplay, loadAudio, removeCover } = deps;
  let started = Promise.resolve();
  let audio: HTMLAudioElement | undefined;
  return {
    load() {
      loadAudio().then(
        (loaded) => {
          audio = loaded;
        },
        (error: unknown) => report(error, 'kiosk: early preview'),
      );
    },
    show({ slides: [first] }) {
      if (audio === undefined || first?.pictureUrl === undefined) return;
      removeCover();
      const layer = showPicture(first.pictureUrl);
      const sound =
        autoplay && first.audioUrl !== undefined ? playWithin(layer, audio, first.audioUrl) : undefined;
      const shown = Promise.all([new Promise<void>((painted) => void afterPaint(painted)), sound]);
      const late = new Promise<void>((resolve) => void clock.after(longestWait, resolve));
      started = Promise.race([shown.then(() => undefined), late]);
    },
    whenStarted: () => started,
  };
}

function showPicture(url: string): HTMLElement {
  const layer = document.createElement('div');
  layer.id = 'early-cover';
  layer.dataset['view'] = 'slides';
  layer.dataset['earlyPreview'] = '';
  const picture = Object.assign(new Image(), { src: url, alt: '' });
  picture.addEventListener('load', () => {
    if (picture.naturalWidth !== picture.naturalHeight) picture.style.objectFit = 'contain';
  });
  layer.append(picture);
  document.body.append(layer);
  return layer;
}

/** When playing is refused, the viewer tries and handles that. */
function playWithin(layer: HTMLElement, audio: HTMLAudioElement, url: string): Promise<void> {
  layer.append(audio);
  audio.src = url;
  return audio.play().catch(() => undefined);
}
