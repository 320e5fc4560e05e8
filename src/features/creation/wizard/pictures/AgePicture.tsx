// A child that grows with the age group, as a drawing in the colours of the world.
import type { TargetGroup } from '../../../../contract/creation/choices';

/** Returns the age from which a group is. */
export const ageOf = (group: TargetGroup): number => Number(group.replace('age_', ''));

const shirts = ['#d98b4a', '#c4573f', '#7a9e5a', '#4f86b5', '#8a6bb0', '#3f8f86', '#b5577f'] as const;

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
