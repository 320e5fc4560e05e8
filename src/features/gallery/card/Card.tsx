// One story on the shelf: its cover is the card (decision 42). What can be done with it comes through slots.
import { memo, type ReactNode } from 'react';
import { shownTitle, type PresentationEntry } from '../../../contract/presentation/list-entry';
import type { Favourites } from '../../../platform/storage/favourites';
import { useTexts } from '../../../platform/i18n/i18n';
import { Cover } from './Cover';
import { FavouriteToggle } from './FavouriteToggle';
import { styleKeyOf } from './style-names';
import { targetGroupText } from './target-group-text';

/** What stands on each card; gets the id of the element that holds the title. Stable functions, or all cards render. */
export interface CardSlots {
  readonly renderOffline: (entry: PresentationEntry, titleId: string) => ReactNode;
  readonly renderRating: (entry: PresentationEntry, titleId: string) => ReactNode;
}

interface CardProps extends CardSlots {
  readonly entry: PresentationEntry;
  readonly href: string;
  readonly previewUrl: string | undefined;
  /** In the first rows: its picture is wanted now. */
  readonly isFirst: boolean;
  /** It cannot be had just now, and shows that. */
  readonly isAway: boolean;
  readonly favourites: Favourites;
}

function StoryCard({ entry, href, previewUrl, isFirst, isAway, favourites, ...slots }: CardProps) {
  const { t } = useTexts();
  const { title, lang } = shownTitle(entry, t('app.untitled'));
  const titleId = `title-${entry.id}`;
  return (
    <article
      className="card"
      aria-labelledby={titleId}
      data-presentation-id={entry.id}
      data-away={isAway || undefined}
    >
      <div className="card-cover">
        <Cover title={title} url={previewUrl} isFirst={isFirst} />
      </div>
      <div className="card-words">
        <h2 className="card-title">
          <a id={titleId} className="card-link" href={href} lang={lang}>
            {title}
          </a>
        </h2>
        <Badges entry={entry} />
      </div>
      {/* On the cover, yet after the title for those who tab or listen. */}
      <div className="card-offline">{slots.renderOffline(entry, titleId)}</div>
      <div className="card-favourite">
        <FavouriteToggle favourites={favourites} id={entry.id} describedBy={titleId} />
      </div>
      <div className="card-rating">{slots.renderRating(entry, titleId)}</div>
    </article>
  );
}

/** Renders again when it has something else to show, not when the shelf around it does. */
export const Card = memo(StoryCard);

/** Target group, pages and style, as far as they are known (decision 7). */
function Badges({ entry }: { readonly entry: PresentationEntry }) {
  const { t } = useTexts();
  const group = targetGroupText(t, entry.targetGroup);
  const style = styleKeyOf(entry.imageStyle);
  if (group === undefined && entry.pageCount === undefined && style === undefined) return null;
  return (
    <ul className="card-badges">
      {group !== undefined && <li>{group}</li>}
      {entry.pageCount !== undefined && <li>{t('gallery.pages', { count: entry.pageCount })}</li>}
      {style !== undefined && <li>{t(`gallery.styles.${style}`)}</li>}
    </ul>
  );
}
