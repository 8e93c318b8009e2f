import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'

/** What only counting needs, as it is delivered: pages have the rest already. */
async function scriptOfCounting(): Promise<string> {
  const entry = fileURLToPath(new URL('view-counter.tsx', import.meta.url))
  const [built] = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: (id) => !/(?:view-counter\.tsx|note-view\.ts)$/.test(id) },
    },
  })) as Rolldown.RolldownOutput[]
  return built?.output[0].code ?? ''
}

test('counting costs a visitor less than a kilobyte: the script and the data of a view', async () => {
  const code = await scriptOfCounting()
  expect(code).toContain('sendBeacon')
  expect(code).toContain('keyword')
  const from = { host: 'www.instagram.com', source: 'instagram', medium: 'story', campaign: 'autumn-sale' }
  const view = { screen: 'product', locale: 'zh', id: crypto.randomUUID(), from }
  const bytes = brotliCompressSync(code).length + JSON.stringify(view).length
  expect(bytes, `${bytes} bytes`).toBeLessThan(1000)
})
