declare module 's3rver' {
  type Options = {
    address: string
    port: number
    directory: string
    silent: boolean
    configureBuckets: { name: string }[]
  }

  type Stored = {
    bucket: string
    key: string
    content: Buffer | AsyncIterable<Buffer>
    metadata: Record<string, string>
  }

  export type Store = {
    getResourcePath(bucket: string, key: string, resource: string): string
    putMetadata(bucket: string, key: string, metadata: Stored['metadata'], md5: string): Promise<void>
    putObject(object: Stored): Promise<{ size: number; md5: string }>
  }

  export default class S3rver {
    constructor(options: Options)
    readonly store: Store
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
