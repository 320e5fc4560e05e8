// The title step: a field, a placeholder that suggests titles by turns, and a button that fills one in.
import { type ReactNode, useEffect, useId, useState, useSyncExternalStore } from 'react';
import type { MonotonicClock } from '../../../../base/clock';
import * as limits from '../../../../contract/limits';
import { useTexts } from '../../../../platform/i18n/i18n';
import { Button } from '../../../../ui/Button';
import type { TargetGroup, ImageStyle } from '../../../../contract/creation/choices';

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

// The options of a step as cards: a group of radio buttons, so that arrow keys move between them. The picture of an age
// group is a child of that age, and of a page count a book of that thickness. Each style shows the same scene, drawn by
// `npm run press -- styles`.

interface Option<Value> {
  readonly value: Value;
  readonly label: string;
  readonly picture: ReactNode;
}

interface OptionCardsProps<Value> {
  /** The name of the group: the step's question. */
  readonly question: string;
  readonly options: readonly Option<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

export function OptionCards<Value extends string | number>({
  question,
  options,
  chosen,
  onChoose,
}: OptionCardsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="option-cards" aria-label={question}>
      {options.map(({ value, label, picture }) => (
        <label key={value} className="option-card" data-chosen={value === chosen}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span className="option-picture">{picture}</span>
          <span>
            {/* Not in CSS, whose content would be a part of the option's name. */}
            {value === chosen && (
              <span className="option-check" aria-hidden="true">
                {'✓ '}
              </span>
            )}
            {label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Returns the age from which a group is. */
export const ageOf = (group: TargetGroup): number => Number(group.replace('age_', ''));

const shirts = ['#d98b4a', '#c4573f', '#7a9e5a', '#4f86b5', '#8a6bb0', '#3f8f86', '#b5577f'] as const;

/** Draws a child of that age. */
export function AgePicture({ group }: { readonly group: TargetGroup }) {
  const age = ageOf(group);
  const height = 46 + age * 8;
  const head = 17 - age * 0.5;
  const top = 116 - height;
  const middle = top + head * 2;
  const hips = 116 - height * 0.3;
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <ellipse cx="60" cy="115" rx="30" ry="4" fill="#000" opacity=".12" />
      <path d={`M53 ${hips}V113M67 ${hips}V113`} stroke="#4a4358" strokeWidth="9" strokeLinecap="round" />
      <path
        d={`M44 ${middle + 8}q-10 8-12 20M76 ${middle + 8}q10 4 12-10`}
        fill="none"
        stroke="#e9b893"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path
        d={`M46 ${middle + 3}q14-7 28 0l3 ${hips - middle}q-17 6-34 0Z`}
        fill={shirts[age - 1] ?? shirts[0]}
      />
      <circle cx="60" cy={top + head} r={head} fill="#f0c4a0" />
      <path
        d={`M${60 - head} ${top + head}a${head} ${head} 0 0 1 ${head * 2} 0q-${head * 0.7}-${head * 0.5}-${head}-${head * 0.5}t-${head} ${head * 0.5}Z`}
        fill="#5c3a26"
      />
      <circle cx={60 - head * 0.4} cy={top + head * 1.15} r="1.8" fill="#2d2430" />
      <circle cx={60 + head * 0.4} cy={top + head * 1.15} r="1.8" fill="#2d2430" />
      <path
        d={`M${60 - head * 0.35} ${top + head * 1.45}q${head * 0.35} ${head * 0.35} ${head * 0.7} 0`}
        fill="none"
        stroke="#a4523f"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Draws a book that is as thick as it has pages. */
export function PagesPicture({ pages }: { readonly pages: number }) {
  const thickness = 6 + pages * 1.6;
  const top = 62 - thickness / 2;
  const lines = Array.from({ length: Math.floor(thickness / 4) }, (_, line) => top + 8 + line * 4);
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <ellipse cx="60" cy={top + thickness + 26} rx="46" ry="5" fill="#000" opacity=".12" />
      <path d={`M16 ${top + 10}l12 10h78v${thickness}H28L16 ${top + 10 + thickness}Z`} fill="#fffaf0" />
      <path
        d={`M28 ${top + 20}h78M28 ${top + 20 + thickness}h78`}
        stroke="#7c3f1f"
        strokeWidth="4"
        strokeLinecap="round"
      />
      {lines.map((y) => (
        <path key={y} d={`M30 ${y + 14}h74`} stroke="#d9c7a6" strokeWidth="1" />
      ))}
      <path d={`M16 ${top + 8}L94 ${top + 8}L106 ${top + 20}H28Z`} fill="#97431d" />
      <path d={`M16 ${top + 8}L28 ${top + 20}v${thickness}L16 ${top + 8 + thickness}Z`} fill="#7c3f1f" />
      <path d={`M52 ${top + 14}h26`} stroke="#f7d9b8" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}

const pictures = import.meta.glob<string>('./style-pictures/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Shows nothing for a style without a picture. */
export function StylePicture({ style }: { readonly style: ImageStyle }) {
  const src = pictures[`./style-pictures/${style}.webp`] ?? pictures[`./style-pictures/kiosk-${style}.webp`];
  return src === undefined ? null : <img src={src} alt="" width="240" height="240" decoding="async" />;
}
