import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

const source = async (file: string) =>
  stripTypeScriptTypes(await readFile(new URL(file, import.meta.url), 'utf8')).replaceAll(/\/\*\*.*?\*\//gs, '')

test('counting costs a visitor less than a kilobyte: the script, even as source, and the data of a view', async () => {
  const code = await source('note-view.ts')
  expect(code).toContain('sendBeacon')
  const from = { host: 'www.instagram.com', source: 'instagram', medium: 'story', campaign: 'autumn-sale' }
  const view = { screen: 'product', locale: 'zh', id: crypto.randomUUID(), from }
  const bytes = brotliCompressSync(code).length + JSON.stringify(view).length
  expect(bytes, `${bytes} bytes`).toBeLessThan(1000)
})
