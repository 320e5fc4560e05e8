// One story on the shelf: its cover is the card (decision 42). The favourite joins with its issue.
import { memo, useState, type ReactNode } from 'react';
import {
  ageOfTargetGroup,
  languageTagOf,
  type PresentationEntry,
} from '../../contract/presentation/list-entry';
import { useTexts } from '../../platform/i18n';
import { FallbackCover } from '../../ui/cover/FallbackCover';
import { styleKeyOf } from './style-names';

interface CardProps {
  readonly entry: PresentationEntry;
  readonly href: string;
  readonly previewUrl: string | undefined;
  /** In the first rows: its picture is wanted now. */
  readonly isFirst: boolean;
  /** It cannot be had just now, and shows that. */
  readonly isAway: boolean;
  /** The offline button; gets the id of the element that holds the title. A stable function. */
  readonly renderOffline: (entry: PresentationEntry, titleId: string) => ReactNode;
  /** What people think of it; likewise. */
  readonly renderRating: (entry: PresentationEntry, titleId: string) => ReactNode;
}

function StoryCard({ entry, href, previewUrl, isFirst, isAway, renderOffline, renderRating }: CardProps) {
  const titleId = `title-${entry.id}`;
  return (
    <article
      className="card"
      aria-labelledby={titleId}
      data-presentation-id={entry.id}
      data-away={isAway || undefined}
    >
      <div className="card-cover">
        <Cover title={entry.title} url={previewUrl} isFirst={isFirst} />
      </div>
      <div className="card-words">
        <h2 className="card-title">
          <a id={titleId} className="card-link" href={href} lang={languageTagOf(entry.language)}>
            {entry.title}
          </a>
        </h2>
        <Badges entry={entry} />
        <div className="card-rating">{renderRating(entry, titleId)}</div>
      </div>
      {/* On the cover, yet after the title for those who tab or listen. */}
      <div className="card-offline">{renderOffline(entry, titleId)}</div>
    </article>
  );
}

/** Renders again when it has something else to show, not when the shelf around it does. */
export const Card = memo(StoryCard);

interface CoverProps {
  readonly title: string;
  readonly url: string | undefined;
  readonly isFirst: boolean;
}

function Cover({ title, url, isFirst }: CoverProps) {
  const [failed, setFailed] = useState(false);
  if (url === undefined || failed) return <FallbackCover title={title} />;
  return (
    <img
      src={url}
      alt=""
      width={360}
      height={360}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={isFirst ? 'high' : 'auto'}
      onError={() => setFailed(true)}
    />
  );
}

/** Age, pages and style, as far as they are known (decision 7). */
function Badges({ entry }: { readonly entry: PresentationEntry }) {
  const { t } = useTexts();
  const age = ageOfTargetGroup(entry.targetGroup);
  const style = styleKeyOf(entry.imageStyle);
  if (age === undefined && entry.pageCount === undefined && style === undefined) return null;
  return (
    <ul className="card-badges">
      {age !== undefined && <li>{t('gallery.age', { age, count: Number(age) })}</li>}
      {entry.pageCount !== undefined && <li>{t('gallery.pages', { count: entry.pageCount })}</li>}
      {style !== undefined && <li>{t(`gallery.styles.${style}`)}</li>}
    </ul>
  );
}
