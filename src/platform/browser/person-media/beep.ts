/** Plays a short tone of a frequency in hertz. Stays silent where the browser has no sound. */
export function beep(frequency: number): void {
  try {
    const context = new AudioContext();
    const tone = new OscillatorNode(context, { frequency });
    const volume = new GainNode(context, { gain: 0.15 });
    tone.connect(volume).connect(context.destination);
    tone.addEventListener('ended', () => void context.close().catch(() => undefined));
    tone.start();
    tone.stop(context.currentTime + 0.12);
  } catch {
    // The countdown is also seen and announced.
  }
}
