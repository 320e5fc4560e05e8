// Renders the page that makes a presentation in a test, with a draft, a lock and streams that the test controls.
import { act, fireEvent, render, screen } from '@testing-library/react';
import personalities from '../../../platform/i18n/locales/en/personalities.json';
import type { RunLock } from '../run/creation-run';
import { fakeDevice, runCreation } from '../run/fake-stream.fixture';
import { CreatePresentation, type PresentationDeps } from './CreatePresentation';
import type { PersonMediaSlotProps } from './PresentationForm';

interface Shown {
  readonly hasSlot?: boolean;
  /** What the device holds of earlier forms and runs. */
  readonly device?: ReturnType<typeof fakeDevice>;
  readonly lock?: RunLock;
  readonly newTopic?: PresentationDeps['newTopic'];
}

/** Shows the page, with or without a slot for picture and voice, once its form is there. */
export async function showCreatePresentation({
  hasSlot = true,
  device = fakeDevice(),
  lock,
  newTopic = async () => 'Tides',
}: Shown = {}) {
  const fake = runCreation({ memory: device.memory, lock });
  const slots: PersonMediaSlotProps[] = [];
  const created: string[] = [];
  const deps = {
    ...fake.deps,
    run: fake.run,
    draft: device.draft,
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
  return { ...fake, device, slots, created, pick, create, record, unmount };
}
