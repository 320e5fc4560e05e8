// The title step: a field, a placeholder that suggests titles by turns, and a button that fills one in.
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import type { MonotonicClock } from '../../../../base/clock';
import * as limits from '../../../../contract/limits';
import type { InterfaceLanguage } from '../../../../contract/languages';
import { startLoad } from '../../../../platform/browser/use-resource';
import { useTexts } from '../../../../platform/i18n/i18n';
import type { SampleTitles } from '../../../../platform/i18n/texts';
import { Button } from '../../../../ui/Button';

const noTitles: readonly string[] = [];

interface TitleStepProps {
  readonly title: string;
  /** The titles to suggest; undefined until they are loaded, or when they cannot be. */
  readonly samples: readonly string[] | undefined;
  readonly clock: MonotonicClock;
  readonly random: () => number;
  /** The placeholder stays the same then. */
  readonly prefersReducedMotion: boolean;
  readonly onTitle: (title: string) => void;
}

export function TitleStep({
  title,
  samples = noTitles,
  clock,
  random,
  prefersReducedMotion,
  onTitle,
}: TitleStepProps) {
  const { t } = useTexts();
  const fieldId = useId();
  const [suggested, setSuggested] = useState<string>();
  const [hasFocus, setHasFocus] = useState(false);
  const isHidden = useSyncExternalStore(onVisibilityChange, isPageHidden);
  const placeholder = usePlaceholder(title === '' ? samples : noTitles, {
    clock,
    random,
    isPaused: prefersReducedMotion || hasFocus || isHidden,
  });
  return (
    <div className="wizard-fields">
      <label className="wizard-field" htmlFor={fieldId}>
        {t('creation.title')}
      </label>
      <input
        id={fieldId}
        type="text"
        autoComplete="off"
        maxLength={limits.creation.titleLength}
        placeholder={placeholder}
        value={title}
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
        onChange={({ target }) => {
          setSuggested(undefined);
          onTitle(target.value);
        }}
        aria-describedby={`${fieldId}-hint`}
      />
      <p id={`${fieldId}-hint`} className="wizard-hint">
        {t('creation.titleHint')}
      </p>
      <Button
        disabled={samples.length === 0}
        onClick={() => {
          const other = randomOther(samples, title, random);
          setSuggested(other);
          onTitle(other);
        }}
      >
        {t('creation.randomTitle')}
      </Button>
      <output className="visually-hidden">
        {suggested !== undefined && t('creation.newTitle', { title: suggested })}
      </output>
    </div>
  );
}

/** Returns one of the titles, and another every 3 seconds, in rounds. Without a second title, or while it is paused, no timer runs. */
function usePlaceholder(
  samples: readonly string[],
  { clock, random, isPaused }: Pick<TitleStepProps, 'clock' | 'random'> & { readonly isPaused: boolean },
): string | undefined {
  const [shown, setShown] = useState<readonly string[]>([]);
  const last = shown.at(-1);
  const current = last !== undefined && samples.includes(last) ? last : samples[0];
  useEffect(() => {
    if (current === undefined || isPaused) return undefined;
    const others = samples.filter((title) => title !== current && !shown.includes(title));
    const isRoundOver = others.length === 0;
    const next = isRoundOver ? samples.filter((title) => title !== current) : others;
    if (next.length === 0) return undefined;
    return clock.after(limits.creation.placeholderInterval, () =>
      setShown([...(isRoundOver ? [] : [...shown, current]), randomOther(next, current, random)]),
    );
  }, [samples, shown, current, clock, random, isPaused]);
  return current;
}

/** Returns one of the titles at random, but not the current one where there is another; the current one when there is none. */
function randomOther(titles: readonly string[], current: string, random: () => number): string {
  const others = titles.filter((title) => title !== current);
  return others[Math.floor(random() * others.length)] ?? current;
}

function onVisibilityChange(call: () => void): () => void {
  document.addEventListener('visibilitychange', call);
  return () => document.removeEventListener('visibilitychange', call);
}

const isPageHidden = (): boolean => document.visibilityState === 'hidden';

/** Returns the titles in the interface's language; undefined until they are loaded, and when they cannot be. */
export function useSampleTitles(
  load: (language: InterfaceLanguage) => Promise<SampleTitles>,
): SampleTitles | undefined {
  const { language } = useTexts();
  const [loaded, setLoaded] = useState<{ language: InterfaceLanguage; titles: SampleTitles }>();
  useEffect(
    () =>
      startLoad(() => load(language), {
        where: 'wizard: sample titles',
        onLoaded: (titles) => setLoaded({ language, titles }),
      }).stop,
    [load, language],
  );
  return loaded?.language === language ? loaded.titles : undefined;
}
