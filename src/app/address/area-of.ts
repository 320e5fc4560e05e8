// Reads the story area in the path of an address (spec screens §1).
import { storyAreas, type Area } from '../../contract/presentation/story-address';

const areas: readonly Area[] = [...storyAreas, 'view', 'party'];

/** Returns the area of a path after the hash, or undefined if there is none. */
export function areaOf(path: string): Area | undefined {
  const first = path.split('/')[1] ?? '';
  return areas.find((area) => area === first);
}
