// The part of eSpeak NG's interface that we call. The package ships no types.
declare module '@echogarden/espeak-ng-emscripten' {
  interface EspeakWorker {
    set_voice(name: string): number;
    /** 0 to 99; 50 is the voice as it is. */
    set_pitch(pitch: number): void;
    /** Words per minute; 175 is the voice as it is. */
    set_rate(rate: number): void;
    /** 0 to 200; at 100 loud syllables are clipped. */
    set_volume(volume: number): void;
    get_samplerate(): number;
    /** Calls back with each piece of sound; returning true stops. */
    synthesize(text: string, onSound: (samples: Int16Array | null) => boolean): void;
  }

  export interface EspeakModule {
    readonly HEAPU8: Uint8Array;
    /** The instance is usable when its promise resolves. */
    readonly eSpeakNGWorker: new () => Promise<EspeakWorker>;
  }

  const load: () => Promise<EspeakModule>;
  export default load;
}
