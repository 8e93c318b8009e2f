import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countFilters, listAddress, readFilters, withoutFilters } from './product-filters.ts'
import { toggled } from '../../../shared/filters/address-values.ts'

const read = (search: string) => readFilters(new URLSearchParams(search))

const names = ['keyword', 'colour', 'size', 'min_price', 'max_price', 'in_stock', 'rating', 'sort', 'page']

describe('the filters of a list', () => {
  test('are the same from repeated fields of a plain form as from a joined list', () => {
    expect(read('colour=sage&colour=oat')).toEqual(read('colour=oat,sage'))
  })

  test('leave out invalid values, and never throw', () => {
    const filters = read('page=0&rating=9&min_price=x&max_price=-5&categories=abc&sort=&in_stock=yes&colour=,,')
    expect(countFilters(filters)).toBe(0)
    expect(listAddress('/products', filters)).toBe('/products')
  })

  test('survive a round trip through any address', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.oneof(fc.string(), fc.nat().map(String))), (search) => {
        const filters = readFilters(new URLSearchParams(search))
        const address = listAddress('/products', filters)
        expect(readFilters(new URL(address, 'http://shop.test').searchParams)).toEqual(filters)
      }),
    )
  })

  test('have one address for one selection, whatever its order', () => {
    const one = { ...read(''), colour: toggled(['oat'], 'sage') }
    const other = { ...read(''), colour: toggled(['sage'], 'oat') }
    expect(read(listAddress('', one).slice(1))).toEqual(read(listAddress('', other).slice(1)))
  })

  test('are all cleared at once, while order and view stay', () => {
    const filters = read('keyword=oak&colour=oat&on_sale=1&min_price=100&sort=newest&page=3')
    expect(listAddress('/products', withoutFilters(filters))).toBe('/products?sort=newest')
  })
})
