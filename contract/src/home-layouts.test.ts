import { expect, test } from 'vitest'
import { arrangeHome, homeLayouts } from './home-layouts.ts'
import { readyThemeNames } from './themes.ts'
import { type WrittenBlock, writtenPage } from './writings/written-pages.ts'

const words = (title: string) => ({ zh: title })
const action = { title: words('去'), path: '/enquiry' }
const picture = { url: '/media/one', width: 1200, height: 800, widths: [1200], colour: '#ffffff', alt: words('圖') }

/** A page from before layouts existed, with a text of the studio's own. */
const before: WrittenBlock[] = [
  { type: 'hero', title: words('開首'), picture, action },
  { type: 'projects', title: words('我們的案例') },
  { type: 'markdown', body: words('自己的話') },
  { type: 'featured-services', title: words('我們的服務'), action },
  { type: 'featured-products', title: words('我們的產品'), action },
  { type: 'before-after', title: words('前後'), before: picture, after: picture },
  { type: 'enquiry-band', title: words('查詢'), action },
]

const outline = (blocks: WrittenBlock[]) =>
  blocks.map((block) => {
    const { pick, look, tone } = block as { pick?: string; look?: string; tone?: string }
    return [block.type, pick, look ?? tone, block.is_hidden && 'hidden'].filter(Boolean).join(' ')
  })

test.each(readyThemeNames)('the layout of %s can be published, keeps all text, and is idempotent', (name) => {
  const blocks = arrangeHome(before, name)
  const page = { title: words('家'), description: words('家'), blocks }
  expect(writtenPage.safeParse(page).error).toBeUndefined()
  for (const { type, ...block } of before) {
    expect(blocks).toContainEqual(expect.objectContaining({ type, ...block }))
  }
  expect(arrangeHome(blocks, name)).toEqual(blocks)
})

test('three layouts differ in position and look of their blocks', () => {
  const outlines = readyThemeNames.map((name) => outline(arrangeHome(before, name)).join())
  expect(new Set(outlines).size).toBe(readyThemeNames.length)
})

test('a block left out of a layout is hidden and returns with the next; a custom text stays above the end', () => {
  const gallery = arrangeHome(before, 'gallery')
  expect(outline(gallery)).toEqual([
    'hero',
    'featured-products newest row',
    'projects row',
    'categories',
    'featured-products on-sale grid',
    'reviews',
    'journal',
    'markdown',
    'enquiry-band light',
    'contact',
    'featured-services hidden',
    'before-after hidden',
  ])
  const atelier = outline(arrangeHome(gallery, 'atelier'))
  const drawn = ({ type }: { type: string }) => type !== 'steps'
  expect(atelier.slice(0, 8).filter((one) => one !== 'markdown')).toEqual(
    outline(homeLayouts.atelier.filter(drawn) as WrittenBlock[]),
  )
  expect(atelier).toContain('featured-products on-sale grid hidden')
})
