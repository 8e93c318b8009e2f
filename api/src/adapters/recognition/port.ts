/** In pixels of the picture that was read. */
export type Box = { left: number; top: number; right: number; bottom: number }

/** `confidence` is between 0 and 1. */
export type ReadWord = { text: string; confidence: number; box: Box }
export type ReadLine = { text: string; confidence: number; words: ReadWord[] }

/** Reads the text in a picture. It was written by strangers and is treated as data only. */
export type Recognition = {
  /** Name and version, stored with each reading. */
  engine: string
  /** The lines of a PNG; empty if there is no text. Throws if the engine fails, times out, or the signal is aborted. */
  read: (png: Uint8Array, signal?: AbortSignal) => Promise<ReadLine[]>
  /** Stops the engine; a reading in progress throws `RecognitionStopped`. */
  stop: () => Promise<void>
}

/** The process is about to end: another process can read the picture. */
export class RecognitionStopped extends Error {}
