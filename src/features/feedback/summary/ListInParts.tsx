// A list of ratings or comments, of which 50 are shown at a time (spec people §1).
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';

interface ListInPartsProps<Row> {
  readonly title: string;
  /** Shown in place of an empty list. */
  readonly none: string;
  readonly rows: readonly Row[];
  /** Returns a key that is unique in the list. */
  readonly keyOf: (row: Row, at: number) => string;
  readonly render: (row: Row) => ReactNode;
}

/** The number of rows shown at first, and added by each press of the button. */
const rowsAtOnce = 50;

export function ListInParts<Row>({ title, none, rows, keyOf, render }: ListInPartsProps<Row>) {
  const { t } = useTexts();
  const titleId = useId();
  const [shown, setShown] = useState(rowsAtOnce);
  const firstAdded = useRef<HTMLLIElement>(null);
  // The new rows stand before the button, which the last press removes.
  useEffect(() => {
    if (shown > rowsAtOnce) firstAdded.current?.focus();
  }, [shown]);
  return (
    <section className="summary-comments" aria-labelledby={titleId}>
      <h3 id={titleId} tabIndex={-1}>
        {title}
      </h3>
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul>
          {rows.slice(0, shown).map((row, at) => (
            <li
              key={keyOf(row, at)}
              ref={at === shown - rowsAtOnce ? firstAdded : null}
              tabIndex={at > 0 && at % rowsAtOnce === 0 ? -1 : undefined}
            >
              {render(row)}
            </li>
          ))}
        </ul>
      )}
      {rows.length > shown && (
        <Button onClick={() => setShown(shown + rowsAtOnce)}>{t('feedback.summary.more')}</Button>
      )}
    </section>
  );
}
