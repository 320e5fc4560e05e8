// Renders the page that makes a presentation in a test, with a draft, a lock and streams that the test controls.
import { act, fireEvent, render, screen } from '@testing-library/react';
import personalities from '../../../platform/i18n/locales/en/personalities.json';
import { runCreation } from '../run/fake-stream.fixture';
import { CreatePresentation } from './CreatePresentation';
import type { PresentationDraft } from './draft';
import type { PersonMediaSlotProps, PresentationDeps } from './use-presentation';

interface Shown {
  readonly hasSlot?: boolean;
  /** What the device holds of an earlier form. */
  readonly draft?: PresentationDraft;
  /** Reads it, where another tab changes it. */
  readonly readDraft?: () => PresentationDraft | undefined;
  readonly acquireLock?: PresentationDeps['acquireLock'];
  readonly whenLockIsFree?: PresentationDeps['whenLockIsFree'];
  readonly newTopic?: PresentationDeps['newTopic'];
}

/** Shows the page, with or without a slot for picture and voice, once its form is there. */
export async function showCreatePresentation({
  hasSlot = true,
  draft,
  readDraft = () => draft,
  acquireLock = async () => () => undefined,
  whenLockIsFree = () => undefined,
  newTopic = async () => 'Tides',
}: Shown = {}) {
  const fake = runCreation();
  const written: unknown[] = [];
  let held = Promise.resolve();
  /** Lets the next writes finish with this promise. */
  const holdWrites = (until: Promise<void>) => void (held = until);
  const slots: PersonMediaSlotProps[] = [];
  const created: string[] = [];
  const deps = {
    ...fake.deps,
    acquireLock,
    whenLockIsFree,
    draft: {
      read: async () => readDraft(),
      copy: () => undefined,
      write: (value: unknown) => {
        written.push(value);
        return held;
      },
      remove: async () => undefined,
    },
    loadPersonalities: async () => personalities,
    newTopic,
    callTimers: fake.clock,
  };
  const slot = (props: PersonMediaSlotProps) => {
    slots.push(props);
    return <p>Upload and recorder</p>;
  };
  const { unmount } = render(
    <CreatePresentation
      deps={deps}
      homeHref="#/"
      presentationsHref="#/list-presentations"
      pictureUrlOf={() => undefined}
      renderPersonMedia={hasSlot ? slot : undefined}
      onCreatingChange={() => undefined}
      onCreated={(id) => void created.push(id)}
    />,
  );
  await screen.findByRole('form');
  const pick = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const create = () => screen.getByRole('button', { name: 'Create presentation' });
  const record = (media: PersonMediaSlotProps['media']) => act(() => slots.at(-1)?.onChange(media));
  return { ...fake, written, holdWrites, slots, created, pick, create, record, unmount };
}
