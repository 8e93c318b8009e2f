import { showsHeader } from '@fitout/contract/public-change.ts'
import { expect, test } from 'vitest'
import { gatherShown } from './gather-shown.ts'

const id = '019a0000-0000-7000-8000-000000000000'
const answering = (...shows: (string | undefined)[]) => {
  const left = [...shows]
  return gatherShown(async () => {
    const words = left.shift()
    return new Response('{}', words === undefined ? {} : { headers: { [showsHeader]: words } })
  })
}
const ask = () => new Request('http://shop.test/api/x')

test('a page shows the union of what its answers show', async () => {
  const { callApi, shown } = answering('products stock', '', `product:${id} products`)
  for (let count = 0; count < 3; count += 1) await callApi(ask())
  expect(shown()).toEqual(['products', 'stock', `product:${id}`])
})

test.each([[undefined], ['products something-new']])(
  'an answer without that header (%s) may show anything',
  async (words) => {
    const { callApi, shown } = answering('products', words)
    await callApi(ask())
    await callApi(ask())
    expect(shown()).toBeUndefined()
  },
)
