// The part of SVOX Pico's C interface that we call. A pointer is a number. The package ships no types.
declare module '@echogarden/svoxpico-wasm' {
  export interface PicoModule {
    readonly HEAPU8: Uint8Array;
    readonly HEAP16: Int16Array;
    readonly HEAP32: Int32Array;
    readonly FS: {
      mkdir(path: string): void;
      writeFile(path: string, data: Uint8Array): void;
    };
    _malloc(size: number): number;
    _pico_initialize(memory: number, size: number, outSystem: number): number;
    _pico_createVoiceDefinition(system: number, name: number): number;
    _pico_loadResource(system: number, fileName: number, outResource: number): number;
    _pico_getResourceName(system: number, resource: number, outName: number): number;
    _pico_addResourceToVoiceDefinition(system: number, voice: number, resource: number): number;
    _pico_newEngine(system: number, voice: number, outEngine: number): number;
    _pico_putTextUtf8(engine: number, text: number, size: number, outPut: number): number;
    _pico_getData(engine: number, buffer: number, size: number, outReceived: number, outType: number): number;
  }

  const load: () => Promise<PicoModule>;
  export default load;
}
