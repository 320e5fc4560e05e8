const save = (): Promise<void> => Promise.resolve();
export function leave(): void {
  save();
}
