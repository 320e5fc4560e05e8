export interface ShelfEdges {
  readonly now: number;
}
