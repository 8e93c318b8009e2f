import { open } from 'node:fs/promises'
import type { Received } from './port.ts'

/** The first bytes, which identify the file type; padded with zeros. */
export async function headOf({ path }: Received, bytes: number): Promise<Buffer> {
  const file = await open(path)
  const { buffer } = await file.read(Buffer.alloc(bytes)).finally(() => file.close())
  return buffer
}
