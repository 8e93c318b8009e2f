import { locales } from '@fitout/contract/locales.ts'
import { quotationPapers as cn } from '@fitout/contract/messages/cn/quotation-papers.ts'
import { quotationPapers as en } from '@fitout/contract/messages/en/quotation-papers.ts'
import { quotationPapers as zh } from '@fitout/contract/messages/zh/quotation-papers.ts'
import { signingVersion } from '@fitout/contract/quotation-signing.ts'
import { acceptQuotation, showQuotation } from '@fitout/contract/quotations.ts'
import { importQuotationLines } from '@fitout/contract/staff/quotations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Member, openProvedMember } from '../../testing/members.ts'
import { watchLongestHold } from '../../testing/longest-hold.ts'
import { bare, textOfPdf } from '../../testing/pdf-text.ts'
import { beginDraft, sendQuotationTo } from '../../testing/quotations.ts'
import { openRoomOf } from '../../testing/renovations.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { csvFile } from '../../testing/trail/example-files.ts'

let shop: TestShop
let staff: StaffVisitor
let client: Member
beforeAll(async () => {
  shop = await openTestShop()
  staff = await openStaff(shop, 'manager')
  client = await openProvedMember(shop)
})
afterAll(() => shop.stop())

test('R18 the PDF of a version contains every line and term in three languages, with its headings on each page', async () => {
  const id = await openRoomOf(shop, staff, client)
  const { params } = await sendQuotationTo(staff, id)
  const { data } = await client.call(showQuotation, { params })
  for (const language of locales) {
    const response = await client.send(`/api/renovations/${id}/quotations/1/pdf?language=${language}`)
    expect(response.headers.get('Content-Type')).toBe('application/pdf')
    const { text, pages } = await textOfPdf(new Uint8Array(await response.arrayBuffer()))
    const written = bare(text)
    const lines = data.content.groups.flatMap((group) => [
      group.title[language]!,
      ...group.lines.map(({ title }) => title[language]!),
    ])
    const terms = Object.values(data.content.terms).flatMap((term) => term[language]!.split('\n'))
    const all = [...lines, ...data.content.exclusions.map((one) => one[language]!)]
    expect(all.filter((part) => !written.includes(bare(part)))).toEqual([])
    // A term may continue on the next page, after a footer.
    const ends = terms.flatMap((term) => [bare(term).slice(0, 12), bare(term).slice(-8)])
    expect(ends.filter((part) => !written.includes(part))).toEqual([])
    if (language === 'en') expect(written).toContain(bare('Cooling-off: 7 days after acceptance'))
    expect(pages.every((page, index) => new RegExp(`${index + 1}\\D+${pages.length}\\D*`).test(page))).toBe(true)
  }
})

test('a signed version states the language it was signed in, even when rendered in another', async () => {
  const id = await openRoomOf(shop, staff, client)
  const { params, sent } = await sendQuotationTo(staff, id)
  const floor = sent.content.groups.find(({ key }) => key === 'flooring')!.lines[0]!.key
  const signature = {
    typed_name: 'Ho',
    is_agreed: true as const,
    wording_version: signingVersion,
    language: 'zh' as const,
  }
  const body = { content_hash: sent.content_hash!, options: [floor], ...signature }
  await client.call(acceptQuotation, { params, body })
  const response = await client.send(`/api/renovations/${id}/quotations/1/pdf?language=en`)
  const written = bare((await textOfPdf(new Uint8Array(await response.arrayBuffer()))).text)
  expect(written).toContain(bare(zh.language))
  expect(written).not.toContain(bare('Accepted in English'))
  // Chinese has a full-width colon.
  for (const language of ['zh', 'cn'] as const) {
    const paper = await client.send(`/api/renovations/${id}/quotations/1/pdf?language=${language}`)
    const { text } = await textOfPdf(new Uint8Array(await paper.arrayBuffer()))
    expect(text.replaceAll(/\s/g, '')).not.toMatch(/[\p{Script=Han}）]:/u)
  }
})

/** The text after the title of a line of 2.5 square feet at HK$10.01. */
const saidOfLine = {
  zh: { title: '項目', words: zh, figures: '2.5平方呎HK$10.01HK$25.03' },
  cn: { title: '项目', words: cn, figures: '2.5平方英尺HK$10.01HK$25.03' },
  en: { title: 'Item', words: en, figures: '2.5sqftHK$10.01HK$25.03' },
}

test('R18 a PDF of 300 lines takes at most two seconds and a megabyte in each language', async () => {
  const id = await openRoomOf(shop, staff, client)
  const { version } = await beginDraft(staff, id)
  const params = { id, version: String(version) }
  const trades = ['demolition', 'masonry', 'plumbing', 'electrical', 'carpentry']
  const rows = Array.from(
    { length: 300 },
    (_, at) => `${trades[at % 5]!},項目${at},项目${at},Item ${at},2.5,SQFT,10.01`,
  )
  const file = csvFile(['group,title_zh,title_cn,title_en,qty,unit,unit_price', ...rows])
  await staff.call(importQuotationLines, { params, query: { dry_run: 'false' }, file })
  const address = `/api/admin/renovations/${id}/quotations/${version}/pdf?language=`
  await staff.send(`${address}zh`)
  for (const language of locales) {
    const began = performance.now()
    const longestHold = watchLongestHold()
    const bytes = new Uint8Array(await (await staff.send(`${address}${language}`)).arrayBuffer())
    const took = performance.now() - began
    // Drawn in a worker; the process keeps responding meanwhile.
    expect(longestHold()).toBeLessThan(100)
    expect([took < 2000, bytes.byteLength < 1024 * 1024], `${Math.round(took)} ms, ${bytes.byteLength} bytes`).toEqual([
      true,
      true,
    ])
    const { title, words, figures } = saidOfLine[language]
    const pages = (await textOfPdf(bytes)).pages.map(bare)
    const headings = bare([words.item, words.quantity, words.unit, words.price, words.amount].join(''))
    const withLines = pages.filter((page) => page.includes(figures))
    expect(withLines.length).toBeGreaterThan(5)
    expect(withLines.filter((page) => !page.includes(headings))).toEqual([])
    // Each line occurs once, complete and in order, across all pages.
    const found = pages.flatMap((page) =>
      [...page.matchAll(new RegExp(`(${title}\\d+?)${figures.replaceAll(/[.$]/g, String.raw`\$&`)}`, 'g'))].map(
        ([, one]) => one,
      ),
    )
    const inOrder = trades.flatMap((_, trade) =>
      rows.flatMap((_row, at) => (at % 5 === trade ? [`${title}${at}`] : [])),
    )
    expect(found).toEqual(inOrder)
  }
})
