declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    /** Fills the pixels in and calls back with them; with null where it cannot. */
    display(pixels: ImageData, callback: (shown: ImageData | null) => void): void;
  }
  interface LibHeif {
    HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
  }
  /** Opens the decoder; its WebAssembly comes with it. */
  export default function openDecoder(): LibHeif | Promise<LibHeif>;
}
