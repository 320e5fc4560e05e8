// Makes and plays the sound of a turning page: a rustle that swells, and fades before narration begins. Web Audio plays it, since an
// audio element would take the lock screen from the narration. This is a separate chunk, which is loaded at the first turn.

/** Seconds; narration begins half a second after the turn (spec player §4). */
const duration = 0.42;
/** The largest sample. Narration is about six times as loud. */
export const loudest = 0.1;
/** How often a second the paper crackles. */
const crackles = 90;

/** Returns the samples of a rustle, which begins and ends in silence. `random` returns numbers from 0 to 1. */
export function paperNoise(sampleRate: number, random: () => number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.round(duration * sampleRate));
  const smoothing = (hertz: number): number => 1 - Math.exp((-2 * Math.PI * hertz) / sampleRate);
  const perCrackle = Math.round(sampleRate / crackles);
  let [bright, dull, crackle, target] = [0, 0, 0, 0];
  for (let at = 0; at < samples.length; at += 1) {
    const share = at / (samples.length - 1);
    if (at % perCrackle === 0) target = 0.25 + 0.75 * random() ** 2;
    crackle += smoothing(300) * (target - crackle);
    // A band of noise, which rises while the page is in the air.
    bright += smoothing(1200 + 3800 * Math.sin(Math.PI * share)) * (random() * 2 - 1 - bright);
    dull += smoothing(500) * (bright - dull);
    samples[at] = (bright - dull) * crackle * Math.sin(Math.PI * share ** 0.7) ** 2;
  }
  const peak = samples.reduce((largest, sample) => Math.max(largest, Math.abs(sample)), Number.MIN_VALUE);
  return samples.map((sample) => (sample / peak) * loudest);
}

/** Returns the function that plays the sound. While nothing is to be heard the context is suspended, and uses no processor. */
function createPaper(context: AudioContext): (isLate: () => boolean) => Promise<void> {
  const samples = paperNoise(context.sampleRate, Math.random);
  const buffer = context.createBuffer(1, samples.length, context.sampleRate);
  buffer.copyToChannel(samples, 0);
  let playing = 0;
  const end = (): void => {
    playing -= 1;
    if (playing === 0) void context.suspend();
  };
  const play = async (isLate: () => boolean): Promise<void> => {
    playing += 1;
    // A browser that lets a context begin only within a touch waits here for one.
    await context.resume();
    if (isLate()) return end();
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(context.destination);
    source.addEventListener('ended', end);
    source.start();
  };
  // Such a browser then also allows the turns that follow the narration without a touch.
  document.addEventListener('click', () => void play(() => true), { once: true });
  return play;
}

let ofPage: ReturnType<typeof createPaper> | undefined;

/** Plays the sound on the page's audio context, unless `isLate` returns true once it could be heard. */
export function playPaper(isLate: () => boolean): Promise<void> {
  ofPage ??= createPaper(new AudioContext());
  return ofPage(isLate);
}
