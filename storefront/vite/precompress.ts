import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const compressible = /\.(?:js|css|svg|txt|json|webmanifest)$/
const smallestWorthIt = 500

/** Writes the compressed forms of built files beside them, so that serving one needs no work. */
export async function precompress(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const body = await readFile(file)
    if (body.length < smallestWorthIt) continue
    const [small, wide] = await Promise.all([promisify(brotliCompress)(body), promisify(gzip)(body, { level: 9 })])
    await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, wide)])
  }
}
