import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { pointsOfText } from './points-of-text.ts'

/**
 * Subsets the shop's Latin fonts from the complete variable fonts (all OFL, no reserved name), so that the two of one theme
 * together stay below 60 kB. Run after an update of the font packages: `node ui/scripts/subset-fonts.ts`. The fonts of optional
 * themes are not packages of the workspace: `npm install --no-save` installs them for the run.
 */
const basicLatin = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index))
const marks = '\u00a0£©·×–—‘’“”•…½²'
const accents = 'ÀÁÂÄÆÇÈÉÊËÎÏÑÒÓÔÖØÙÛÜßàáâäæçèéêëîïñòóôöøùûüŒœ'

type Face = {
  source: string
  target: string
  axes: Record<string, number | { min: number; max: number; default: number }>
  /** Its tabular figures would make punctuation as wide as digits. */
  hasWidePoints?: true
}

const textWeights = { wght: { min: 400, max: 600, default: 400 } }

const faces: Face[] = [
  {
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    target: '../src/fonts/newsreader-display.woff2',
    // Headings only: the display cut, regular to medium.
    axes: { opsz: 60, wght: { min: 400, max: 500, default: 400 } },
  },
  {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    target: '../src/fonts/instrument-sans.woff2',
    axes: textWeights,
  },
  {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    target: '../src/fonts/fraunces-display.woff2',
    axes: { opsz: 100, SOFT: 40, WONK: 0, wght: { min: 400, max: 500, default: 400 } },
  },
  {
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    target: '../src/fonts/figtree.woff2',
    axes: textWeights,
  },
  {
    source: '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
    target: '../src/fonts/schibsted-grotesk.woff2',
    axes: textWeights,
    hasWidePoints: true,
  },
]

const characters = basicLatin + marks + accents

for (const { source, target, axes, hasWidePoints } of faces) {
  const whole = await readFile(fileURLToPath(import.meta.resolve(source)))
  const cut = await subsetFont(whole, characters, { targetFormat: 'truetype', variationAxes: axes })
  const subset = await subsetFont(hasWidePoints ? pointsOfText(cut) : cut, characters, { targetFormat: 'woff2' })
  await writeFile(new URL(target, import.meta.url), subset)
  console.log(target, `${(subset.length / 1024).toFixed(1)} kB`)
}
