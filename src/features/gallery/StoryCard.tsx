// One story on the shelf: its cover is the card (spec screens §3; names §9). The offline and rating buttons come through slots.
import { memo, type ReactNode, useEffect, useState } from 'react';
import { imageStyles } from '../../contract/creation/choices';
import { shownTitle, type PresentationEntry } from '../../contract/presentation/list-entry';
import type { Favourites } from '../../platform/storage/favourites';
import { useTexts } from '../../platform/i18n/i18n';
import { Icon } from '../../ui/Icon';
import { shortGroupText } from './filtered-shelf';
import { FavouriteToggle } from './FavouriteToggle';
import { afterFirstPaint } from '../../platform/browser/after-first-paint';
import { onNetworkBack } from '../../platform/browser/page-events';
import { layCoverOnPaper } from '../../ui/picture-paper';
import { lazyDrawing } from '../../ui/lazy-part';
import type { MissingCoverProps } from './MissingCover';

/**
 * Content for each card. The functions get the id of the element that holds the title. They must be stable; otherwise
 * all cards render again.
 */
export interface CardSlots {
  readonly renderOffline: (entry: PresentationEntry, titleId: string) => ReactNode;
  readonly renderRating: (entry: PresentationEntry, titleId: string) => ReactNode;
  readonly renderEar: (entry: PresentationEntry, titleId: string) => ReactNode;
}

interface CardProps extends CardSlots {
  readonly entry: PresentationEntry;
  readonly href: string;
  readonly previewUrl: string | undefined;
  /** Whether the card is in the first rows, so that its picture loads at once. */
  readonly isFirst: boolean;
  /** Whether the story cannot be opened at the moment. The card shows that. */
  readonly isUnavailable: boolean;
  /** Whether it was just made on this device. */
  readonly isFresh: boolean;
  readonly favourites: Favourites;
  /** Where the story is offered above the shelf: its only card, or a copy for a pointer alone, without buttons. */
  readonly offeredAs?: 'card' | 'copy';
  readonly renderPicture?: PictureSlot;
}

/** Renders the picture of a slide over the cover, once it has loaded. */
export type PictureSlot = (entry: PresentationEntry, slide: number) => ReactNode;

function Card({ entry, href, isUnavailable, isFresh, favourites, offeredAs, ...others }: CardProps) {
  const { t } = useTexts();
  const { title, lang } = shownTitle(entry, t('app.untitled'));
  const isCopy = offeredAs === 'copy';
  const titleId = `${isCopy ? 'offered' : 'title'}-${entry.id}`;
  return (
    <article
      className={offeredAs ? 'card card-offered' : 'card'}
      aria-labelledby={titleId}
      data-presentation-id={isCopy ? undefined : entry.id}
      data-unavailable={isUnavailable || undefined}
    >
      <div className="card-cover">
        <CardCover title={title} url={others.previewUrl} isFirst={others.isFirst} />
        {others.previewUrl !== undefined && others.renderPicture?.(entry, 0)}
      </div>
      {isFresh && <span className="card-ribbon">{t('gallery.madeToday')}</span>}
      <h2 className="card-title" data-long={(offeredAs ? isLongTitle : hasLongWord)(title) || undefined}>
        <a
          id={titleId}
          className="card-link"
          href={href}
          lang={lang}
          dir="auto"
          tabIndex={isCopy ? -1 : undefined}
        >
          {title}
        </a>
      </h2>
      {!isCopy && (
        <>
          <div className="card-favourite">
            <FavouriteToggle favourites={favourites} id={entry.id} describedBy={titleId} />
          </div>
          <div className="card-offline">{others.renderOffline(entry, titleId)}</div>
          {!isUnavailable && <div className="card-ear">{others.renderEar(entry, titleId)}</div>}
        </>
      )}
      <div className="card-facts">
        <Badges entry={entry} />
        {!isCopy && <div className="card-rating">{others.renderRating(entry, titleId)}</div>}
      </div>
      {offeredAs && (
        <span className="in-progress-play">
          <Icon name="play" />
        </span>
      )}
    </article>
  );
}

/** Returns whether a title has a word that hardly fits into a line. Not every browser can hyphenate it. */
const hasLongWord = (title: string): boolean => /\S{15}/.test(title);

/** Returns whether a title is set smaller on the table. */
export const isLongTitle = (title: string): boolean => title.length > 26 || hasLongWord(title);

/** Shows one story. Renders again only when its props change, not whenever the shelf renders. */
export const StoryCard = memo(Card);

/**
 * Shows the target group, the number of pages and whether it is improvised, as far as they are known (spec contract §10). The style is
 * seen on the cover, so it is for screen readers alone. What does not fit into the one line is not seen.
 */
export function Badges({ entry }: { readonly entry: PresentationEntry }) {
  const { t } = useTexts();
  const group = shortGroupText(t, entry.targetGroup);
  // Only these styles have a translated name; any other gets no badge (spec contract §10).
  const style = imageStyles.find((known) => known === entry.imageStyle);
  if (!group && entry.pageCount === undefined && !style && !entry.improvised) return null;
  return (
    <ul className="card-badges">
      {group !== undefined && <li>{group}</li>}
      {entry.pageCount !== undefined && <li>{t('gallery.pages', { count: entry.pageCount })}</li>}
      {entry.improvised && <li>{t('gallery.improvised')}</li>}
      {style !== undefined && <li className="visually-hidden">{t(`gallery.styles.${style}`)}</li>}
    </ul>
  );
}

/** Loaded after the pictures of the first screen, so that it does not delay them (ADR-0009). */
const MissingCover = lazyDrawing(async () => {
  await new Promise<void>((resolve) => afterFirstPaint(resolve));
  return (await import('./MissingCover')).MissingCover;
}, Empty);

/** Where the drawing could not be loaded either: tries both again when the network is back. */
function Empty({ setFailedUrl }: MissingCoverProps) {
  useEffect(() => onNetworkBack(() => setFailedUrl(undefined)), [setFailedUrl]);
  return null;
}

interface CoverProps {
  readonly title: string;
  readonly url: string | undefined;
  /** Whether the card is in the first rows, so that its picture loads at once. */
  readonly isFirst: boolean;
}

export function CardCover({ title, url, isFirst }: CoverProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  if (url === undefined || url === failedUrl)
    return <MissingCover title={title} failedUrl={failedUrl} setFailedUrl={setFailedUrl} />;
  return (
    <img
      src={url}
      alt=""
      width={360}
      height={360}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={isFirst ? 'high' : 'auto'}
      onLoad={layCoverOnPaper}
      onError={() => setFailedUrl(url)}
    />
  );
}
