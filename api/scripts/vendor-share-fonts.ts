import { copyFile, mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { charactersOf, rangesOf } from './font-coverage.ts'

/**
 * Brings the faces of the share images into `api/assets/share-fonts`, with a list of what each file can draw. The
 * Chinese faces are far too large to be dependencies: unpack them in a folder of your own and name it.
 *
 *     npm pack @fontsource/noto-sans-hk @fontsource/noto-sans-sc
 *     for name in hk sc; do mkdir $name; tar xzf fontsource-noto-sans-$name-*.tgz -C $name --strip-components 1; done
 *     node api/scripts/vendor-share-fonts.ts <that folder>
 */
const [source] = process.argv.slice(2)
if (!source) throw new Error('Name the folder that holds hk/ and sc/')

const target = fileURLToPath(new URL('../assets/share-fonts', import.meta.url))
const latin = { display: 'newsreader', text: 'instrument-sans' } as const
const cuts = {
  display: { file: 'newsreader-latin-opsz-normal.woff2', axes: { opsz: 60, wght: 400 } },
  text: { file: 'instrument-sans-latin-wght-normal.woff2', axes: { wght: 400 } },
} as const
const everyLatin = String.fromCodePoint(...Array.from({ length: 0x2122 - 0x20 }, (_, index) => 0x20 + index))

type Slice = { file: string; ranges: [number, number][] }
const coverage: Record<string, Slice[]> = {}

await mkdir(target, { recursive: true })
for (const [role, { file, axes }] of Object.entries(cuts)) {
  const whole = await readFile(
    fileURLToPath(import.meta.resolve(`@fontsource-variable/${latin[role as 'text']}/files/${file}`)),
  )
  const font = await subsetFont(whole, everyLatin, { targetFormat: 'woff', variationAxes: axes })
  const name = `${latin[role as 'text']}.woff`
  await writeFile(join(target, name), font)
  coverage[role] = [{ file: name, ranges: rangesOf(charactersOf(font)) }]
}
for (const script of ['hk', 'sc']) {
  const files = join(source, script, 'files')
  await copyFile(join(source, script, 'LICENSE'), join(target, `noto-sans-${script}-licence.txt`))
  const numbered = (await readdir(files)).filter((name) => /-\d+-400-normal\.woff$/.test(name))
  const slices = numbered
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map(async (name) => {
      const font = await readFile(join(files, name))
      const file = `noto-sans-${script}-${/-(\d+)-400/.exec(name)?.[1]}.woff`
      await writeFile(join(target, file), font)
      return { file, ranges: rangesOf(charactersOf(font)) }
    })
  coverage[script] = await Promise.all(slices)
}
await writeFile(join(target, 'coverage.json'), `${JSON.stringify(coverage)}\n`)
