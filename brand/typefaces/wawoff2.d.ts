declare module 'wawoff2' {
  /** Unpacks a WOFF2 file to the OpenType font in it. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}
