// The answer to a search that has found nothing: a gap between two books, with the searched words as the title of a story to make.
// Loaded when it is needed.
import { useId, type ReactNode } from 'react';
import { report } from '../../platform/browser/report';
import { useTexts } from '../../platform/i18n/i18n';
import { EarButton } from '../../ui/EarButton';
import { passFocusToHeading } from '../../ui/move-focus';
import { WormHead } from '../../ui/drawings/Worm';
import './nothing-about.css';

interface NothingAboutProps {
  /** The searched words. */
  readonly title: string;
  /** The address of the wizard with this title. */
  readonly href: string;
  /** Renders up to two stories that there are. */
  readonly neighbours: () => readonly ReactNode[];
  readonly onClear: () => void;
}

export function NothingAbout({ title, href, neighbours, onClear }: NothingAboutProps) {
  const { t, language } = useTexts();
  const questionId = useId();
  const [left, right] = neighbours();
  return (
    <div className="nothing-about">
      <div className="nothing-scene">
        {left}
        <div className="nothing-book" data-long={title.length > 9 || undefined} aria-hidden="true">
          <Worm />
          {title}
          <Pencil />
        </div>
        {right}
      </div>
      <output className="nothing-title">{t('gallery.nothingAbout', { title })}</output>
      <div className="nothing-question">
        <p id={questionId}>{t('gallery.shallWe')}</p>
        <EarButton
          loadNarration={async () => recordings[`./questions/${language}-shall-we.mp3`]}
          label={t('gallery.hearQuestion')}
          describedBy={questionId}
          onError={(error) => report(error, 'gallery: question')}
        />
      </div>
      <a className="button button-primary" href={href}>
        {t('gallery.makeThis')}
      </a>
      <button ref={passFocusToHeading} type="button" className="nothing-back" onClick={onClear}>
        {t('gallery.showAll')}
      </button>
    </div>
  );
}

/** Made by `npm run press -- questions`. */
const recordings = import.meta.glob<string>('./questions/*-shall-we.mp3', {
  query: '?no-inline',
  import: 'default',
  eager: true,
});

/** The worm of the logo looks over the edge, down to the title. */
function Worm() {
  return (
    <svg className="nothing-worm" viewBox="10 0 44 42" focusable="false">
      <path d="M34 50c-5-8-8-14-4-24" fill="none" stroke="#6f9f3e" strokeWidth="13" />
      <WormHead look={[0, 1.6]} />
    </svg>
  );
}

function Pencil() {
  return (
    <svg className="nothing-pencil" viewBox="0 0 96 34" focusable="false">
      <path
        d="M4 24c9-12 15 6 24-4s10 6 19-3 8 4 15-1"
        fill="none"
        stroke="#6f9f3e"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="m82 2 8 8-18 18-9 2.5L65.5 21Z" fill="#e9b23f" />
      <path d="m67 19 8 8-11 3.5Z" fill="#f3ddb5" />
      <path d="m65 26.5 3.3 3-4.3 1Z" fill="#2d2430" />
      <path d="m82 2 1.5-1.5a3 3 0 0 1 4.3 0l3.7 3.7a3 3 0 0 1 0 4.3L90 10Z" fill="#c4573f" />
    </svg>
  );
}
