import { attributes } from './attributes.ts'
import { inventedNouns, inventedSentences, inventedSeries } from './invented-words.ts'
import type { SeedProduct, SeedVariant, Words } from './seed-types.ts'

/** Deterministic, so that benchmarks are comparable and addresses stay. */
function diceFor(seed: number) {
  let state = (seed + 1) * 0x9e3779b1
  return (sides: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides
  }
}

type Dice = ReturnType<typeof diceFor>

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

const chinese = (zh: string, cn: string, en: string): Words => ({ en, zh, cn })

function join(parts: Words[], separators: Words): Words {
  const joined = (locale: keyof Words) => parts.map((part) => part[locale]).join(separators[locale])
  return chinese(joined('zh'), joined('cn'), joined('en'))
}

/** Products number `first` to `first + count - 1` of an endless series of plausible ones. */
export function inventProducts(first: number, count: number): SeedProduct[] {
  return Array.from({ length: count }, (_, index) => inventProduct(first + index))
}

function inventProduct(number: number): SeedProduct {
  const dice = diceFor(number)
  const noun = pick(inventedNouns, number)
  const round = Math.floor(number / inventedNouns.length)
  const series = pick(inventedSeries, round)
  const material = pick(noun.materials, Math.floor(round / inventedSeries.length) + dice(noun.materials.length))
  const edition = Math.floor(round / (inventedSeries.length * noun.materials.length)) + 1
  const materialWords = attributes.material[material]?.title ?? noun.title
  const title = join([series, lowerFirst(materialWords), noun.title], { en: ' ', zh: '', cn: '' })
  const numbered =
    edition === 1 ? title : join([title, chinese(`${edition} 號`, `${edition} 号`, `No. ${edition}`)], spaces)
  const [one, two] = [dice(inventedSentences.length), dice(inventedSentences.length - 1)]
  const sentences = [pick(inventedSentences, one), pick(inventedSentences, one + 1 + two)]
  const widthMm = Math.round((noun.widthMm * (80 + dice(41))) / 1000) * 10
  const picture = { file: noun.file, alt: noun.title }
  return {
    key: `invented-${String(number).padStart(6, '0')}`,
    kind: 'GOODS',
    categories: [noun.category],
    title: numbered,
    summary: pick(inventedSentences, one),
    description: join([numbered, ...sentences], { en: '. ', zh: '。', cn: '。' }),
    tags: [series.en.toLowerCase(), material, noun.title.en],
    dimensions: { widthMm, depthMm: Math.round(widthMm * 0.6), heightMm: 300 + dice(1200) },
    materials: materialWords,
    leadTimeDays: 3 + dice(50),
    pictures: [picture],
    variants: inventVariants(number, noun.price, material, widthMm, dice),
    publishedOn: new Date(Date.UTC(2024, 0, 1 + dice(1000))).toISOString().slice(0, 10),
  }
}

const spaces: Words = { en: ' ', zh: ' ', cn: ' ' }

function inventVariants(number: number, price: number, material: string, widthMm: number, dice: Dice): SeedVariant[] {
  const colours = Object.keys(attributes.colour)
  const sizes = ['small', 'medium', 'large']
  const firstColour = dice(colours.length)
  const salePercent = dice(6) === 0 ? 5 * (1 + dice(6)) : undefined
  return Array.from({ length: 1 + dice(4) }, (_, index) => {
    const colour = pick(colours, firstColour + index)
    const size = pick(sizes, index)
    const colourWords = attributes.colour[colour]?.title ?? spaces
    const sizeWords = attributes.size[size]?.title ?? spaces
    const isSoldOut = dice(8) === 0
    return {
      sku: `INV-${String(number).padStart(6, '0')}-${index + 1}`,
      title: join([colourWords, lowerFirst(sizeWords)], { en: ', ', zh: '，', cn: '，' }),
      attributes: { colour, material, size },
      price: Math.round((price * (70 + dice(61) + index * 10)) / 1000) * 10,
      ...(salePercent !== undefined && { salePercent }),
      stock: { 'kwun-tong': isSoldOut ? 0 : dice(20), 'tsuen-wan': isSoldOut ? 0 : dice(200) },
      parcel: { grams: 2000 + dice(60_000), lengthMm: widthMm, widthMm: 400 + dice(400), heightMm: 200 + dice(300) },
      picture: 0,
    }
  })
}

function lowerFirst(words: Words): Words {
  return { ...words, en: words.en.charAt(0).toLowerCase() + words.en.slice(1) }
}
