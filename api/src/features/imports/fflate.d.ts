/** What is used of it; this version names its own types where they are not found. */
declare module 'fflate' {
  type UnzippedFile = {
    name: string
    ondata: (error: Error | null, part: Uint8Array, isLast: boolean) => void
    start: () => void
  }
  export class UnzipInflate {
    static readonly compression: number
  }
  export class Unzip {
    constructor(onFile: (file: UnzippedFile) => void)
    register(decoder: typeof UnzipInflate): void
    push(part: Uint8Array, isLast?: boolean): void
  }
}
