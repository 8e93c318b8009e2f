import { homeLayoutWords } from './home-layout-words.ts'
import type { ReadyTheme } from './themes.ts'
import type { WrittenBlock } from './writings/written-pages.ts'

type Settings<Block> = Block extends unknown
  ? Pick<Block, Extract<keyof Block, 'type' | 'pick' | 'look' | 'tone'>>
  : never
/** A part of a layout: what it is, and how it looks; its words are those of the page. */
export type HomePart = Settings<WrittenBlock>

/** How each ready theme lays out the home page: the first as a shop had it which chose nothing. */
export const homeLayouts: Record<ReadyTheme, HomePart[]> = {
  atelier: [
    { type: 'hero' },
    { type: 'projects', look: 'rhythm' },
    { type: 'steps' },
    { type: 'featured-services', look: 'index' },
    { type: 'featured-products', pick: 'newest', look: 'grid' },
    { type: 'before-after' },
    { type: 'journal' },
    { type: 'enquiry-band', tone: 'dark' },
  ],
  gallery: [
    { type: 'hero' },
    { type: 'featured-products', pick: 'newest', look: 'row' },
    { type: 'projects', look: 'row' },
    { type: 'categories' },
    { type: 'featured-products', pick: 'on-sale', look: 'grid' },
    { type: 'reviews' },
    { type: 'journal' },
    { type: 'enquiry-band', tone: 'light' },
    { type: 'contact' },
  ],
  courtyard: [
    { type: 'hero' },
    { type: 'featured-services', look: 'cards' },
    { type: 'projects', look: 'rhythm' },
    { type: 'steps' },
    { type: 'before-after' },
    { type: 'reviews' },
    { type: 'featured-products', pick: 'in-stock', look: 'row' },
    { type: 'journal' },
    { type: 'contact' },
    { type: 'enquiry-band', tone: 'dark' },
  ],
}

const isLaidOut = new Set(Object.values(homeLayouts).flatMap((parts) => parts.map(({ type }) => type)))
const endings = new Set(['contact', 'enquiry-band'])

/**
 * The parts of a page in the order and looks of a layout. What it has no part for is hidden and keeps its words; what no
 * layout speaks of stays, above the parts that end the page. A part that is missing comes with words to begin with, unless it
 * needs a picture.
 */
export function arrangeHome(blocks: readonly WrittenBlock[], layout: ReadyTheme): WrittenBlock[] {
  const left = [...blocks]
  const arranged = homeLayouts[layout].flatMap((part) => {
    const at = placeOf(left, part)
    const [found] = at === -1 ? [begin(part)] : left.splice(at, 1)
    return found ? [{ ...found, ...part, is_hidden: false } as WrittenBlock] : []
  })
  const own = left.filter(({ type }) => !isLaidOut.has(type))
  const hidden = left.filter(({ type }) => isLaidOut.has(type)).map((block) => ({ ...block, is_hidden: true }))
  const end = arranged.findIndex(({ type }) => endings.has(type))
  return [...arranged.toSpliced(end === -1 ? arranged.length : end, 0, ...own), ...hidden]
}

/** Of several of a kind, the one that shows the same; a kind of which there is one serves for any. */
function placeOf(blocks: readonly WrittenBlock[], part: HomePart): number {
  const shows = (one: HomePart) => ('pick' in one && one.pick) || 'newest'
  return blocks.findIndex((one) => one.type === part.type && shows(one) === shows(part))
}

function begin(part: HomePart): WrittenBlock | undefined {
  const words = part.type === 'featured-products' ? homeLayoutWords[part.pick ?? 'newest'] : undefined
  const begun = words ?? homeLayoutWords[part.type as keyof typeof homeLayoutWords]
  return begun && ({ ...begun, ...part } as WrittenBlock)
}
