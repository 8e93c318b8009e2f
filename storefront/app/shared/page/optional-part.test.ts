import { findProduct, relatedProductUrls } from '@fitout/contract/products.ts'
import { expect, test } from 'vitest'
import { createPageContext } from './page-context.ts'
import { optionalPart } from './optional-part.ts'
import { pageRequest } from './page-request.ts'

const id = '019a0000-0000-7000-8000-000000000000'

/** A page whose API answers every call with this problem, and its log entries. */
function pageMeeting(status: number, code: string) {
  const reported: [reason: unknown, part: string | undefined][] = []
  const problem = { status, code, message: 'No', request_id: 'in-a-test' }
  const context = createPageContext({
    request: new Request('http://shop.test/en'),
    callApi: async () => Response.json(problem, { status, headers: { 'Content-Type': 'application/problem+json' } }),
    publicUrl: 'http://shop.test',
    nonce: 'n',
    keepHtml: () => undefined,
    report: (error, part) => reported.push([(error as Error).message, part]),
  })
  return { page: context.get(pageRequest), reported }
}

test.each([
  [503, 'service-unavailable'],
  [500, 'internal-error'],
  [429, 'rate-limited'],
])(
  'a related list that fails with %i leaves the page complete, and the log names it with the cause',
  async (status, code) => {
    const { page, reported } = pageMeeting(status, code)
    const load = () => page.call(relatedProductUrls, { params: { store_id: id }, query: { product_id: id } })
    expect(await optionalPart(page, 'related pieces', load, [])).toEqual([])
    expect(reported).toEqual([[code, 'related pieces']])
  },
)

test('a missing page reports that itself, and the log has nothing of its parts', async () => {
  const { page, reported } = pageMeeting(404, 'product-not-found')
  const load = () => page.call(findProduct, { params: { store_id: id, id } })
  expect(await optionalPart(page, 'related pieces', load, undefined)).toBeUndefined()
  expect(reported).toEqual([])
})
