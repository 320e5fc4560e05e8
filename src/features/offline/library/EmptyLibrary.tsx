// The empty state of the saved stories: a drawing of a suitcase and a link to the shelf.
import { useTexts } from '../../../platform/i18n/i18n';

export function EmptyLibrary({ shelfHref }: { readonly shelfHref: string }) {
  const { t } = useTexts();
  return (
    <div className="library-empty">
      <Suitcase />
      <p>{t('offline.library.empty')}</p>
      <a className="button button-primary" href={shelfHref}>
        {t('offline.library.toShelf')}
      </a>
    </div>
  );
}

/** Draws an open, empty suitcase and a book above it. */
function Suitcase() {
  return (
    <svg className="library-suitcase" viewBox="0 0 240 190" aria-hidden="true">
      <ellipse className="suitcase-shadow" cx="120" cy="178" rx="98" ry="9" />
      <path className="suitcase-lid" d="M38 98 50 40a12 12 0 0 1 12-9h116a12 12 0 0 1 12 9l12 58Z" />
      <path className="suitcase-lining" d="M52 92 61 48a7 7 0 0 1 7-5h104a7 7 0 0 1 7 5l9 44Z" />
      <path className="suitcase-seam" d="M60 78h120M64 60h112" />
      <path
        className="suitcase-body"
        d="M26 98h188a8 8 0 0 1 8 9l-8 57a14 14 0 0 1-14 12H40a14 14 0 0 1-14-12l-8-57a8 8 0 0 1 8-9Z"
      />
      <path className="suitcase-inside" d="M36 98h168l-3 16H39Z" />
      <path className="suitcase-handle" d="M98 128v-4a8 8 0 0 1 8-8h28a8 8 0 0 1 8 8v4" />
      <path className="suitcase-clasp" d="M60 112h14v18H60ZM166 112h14v18h-14Z" />
      <g className="suitcase-book">
        <path className="suitcase-pages" d="M92 12h58l-3 74H95Z" />
        <path className="suitcase-cover" d="M86 8h30c4 0 4 4 4 4v76s-2-3-6-3H88Z" />
        <path className="suitcase-cover" d="M154 8h-30c-4 0-4 4-4 4v76s2-3 6-3h26Z" />
        <path
          className="suitcase-star"
          d="m103 32 3.4 7 7.6 1-5.6 5.4 1.4 7.6-6.8-3.7-6.8 3.7 1.4-7.6-5.6-5.4 7.6-1Z"
        />
      </g>
    </svg>
  );
}
