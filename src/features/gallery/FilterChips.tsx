// Kinds of stories to choose from by a picture, for children who cannot read (spec screens §3).
import { useMemo } from 'react';
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import { afterFirstPaint } from '../../platform/browser/after-first-paint';
import { useTexts } from '../../platform/i18n/i18n';
import { lazyDrawing } from '../../ui/lazy-part';
import type { Subject } from './filters';
import { subjectsOf } from './filtered-shelf';

/** Loaded after the pictures of the first screen; its place is kept. */
const ChipPicture = lazyDrawing<{ readonly name: Subject | 'all' }>(async () => {
  await new Promise<void>((resolve) => afterFirstPaint(resolve));
  return (await import('./ChipPicture')).ChipPicture;
});

interface FilterChipsProps {
  readonly entries: readonly PresentationEntry[];
  /** Those among which there may be some that were made here. */
  readonly all: readonly PresentationEntry[];
  readonly madeHere: ReadonlySet<string>;
  readonly chosen: Subject | undefined;
  readonly onChoose: (subject: Subject | undefined) => void;
}

/** Offers the subjects of which there are stories. Its height is reserved before they are known. */
export function FilterChips({ entries, all, madeHere, chosen, onChoose }: FilterChipsProps) {
  const { t } = useTexts();
  const offered = useMemo(() => {
    const isMadeHere = ({ id }: PresentationEntry) => madeHere.has(id);
    const found = subjectsOf(entries, isMadeHere);
    return found.includes('mine') || !all.some(isMadeHere) ? found : [...found, 'mine' as const];
  }, [entries, all, madeHere]);
  const shown = chosen === undefined || offered.includes(chosen) ? offered : [...offered, chosen];
  return (
    <fieldset className="chips" aria-label={t('gallery.chips.label')}>
      {shown.length > 0 &&
        (['all', ...shown] as const).map((name) => (
          <button
            key={name}
            type="button"
            className="chip"
            aria-pressed={name === (chosen ?? 'all')}
            onClick={() => onChoose(name === 'all' ? undefined : name)}
          >
            <span className="chip-picture">
              <ChipPicture name={name} />
            </span>
            {t(`gallery.chips.${name}`)}
          </button>
        ))}
    </fieldset>
  );
}
