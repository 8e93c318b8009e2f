import { latestContent } from '@fitout/contract/contents.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contents } from '../../../database/seed/contents/contents.ts'
import { openSeededShop } from '../../testing/seeded-shop.ts'
import type { TestShop } from '../../testing/test-shop.ts'
import { expectRefusal } from '../../testing/visitors.ts'
import { publishContent, type WrittenBlock } from './contents-service.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openSeededShop()
})
afterAll(() => shop.stop())

async function changed(change: Promise<unknown>): Promise<void> {
  const heard = new Promise<void>((settle) => shop.context.onPublicChange(() => settle()))
  await change
  await heard
}
const read = async (slug: string) => (await shop.visitor()(latestContent, { params: { slug } })).data

describe('C32 a content page', () => {
  test.each(contents.map(({ slug }) => slug))('%s is served as written, in three languages', async (slug) => {
    const written = contents.find((content) => content.slug === slug)
    const page = await read(slug)
    expect(page).toMatchObject({ slug, title: written?.title, version: 1, updated_on: written?.updatedOn })
    expect(page.blocks.map(({ type }) => type)).toEqual(written?.blocks.map(({ type }) => type))
    for (const block of page.blocks) {
      if (block.type !== 'markdown') continue
      for (const html of [block.html.en, block.html.zh, block.html.cn]) expect(html).toMatch(/<p>|<h2 /)
    }
  })

  test('keeps its links in the language and gives its headings ids', async () => {
    const page = await read('contact-us')
    const block = page.blocks.find(({ type }) => type === 'markdown')
    const html = block?.type === 'markdown' ? block.html : {}
    expect(html.en).toContain('href="/en/order-tracking"')
    expect(html.cn).toContain('href="/cn/order-tracking"')
    expect(html.zh).toContain('href="/order-tracking"')
    expect(html.en).toContain('<h2 id="section-how-to-find-us">')
    expect(html.en).toMatch(/<a href="https:\/\/wa\.me\/\d+" rel="noopener noreferrer" target="_blank">/)
  })

  test('is not found unless it is published', async () => {
    for (const slug of ['unknown', "' or 1=1 --", '🙂', 'x'.repeat(200)]) {
      await expectRefusal(shop.visitor()(latestContent, { params: { slug } }), 404, 'content-not-found')
    }
    const { db } = shop.context
    await changed(
      sql`insert into contents (slug, version, title, description, blocks, updated_on)
        values ('draft', 1, '{"en": "CANARY"}', '{}', '[]', '2026-01-01')`.execute(db),
    )
    await expectRefusal(shop.visitor()(latestContent, { params: { slug: 'draft' } }), 404, 'content-not-found')
    await changed(
      sql`insert into contents (slug, version, title, description, blocks, updated_on, published_at)
        values ('about-us', 2, '{"en": "CANARY"}', '{}', '[]', '2026-01-01', now() + interval '1 day')`.execute(db),
    )
    expect((await read('about-us')).title.en).not.toBe('CANARY')
  })

  test.each([
    { type: 'carousel', title: { en: 'No such block' } },
    { type: 'enquiry-band', title: {}, action: { title: { en: 'Write' }, path: '/enquiry' } },
    { type: 'enquiry-band', title: { en: 'Write' }, action: { title: { en: 'Write' }, path: 'javascript:alert(1)' } },
    { type: 'enquiry-band', title: { en: 'Write' }, action: { title: { en: 'Write' }, path: '//evil.example' } },
    { type: 'journal', title: { en: '' } },
  ])('rejects a block that the contract does not define: %j', async (block) => {
    const page = { slug: 'about-us', title: { en: 'A' }, description: { en: 'A' }, updatedOn: '2026-11-01' }
    const written = [block] as unknown as WrittenBlock[]
    await expect(publishContent(shop.context.db, { ...page, blocks: written })).rejects.toThrow()
    expect((await read('about-us')).version).toBe(1)
  })

  test('shows a new version at once, with scripts removed', async () => {
    const body = [
      '## Hello <script>alert(1)</script>',
      '<img src=x onerror=alert(1)> [link](javascript:alert(1)) <svg onload=alert(1)></svg>',
      '<a href="data:text/html,<script>alert(1)</script>">data</a> <iframe src="//evil.example"></iframe>',
      '<math><mi xlink:href="javascript:alert(1)"></mi></math> <style>@import "//evil.example"</style> {{constructor}} ${process.pid} <%= 1 %>',
      '[outside](https://elsewhere.example) [double](//evil.example) <h2 id="x" onclick="alert(1)">h</h2>',
    ].join('\n\n')
    await changed(
      publishContent(shop.context.db, {
        slug: 'about-us',
        title: { en: 'About' },
        description: { en: 'About' },
        updatedOn: '2026-11-01',
        blocks: [{ type: 'markdown', body: { en: body } }],
      }),
    )
    const page = await read('about-us')
    expect(page.version).toBe(3)
    const [block] = page.blocks
    const html = (block?.type === 'markdown' && block.html.en) || ''
    expect(html).not.toMatch(
      /<script|<img|<svg|<iframe|<style|<math|onerror|onclick|javascript:|data:text|evil\.example/i,
    )
    expect(html).toContain('{{constructor}} ${process.pid} &lt;%= 1 %&gt;')
    expect(html).toContain('<a href="https://elsewhere.example" rel="noopener noreferrer" target="_blank">outside</a>')
    expect(JSON.stringify(page).includes('onerror')).toBe(false)
  })
})
