// The shelf. Gets its data and addresses from the app; knows no route and no worker.
import { useEffect, useRef, type ReactNode } from 'react';
import type { InterfaceLanguage, PresentationEntry } from '../../contract/presentation/list-entry';
import { systemClock } from '../../platform/clock';
import { useTexts } from '../../platform/i18n';
import { Button } from '../../ui/Button';
import { SpeechBubble } from '../../ui/SpeechBubble';
import { Card } from './Card';
import { shelfOf } from './state';
import { useGallery } from './use-gallery';
import { useSentinel } from './use-sentinel';
import './gallery.css';

export interface GalleryProps {
  readonly language: InterfaceLanguage;
  readonly loadPresentations: (signal: AbortSignal) => Promise<readonly PresentationEntry[]>;
  readonly hrefOf: (entry: PresentationEntry) => string;
  /** The address of a preview that may be shown; undefined shows the drawn cover. */
  readonly previewUrlOf: (entry: PresentationEntry) => string | undefined;
  /** What the app has to say of an entry on its cover, such as that it is saved. */
  readonly renderMark: (entry: PresentationEntry) => ReactNode;
}

/** As many covers as the first screen of a desk holds; they load at once. */
const firstRows = 8;

export function Gallery({ language, loadPresentations, hrefOf, previewUrlOf, renderMark }: GalleryProps) {
  const { t } = useTexts();
  const { state, revealMore, loadAgain } = useGallery(loadPresentations);
  if (state.name === 'loading') return <Skeletons label={t('gallery.loading')} />;
  const shelf = shelfOf(state.entries, language);
  if (shelf.length === 0) return <EmptyShelf failed={state.failed} onTryAgain={loadAgain} />;
  return (
    <section className="gallery" aria-labelledby="gallery-title">
      <h1 id="gallery-title" className="gallery-title">
        {t('gallery.title')}
      </h1>
      <div className="shelf">
        {shelf.slice(0, state.shown).map((entry, index) => (
          <Card
            key={entry.id}
            entry={entry}
            href={hrefOf(entry)}
            previewUrl={previewUrlOf(entry)}
            first={index < firstRows}
            mark={renderMark(entry)}
          />
        ))}
      </div>
      {shelf.length > state.shown && <More onMore={revealMore} shown={state.shown} />}
    </section>
  );
}

/** The sentinel, with a button for those who do not scroll; the focus goes on to the first of the new ones. */
function More({ onMore, shown }: { readonly onMore: () => void; readonly shown: number }) {
  const { t } = useTexts();
  const sentinel = useSentinel(systemClock, onMore);
  const asked = useRef(false);
  useEffect(() => {
    if (!asked.current) return;
    asked.current = false;
    const cards = document.querySelectorAll<HTMLElement>('.card-link');
    cards[shown - 21]?.focus();
  }, [shown]);
  return (
    <div className="gallery-more" ref={sentinel}>
      <Button
        onClick={() => {
          asked.current = true;
          onMore();
        }}
      >
        {t('gallery.more')}
      </Button>
    </div>
  );
}

function Skeletons({ label }: { readonly label: string }) {
  return (
    <section className="gallery" aria-busy="true" aria-label={label}>
      <div className="gallery-title skeleton-line" />
      <div className="shelf">
        {Array.from({ length: firstRows }, (_, index) => (
          <div key={index} className="card card-skeleton" />
        ))}
      </div>
    </section>
  );
}

function EmptyShelf({ failed, onTryAgain }: { readonly failed: boolean; readonly onTryAgain: () => void }) {
  const { t } = useTexts();
  return (
    <section className="gallery" aria-labelledby="gallery-title">
      <h1 id="gallery-title" className="gallery-title">
        {t('gallery.title')}
      </h1>
      <SpeechBubble mood={failed ? 'sad' : 'neutral'}>
        <p>{t(failed ? 'gallery.failed' : 'gallery.empty')}</p>
        {failed && (
          <Button primary onClick={onTryAgain}>
            {t('gallery.tryAgain')}
          </Button>
        )}
      </SpeechBubble>
    </section>
  );
}
