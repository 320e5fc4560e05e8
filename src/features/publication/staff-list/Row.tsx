// One presentation in the staff's list, with its actions.
import type { ReactNode } from 'react';
import { shownTitle, type PresentationEntry } from '../../../contract/presentation/list-entry';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import type { MissingMedium } from '../../../contract/service/missing-media';
import { MissingMedia } from '../MissingMedia';
import type { PublishLink } from '../NewPresentationNotice';
import { onNetworkBack } from '../../../platform/browser/network-back';
import { Cover } from '../../../ui/cover/Cover';

export interface RowAddresses {
  /** Returns the address of the presentation. */
  readonly hrefOf: (id: string) => string;
  /** Returns the properties of a link to the page that publishes it (spec people §6). */
  readonly publishLinkOf: (id: string) => PublishLink;
  /** Returns the address of a preview that may be shown; undefined shows the drawn cover. */
  readonly previewUrlOf: (entry: PresentationEntry) => string | undefined;
}

interface RowProps extends RowAddresses {
  readonly entry: PresentationEntry;
  readonly isUnpublished: boolean;
  readonly isBusy: boolean;
  readonly missingMedia: readonly MissingMedium[];
  readonly favourite: ReactNode;
  readonly onUnpublish: () => void;
  readonly onDelete: () => void;
}

export function Row({ entry, isUnpublished, isBusy, missingMedia, favourite, ...more }: RowProps) {
  const { t } = useTexts();
  const { title, lang } = shownTitle(entry, t('app.untitled'));
  const titleId = `staff-title-${entry.id}`;
  return (
    <li className="staff-row" aria-busy={isBusy} data-presentation-id={entry.id}>
      <div className="staff-row-cover">
        <Cover
          title={title}
          onNetworkBack={onNetworkBack}
          url={more.previewUrlOf(entry)}
          width={72}
          height={72}
          loading="lazy"
          decoding="async"
        />
      </div>
      <div className="staff-row-words">
        <h2>
          <a id={titleId} href={more.hrefOf(entry.id)} lang={lang} dir="auto">
            {title}
          </a>
        </h2>
        <p>{t('publication.number', { id: entry.id })}</p>
        {isUnpublished && <p>{t('publication.unpublished')}</p>}
        {missingMedia.length > 0 && <MissingMedia media={missingMedia} atMost={3} />}
      </div>
      <div className="staff-row-buttons">
        {favourite}
        <a className="button" aria-describedby={titleId} {...more.publishLinkOf(entry.id)}>
          {t('app.pages.publish')}
        </a>
        <Button
          aria-describedby={titleId}
          aria-disabled={isBusy}
          onClick={() => isBusy || more.onUnpublish()}
        >
          {t('publication.unpublish')}
        </Button>
        <Button aria-describedby={titleId} aria-disabled={isBusy} onClick={() => isBusy || more.onDelete()}>
          {t('publication.delete')}
        </Button>
      </div>
    </li>
  );
}
