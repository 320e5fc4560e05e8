// The kiosk's first screen: a tagline, the theme's presentations as large cards, and the way to an own one (spec screens §12).
import { type CSSProperties } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import { onNetworkBack } from '../../../platform/browser/network-back';
import { Cover } from '../../../ui/cover/Cover';
import { SpeechBubble } from '../../../ui/guide/SpeechBubble';
import { Guide } from '../../../ui/guide/Guide';
import type { Preview } from './previews';
import type { PreviewCell, Previews } from './previews';
import './overview.css';
import { useReadable } from '../../../ui/use-readable';

declare module 'react' {
  interface CSSProperties {
    /** The columns and lines of the cards when the screen is upright, and when it is wide. */
    '--columns-portrait'?: number;
    '--columns-landscape'?: number;
    '--lines-portrait'?: number;
    '--lines-landscape'?: number;
  }
}

interface OverviewProps {
  readonly previews: Previews;
  /** In how many lines the previews stand. */
  readonly lines: { readonly portrait: number; readonly landscape: number };
  readonly hrefOf: (id: string) => string;
  /** Called when a card was touched, before its link is followed. */
  readonly onOpen: (preview: Preview) => void;
  /** Where `Create own` leads; without it there is no such link. */
  readonly createOwnHref: string | undefined;
}

export function Overview({ previews, lines, hrefOf, onOpen, createOwnHref }: OverviewProps) {
  const { t } = useTexts();
  const all = useReadable(previews);
  const isLoading = all.some(({ status }) => status === 'loading');
  // A place stays empty only as long as its presentation may still come.
  const cells = isLoading ? all : all.filter(({ status }) => status === 'loaded');
  const isMissing = all.every((cell) => cell.status === 'failed' && cell.isReachable);
  return (
    <div className="overview">
      <header className="overview-welcome">
        <Guide mood="happy" />
        <h1>{t('kiosk.tagline')}</h1>
        {createOwnHref !== undefined && (
          <a className="button button-primary" href={createOwnHref}>
            {t('kiosk.createOwn')}
          </a>
        )}
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
  if (cell.status !== 'loaded') return <div className="overview-card overview-card-coming" />;
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
      <a href={href} draggable={false} onClick={() => onOpen(preview)}>
        <span className="overview-cover">
          <Cover title={title} onNetworkBack={onNetworkBack} url={preview.coverUrl} draggable={false} />
        </span>
        <span className="overview-title" lang={preview.lang} dir="auto">
          {title}
        </span>
      </a>
    </article>
  );
}
