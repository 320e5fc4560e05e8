// The styles of a story's pictures (spec contract §7). A separate file, since the gallery's cards name them too.
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
