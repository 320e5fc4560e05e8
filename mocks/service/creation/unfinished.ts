// The pictures of presentations that are just being made, so that a page can show each as soon as it is painted.
import { fileBelow } from '../../hosting/file-path';

/** Creates the list of what is being made. */
export function createUnfinished() {
  const shown = new Map<string, readonly string[]>();
  return {
    /** Shows the pictures in the first of these folders that has them. Returns a function that ends it. */
    show(id: string, folders: readonly string[]): () => void {
      shown.set(id, folders);
      return () => void shown.delete(id);
    },
    /** Returns where a picture may be, in turn; nothing for other files, and when nothing with this id is being made. */
    placesOf(id: string, names: readonly string[]): string[] {
      const folders = names[0] === 'images' ? (shown.get(id) ?? []) : [];
      return folders.map((folder) => fileBelow(folder, names)).filter((file) => file !== undefined);
    },
  };
}
