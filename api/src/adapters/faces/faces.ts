import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Locale } from '@fitout/contract/locales.ts'

/** A slice of a font, with the characters it contains as ranges of first and last. */
type Slice = { file: string; ranges: [number, number][] }
/** `rare`: characters missing in both Chinese fonts but present in a Japanese one, such as 𠮷 in a name. */
type FaceName = 'display' | 'text' | 'hk' | 'sc' | 'rare'

/** The fonts of a language in order of preference: its own forms of a character first, then any form. */
const facesOf: Record<Locale, readonly FaceName[]> = {
  en: ['display', 'text', 'hk', 'sc', 'rare'],
  zh: ['text', 'hk', 'sc', 'rare'],
  cn: ['text', 'sc', 'hk', 'rare'],
}

const folder = new URL('../../../assets/share-fonts/', import.meta.url)

let coverage: Promise<Record<FaceName, Slice[]>> | undefined
const files = new Map<string, Promise<Buffer>>()

function readCoverage(): Promise<Record<FaceName, Slice[]>> {
  coverage ??= readFile(fileURLToPath(new URL('coverage.json', folder)), 'utf8').then(
    (text) => JSON.parse(text) as Record<FaceName, Slice[]>,
  )
  return coverage
}

function readFace(file: string): Promise<Buffer> {
  const known = files.get(file) ?? readFile(fileURLToPath(new URL(file, folder)))
  files.set(file, known)
  return known
}

export type Setting = {
  /** The text without characters that no font contains, such as emoji. */
  text: (text: string) => string
  /** The slice that contains a character; undefined if none does. */
  faceOf: (character: string) => string | undefined
  fonts: { name: string; data: Buffer; weight: 400; style: 'normal' }[]
  family: string
}

/**
 * Finds the slices that some texts need in a language. A Chinese font is four megabytes in a hundred slices, of which a
 * title needs about ten.
 */
export async function settingFor(texts: string[], locale: Locale): Promise<Setting> {
  const all = await readCoverage()
  const slices = facesOf[locale].flatMap((name) => all[name])
  const sliceOf = new Map<string, Slice | undefined>()
  for (const character of texts.flatMap((text) => [...tidy(text), '…'])) {
    if (!sliceOf.has(character)) sliceOf.set(character, findSlice(slices, character))
  }
  // In the order of the fonts: a character in two of them is taken from the first.
  const needed = slices.filter((slice) => [...sliceOf.values()].includes(slice))
  const fonts = needed.map(async ({ file }) => ({
    name: file,
    data: await readFace(file),
    weight: 400 as const,
    style: 'normal' as const,
  }))
  return {
    text: (text) => tidy([...tidy(text)].filter((character) => sliceOf.get(character)).join('')),
    faceOf: (character) => sliceOf.get(character)?.file,
    fonts: await Promise.all(fonts),
    family: needed.map(({ file }) => file).join(', '),
  }
}

function findSlice(slices: Slice[], character: string): Slice | undefined {
  const code = character.codePointAt(0) ?? 0
  return slices.find(({ ranges }) => ranges.some(([first, last]) => code >= first && code <= last))
}

function tidy(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
}
