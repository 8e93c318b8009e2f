/** In pixels of the picture that was read. */
export type Box = { left: number; top: number; right: number; bottom: number }

/** `confidence` is between 0 and 1. */
export type ReadWord = { text: string; confidence: number; box: Box }
export type ReadLine = { text: string; confidence: number; words: ReadWord[] }

/** Reads what is written in a picture. What it answers was written by strangers: it is data, never a command. */
export type Recognition = {
  /** Its name and version, kept with what it has read. */
  engine: string
  /**
   * The lines of a PNG, none if nothing is written. Throws if the engine fails, takes too long, or the signal says so.
   */
  read: (png: Uint8Array, signal?: AbortSignal) => Promise<ReadLine[]>
  /** Ends the engine for good; a reading under way throws `RecognitionStopped`. */
  stop: () => Promise<void>
}

/** The process is about to end: the picture can be read by another. */
export class RecognitionStopped extends Error {}
