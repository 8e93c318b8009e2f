import { homeLayoutWords } from './home-layout-words.ts'
import type { ReadyTheme } from './themes.ts'
import type { WrittenBlock } from './writings/written-pages.ts'

type Settings<Block> = Block extends unknown
  ? Pick<Block, Extract<keyof Block, 'type' | 'pick' | 'look' | 'tone'>>
  : never
/** A block of a layout: its kind and its look. Its words are those of the page. */
export type HomePart = Settings<WrittenBlock>

/** The home page layout of each theme. The first is that of a shop without a theme. */
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
 * The blocks of a page in the order and look of a layout. Blocks that the layout has no place for are hidden but keep
 * their words; kinds that no layout uses are kept, above the closing blocks. Missing blocks are added with placeholder
 * words, unless they need a picture.
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

/** Among several blocks of a kind, the one that shows the same. If there is only one, it matches any. */
function placeOf(blocks: readonly WrittenBlock[], part: HomePart): number {
  const shows = (one: HomePart) => ('pick' in one && one.pick) || 'newest'
  return blocks.findIndex((one) => one.type === part.type && shows(one) === shows(part))
}

function begin(part: HomePart): WrittenBlock | undefined {
  const words = part.type === 'featured-products' ? homeLayoutWords[part.pick ?? 'newest'] : undefined
  const begun = words ?? homeLayoutWords[part.type as keyof typeof homeLayoutWords]
  return begun && ({ ...begun, ...part } as WrittenBlock)
}
