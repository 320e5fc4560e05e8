// Renders the offline library in a test.
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { SavedPresentation } from '../../contract/worker/worker-messages';
import type { Persistence } from '../../platform/storage/persistence';
import { fakeDownloads, presentation } from './fake-downloads.fixture';
import { OfflineLibrary, type OfflineLibraryProps } from './OfflineLibrary';

export const savedStory = (id: string, more: Partial<SavedPresentation> = {}) =>
  presentation({
    id,
    state: 'saved',
    readable: true,
    title: `Story ${id}`,
    bytes: { done: 12e6, total: 12e6 },
    ...more,
  });

/** Renders the library with these saved stories. `world` holds what the device answers; its timers run when a test says so. */
export async function showLibrary(
  presentations: readonly SavedPresentation[],
  more: Partial<OfflineLibraryProps> = {},
) {
  const fake = fakeDownloads(...presentations);
  const timers = new Map<() => void, number>();
  const run = (length: number): void => {
    for (const [call, of] of timers)
      if (of === length) {
        timers.delete(call);
        call();
      }
  };
  const world: { persistence: Persistence; closeGaps: () => void; pass: (seconds: number) => void } = {
    persistence: 'refused',
    // Ends the moment for which the place of a removed row stays empty.
    closeGaps: () => act(() => run(500)),
    pass(seconds) {
      for (let second = 0; second < seconds; second += 1) act(() => run(1000));
    },
  };
  await act(async () => {
    render(
      <OfflineLibrary
        downloads={fake.downloads}
        hrefOf={(id) => `#/story/read/${id}`}
        shelfHref="#/"
        shelfPicture={null}
        coverUrlOf={({ cover }) => cover}
        isReachable
        renderEar={() => null}
        renderSentenceEar={(id) => <button type="button" aria-label="Ear" aria-describedby={id} />}
        shelfCover={undefined}
        isSecure
        storage={{
          estimate: async () => ({ used: 240e6, quota: 3.64e9 }),
          persistence: async () => world.persistence,
          askToPersist: async () => world.persistence,
        }}
        saveOpened={undefined}
        onlyOnWifi={undefined}
        separateStorage="none"
        queueLine={null}
        clock={{
          now: () => 0,
          after(length, call) {
            timers.set(call, length);
            return () => timers.delete(call);
          },
        }}
        {...more}
      />,
    );
  });
  return { ...fake, world };
}

export const rows = () =>
  screen.queryAllByRole('listitem').filter(({ className }) => className === 'book-row');
export const row = (id: string) => {
  const found = rows().find(({ dataset }) => dataset['presentationId'] === id);
  if (found === undefined) throw new Error(`There is no row ${id}`);
  return within(found);
};
export const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
/** Opens the menu of a row, and removes its story. */
export function removeRow(id: string): void {
  const more = row(id).getByRole('button', { name: 'More' });
  if (more.getAttribute('aria-expanded') === 'false') fireEvent.click(more);
  const button = row(id).getByRole('button', { name: 'Remove' });
  button.focus();
  fireEvent.click(button);
}
