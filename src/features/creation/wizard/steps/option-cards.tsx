// The options of a step: a group of radio buttons, so that arrow keys move between them. Each has a picture: a child of that age, a
// book of that thickness, or the same scene in each style, drawn by `npm run press -- styles`.
import { type CSSProperties, type ReactNode, useId } from 'react';
import {
  stylePicture,
  styleStrips,
  type ImageStyle,
  type TargetGroup,
} from '../../../../contract/creation/choices';
import type { WizardWorld } from '../wizard-form';
import children from './children.svg?no-inline';

interface Option<Value> {
  readonly value: Value;
  readonly label: string;
  /** The visible part of the label, where the picture says the rest. */
  readonly short?: string;
  readonly picture: ReactNode;
  /** The height of the drawn child, in units of its picture. */
  readonly height?: number;
}

interface OptionCardsProps<Value> {
  readonly step: 'target-group' | 'image-style' | 'page-count';
  /** The name of the group: the step's question. */
  readonly question: string;
  readonly options: readonly Option<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

export function OptionCards<Value extends string | number>({
  step,
  question,
  options,
  chosen,
  onChoose,
}: OptionCardsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="option-cards" aria-label={question} data-step={step} data-options={options.length}>
      {options.map(({ value, label, short = label, picture, height = 0 }) => (
        <label
          key={value}
          className="option-card"
          data-chosen={value === chosen}
          style={variables({ height })}
        >
          <input
            type="radio"
            name={name}
            value={value}
            aria-label={label}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span className="option-picture">{picture}</span>
          <span className="option-label" aria-hidden="true">
            {short}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Returns a style that sets custom properties, which React's type does not know. */
export const variables = (values: Readonly<Record<string, number>>): CSSProperties =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]));

/** Returns the age from which a group is. */
export const ageOf = (group: TargetGroup): number => Number(group.replace('age_', ''));

/** The height of each child, and how its arm is raised: about which point, by how many degrees. */
export const childPoses: Readonly<
  Record<TargetGroup, { readonly height: number; readonly shoulder: string; readonly turn: number }>
> = {
  age_1: { height: 144, shoulder: '85px 230px', turn: -120 },
  age_2: { height: 160, shoulder: '85px 205px', turn: -118 },
  age_3: { height: 182, shoulder: '84px 184px', turn: -118 },
  age_4: { height: 204, shoulder: '84px 162px', turn: -128 },
  age_5: { height: 232, shoulder: '84px 137px', turn: -124 },
  age_6: { height: 258, shoulder: '46px 124px', turn: 122 },
  age_7: { height: 274, shoulder: '46px 104px', turn: 118 },
};

/** Draws a child of that age, who waves when it is chosen. */
export function AgePicture({ group }: { readonly group: TargetGroup }) {
  const { shoulder, turn } = childPoses[group];
  return (
    <svg viewBox="0 0 130 290" aria-hidden="true" focusable="false">
      <use
        className="child-arm"
        href={`${children}#${group}-arm`}
        style={{ transformOrigin: shoulder, ...variables({ turn }) }}
      />
      <use href={`${children}#${group}`} />
    </svg>
  );
}

const covers = ['#c4573f', '#3f8f86', '#4f74a8'] as const;

/** Draws a book that is as thick as it has pages. `position` counts the books from 0. */
export function PagesPicture({ pages, position }: { readonly pages: number; readonly position: number }) {
  const thick = pages * 2.6;
  const up = thick * 0.4;
  const lines = Array.from({ length: pages / 2 - 1 }, (_, line) => ((line + 1) * 2 * thick) / pages);
  const cover = covers[position] ?? covers[0];
  return (
    <svg viewBox="0 0 150 160" aria-hidden="true" focusable="false">
      <ellipse cx={70 + thick / 2} cy="153" rx="62" ry="5" opacity=".14" />
      <path d={`M20 34l${thick} ${-up}h86v118l${-thick} ${up}z`} fill={cover} />
      <path d={`M24 37l${thick} ${-up}h78v110l${-thick} ${up}z`} fill="#fffaf0" />
      {lines.map((at) => (
        <path key={at} d={`M${104 + at} ${38 - at * 0.4}v112`} stroke="#d9c7a6" strokeWidth="1.2" />
      ))}
      <path d="M20 38q0-6 6-6h76q5 0 5 5v111q0 5-5 5H26q-6 0-6-6z" fill={cover} />
      <path d="M32 32v121" stroke="#000" strokeWidth="5" opacity=".16" />
      <rect x="42" y="50" width="54" height="54" rx="8" fill="#fffaf0" />
      <circle cx="80" cy="66" r="7" fill="#f0b440" />
      <path d="M42 90q14-16 28-4t26-6v16q0 8-8 8H50q-8 0-8-8z" fill="#7a9e5a" />
      <path d="M50 122h38M58 134h22" stroke="#fffaf0" strokeWidth="5" strokeLinecap="round" opacity=".8" />
    </svg>
  );
}

const strips = import.meta.glob<string>('./style-pictures/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

interface StylePictureProps {
  readonly world: WizardWorld;
  readonly style: ImageStyle;
}

/** Shows the world's scene in a style: a window on the strip of such pictures. It fills its box, as `object-fit: cover` does. */
export function StylePicture({ world, style }: StylePictureProps) {
  const isEverywhere = styleStrips.app.includes(style);
  const styles = isEverywhere ? styleStrips.app : styleStrips.kiosk;
  const strip = strips[`./style-pictures/${isEverywhere ? '' : 'kiosk-'}${world}-styles.webp`];
  const { width, height, row, above } = stylePicture;
  const top = styles.indexOf(style) * row + above;
  return (
    <svg
      viewBox={`0 ${top} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <image href={strip} width={width} height={row * styles.length} />
    </svg>
  );
}
