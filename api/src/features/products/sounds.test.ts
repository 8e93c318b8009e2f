import { filterProducts } from '@fitout/contract/products.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ShopGoods, stockShop } from '../../testing/shop-goods.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { openGuest } from '../../testing/visitors.ts'

let shop: TestShop
let goods: ShopGoods
beforeAll(async () => {
  shop = await openTestShop()
  goods = await stockShop(shop.context)
  for (const title of ['梳化', '沙发床', '橡木茶几', '床頭燈', 'Shafa stool', 'Chair', 'Chagall print'])
    await goods.publish(await goods.addVariant({ title }))
})
afterAll(() => shop.stop())

async function search(keyword: string) {
  const guest = await openGuest(shop)
  const answer = await guest.call(filterProducts, { params: { store_id: goods.storeId }, query: { keyword } })
  return { titles: answer.data.map(({ title }) => title.en), corrected: answer.corrected_keyword }
}

describe('a Chinese name is found by its pronunciation', () => {
  test.each([
    ['pinyin', 'chaji', '橡木茶几'],
    ['pinyin of the whole name', 'xiangmuchaji', '橡木茶几'],
    ['pinyin with blanks', 'cha ji', '橡木茶几'],
    ['capitals', 'ChaJi', '橡木茶几'],
    ['full width', 'ｃｈａｊｉ', '橡木茶几'],
    ['accents', 'chá jī', '橡木茶几'],
    ['jyutping', 'caagei', '橡木茶几'],
    ['jyutping with tones', 'caa4gei1', '橡木茶几'],
    ['jyutping with tones and blanks', 'caa4 gei1', '橡木茶几'],
    ['everyday Cantonese', 'chagei', '橡木茶几'],
    ['jyutping of a word that is said otherwise in Mandarin', 'so1faa3', '梳化'],
    ['everyday Cantonese of a loan word', 'sofa', '梳化'],
    ['the end of a name', 'toudeng', '床頭燈'],
  ])('%s: %s', async (_, keyword, title) => {
    expect(await search(keyword)).toEqual({ titles: [title], corrected: null })
  })

  test('after exact matches of the word as typed', async () => {
    expect((await search('shafa')).titles).toEqual(['Shafa stool', '沙发床'])
  })

  test('and typos in Latin words are still corrected', async () => {
    expect(await search('chiar')).toEqual({ titles: ['Chair'], corrected: 'chair' })
    expect((await search('chag')).titles).toEqual(['Chagall print'])
  })
})
