export interface Slide {
  readonly index: number;
}
export const slide: Slide = { index: 1 };
