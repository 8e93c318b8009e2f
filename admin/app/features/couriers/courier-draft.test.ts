import { changeCourier } from '@fitout/contract/staff/couriers.ts'
import { expect, test } from 'vitest'
import { courierDraftOf, courierFrom, newCourier } from './courier-draft.ts'
import { districtOfPlace, nameOfPlace, placeKeys } from './places.ts'

const words = (text: string) => ({ zh: text, cn: text, en: text })
const courier: typeof newCourier = {
  ...newCourier,
  title: words('Van'),
  description: words('Two people carry it in.'),
  fee: 280,
  free_from: 5000,
  limits: { max_grams: 30_000, max_side_mm: null, max_sum_mm: 3200 },
  areas: [{ title: words('Islands'), places: ['islands', 'islands/mui-wo'], surcharge: 120.5, extra_days: 2 }],
  tracking_url: 'https://courier.example/{number}',
  status: 'ACTIVE',
}

test('opening and saving a courier leaves it unchanged', () => {
  const { title, description, fee, free_from, estimate, limits, areas, tracking_url, is_own, status } = courier
  const unchanged = { title, description, fee, free_from, estimate, limits, areas, tracking_url, is_own, status }
  expect(courierFrom(courierDraftOf(courier))).toEqual(unchanged)
  expect(changeCourier.body!.safeParse({ ...unchanged, version: 'v' }).error?.issues ?? []).toEqual([])
})

test('stores an emptied field as none, not as zero', () => {
  const draft = { ...courierDraftOf(courier), freeFrom: '', grams: ' ', tracking: '  ' }
  expect(courierFrom(draft)).toMatchObject({
    free_from: null,
    limits: { max_grams: null, max_sum_mm: 3200 },
    tracking_url: null,
  })
})

test('stores prices to the cent', () => {
  expect(courierFrom({ ...courierDraftOf(courier), fee: '19.999' }).fee).toBe(20)
  expect(courierFrom({ ...courierDraftOf(courier), fee: '0.1' }).fee).toBe(0.1)
})

test('areas are districts, each followed by its parts, named in the language of the reader', () => {
  expect(placeKeys).toContain('islands')
  expect(placeKeys.indexOf('islands/mui-wo')).toBeGreaterThan(placeKeys.indexOf('islands'))
  expect(new Set(placeKeys).size).toBe(placeKeys.length)
  expect(nameOfPlace('islands/mui-wo', 'zh')).toBe('離島區 · 梅窩')
  expect(districtOfPlace('islands/mui-wo', 'en')).toBe(nameOfPlace('islands', 'en'))
})
