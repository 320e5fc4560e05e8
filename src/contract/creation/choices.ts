// The values a creation chooses from (spec contract §1, §7), without schemas.

export const imageGenerators = ['flux', 'dalle-2', 'dalle-3', 'stable-diffusion-3'] as const;
export const textGenerators = ['openai-gpt4-o', 'openai-gpt4-turbo', 'openai-gpt4', 'openai-gpt3'] as const;
export const speakerVideoGenerators = ['none', 'one-shot-talking-face', 'd-id'] as const;

/** Generators that are valid on the wire and that the presentation form does not offer (spec contract §1). */
export const furtherImageGenerators = [
  'kinderbuch-ai-hf',
  'kinderbuch-ai-skainet',
  'kinderbuch-ai-replicate',
  'kinderbuch-ai-openai',
  'kinderbuch-ai-openai-responses',
  'mock',
] as const;
export const furtherTextGenerators = [
  'the-artist',
  'gpt4-turbo',
  'gpt4-o',
  'gpt4-1',
  'gpt4-5',
  'gpt5',
  'o3',
  'o4-mini',
  'aleph-alpha',
  'mock',
] as const;

export const targetGroups = ['age_1', 'age_2', 'age_3', 'age_4', 'age_5', 'age_6', 'age_7'] as const;
export type TargetGroup = (typeof targetGroups)[number];

/** Returns the allowed page counts of a target group, smallest first (spec contract §7). */
export function pageCountsOf(targetGroup: TargetGroup): readonly [number, number, number] {
  return targetGroup === 'age_1' || targetGroup === 'age_2' ? [6, 8, 10] : [8, 12, 16];
}

/** The styles of a story's pictures (spec contract §7). */
export const imageStyles = [
  'crayon',
  'quentin_blake',
  'j_drawing',
  'childpaint',
  'pastel_dream',
  'ink_splash',
  'crayon_cozy',
  'paper_collage',
  'scandi_minimal',
  'retro_gouache',
] as const;
export type ImageStyle = (typeof imageStyles)[number];
