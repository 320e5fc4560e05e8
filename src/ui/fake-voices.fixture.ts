import { vi } from 'vitest';

/** A sound that the page has asked for: its address, whether it was silenced, and what its end calls. */
export interface FakeVoice {
  src: string;
  isSilent: boolean;
  end: () => void;
}

/** Replaces `Audio`, which a test environment does not play. Returns the voices that are begun from now on. */
export function fakeVoices(): readonly FakeVoice[] {
  const voices: FakeVoice[] = [];
  vi.stubGlobal(
    'Audio',
    class implements FakeVoice {
      src = '';
      isSilent = false;
      end = () => undefined;
      addEventListener(_: string, ended: () => undefined) {
        this.end = ended;
        voices.push(this);
      }
      pause() {
        this.isSilent = true;
      }
      play = async () => undefined;
    },
  );
  return voices;
}
