/** The parts we use. TypeScript does not find the package's own types in this version. */
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
