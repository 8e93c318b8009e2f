/**
 * Some fonts give comma, point, colon and percent the width of a digit in tabular figures, so that a price in a table looks
 * typewritten. Removes these from the `tnum` substitution: digits stay in columns, and punctuation keeps its proportional
 * width. Takes and returns an uncompressed font; throws for a table of an unknown kind.
 */
export function pointsOfText(font: Buffer): Buffer {
  const changed = Buffer.from(font)
  const tables = tablesOf(changed)
  const points = new Set([...',.:%'].map((character) => glyphOf(changed, tables.get('cmap') ?? 0, character)))
  const gsub = tables.get('GSUB') ?? 0
  for (const lookup of lookupsOf(changed, gsub, 'tnum')) {
    for (const subtable of subtablesOf(changed, lookup)) keepGlyphs(changed, subtable, points)
  }
  return changed
}

function tablesOf(font: Buffer): Map<string, number> {
  const count = font.readUInt16BE(4)
  const records = Array.from({ length: count }, (_, index) => 12 + 16 * index)
  return new Map(records.map((at) => [font.toString('latin1', at, at + 4), font.readUInt32BE(at + 8)]))
}

/** By a table of format 4, which every Latin font has. */
function glyphOf(font: Buffer, cmap: number, character: string): number {
  const count = font.readUInt16BE(cmap + 2)
  const starts = Array.from({ length: count }, (_, index) => cmap + font.readUInt32BE(cmap + 8 + 8 * index))
  const at = starts.find((start) => font.readUInt16BE(start) === 4)
  if (at === undefined) throw new Error('The font has no character map of format 4.')
  const code = character.charCodeAt(0)
  const bytes = font.readUInt16BE(at + 6)
  for (let segment = 0; segment < bytes; segment += 2) {
    const first = font.readUInt16BE(at + 16 + bytes + segment)
    if (code > font.readUInt16BE(at + 14 + segment) || code < first) continue
    const delta = font.readUInt16BE(at + 16 + 2 * bytes + segment)
    const place = at + 16 + 3 * bytes + segment
    const range = font.readUInt16BE(place)
    const glyph = range === 0 ? code : font.readUInt16BE(place + range + 2 * (code - first))
    return (glyph + delta) & 0xffff
  }
  throw new Error(`The font does not draw ${character}`)
}

function lookupsOf(font: Buffer, gsub: number, feature: string): Set<number> {
  const [features, list] = [gsub + font.readUInt16BE(gsub + 6), gsub + font.readUInt16BE(gsub + 8)]
  const found = new Set<number>()
  for (let index = 0; index < font.readUInt16BE(features); index += 1) {
    const record = features + 2 + 6 * index
    if (font.toString('latin1', record, record + 4) !== feature) continue
    const at = features + font.readUInt16BE(record + 4)
    for (let one = 0; one < font.readUInt16BE(at + 2); one += 1) {
      found.add(list + font.readUInt16BE(list + 2 + 2 * font.readUInt16BE(at + 4 + 2 * one)))
    }
  }
  if (found.size === 0) throw new Error(`The font has no ${feature}.`)
  return found
}

const singleSubstitution = 1

function subtablesOf(font: Buffer, lookup: number): number[] {
  if (font.readUInt16BE(lookup) !== singleSubstitution) throw new Error('Figures are not replaced one by one.')
  const count = font.readUInt16BE(lookup + 4)
  return Array.from({ length: count }, (_, index) => lookup + font.readUInt16BE(lookup + 6 + 2 * index))
}

/** Makes a substitution return these glyphs unchanged. */
function keepGlyphs(font: Buffer, subtable: number, kept: ReadonlySet<number>): void {
  if (font.readUInt16BE(subtable) !== 2) throw new Error('Figures are replaced by a distance, not each by its own.')
  const glyphs = coverageOf(font, subtable + font.readUInt16BE(subtable + 2))
  for (const [index, glyph] of glyphs.entries())
    if (kept.has(glyph)) font.writeUInt16BE(glyph, subtable + 6 + 2 * index)
}

function coverageOf(font: Buffer, at: number): number[] {
  const count = font.readUInt16BE(at + 2)
  if (font.readUInt16BE(at) === 1)
    return Array.from({ length: count }, (_, index) => font.readUInt16BE(at + 4 + 2 * index))
  return Array.from({ length: count }, (_, index) => at + 4 + 6 * index).flatMap((range) => {
    const first = font.readUInt16BE(range)
    return Array.from({ length: font.readUInt16BE(range + 2) - first + 1 }, (_, step) => first + step)
  })
}
