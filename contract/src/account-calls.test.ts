import { describe, expect, test } from 'vitest'
import * as consents from './consents.ts'
import type { Endpoint } from './endpoint.ts'
import { composeHongKongAddress } from './hong-kong-address.ts'
import { hongKongAreas } from './hong-kong-districts.ts'
import { subDistrictsOf } from './hong-kong-sub-districts.ts'
import * as notificationSettings from './notification-settings.ts'
import * as personalData from './personal-data.ts'
import * as profiles from './profiles.ts'

const modules = [profiles, notificationSettings, consents, personalData]
const calls = modules.flatMap((module) =>
  Object.values(module).filter((value): value is typeof value & Endpoint => 'method' in value),
)

test('the callers allowed to make calls about a person', () => {
  expect(Object.fromEntries(calls.map(({ method, path, access }) => [`${method} ${path}`, access]))).toEqual({
    'GET /avatars/:id': 'anyone',
    'GET /profiles/account': 'guest',
    'PUT /profiles/account': 'registered',
    'GET /profiles/delivery-recipient': 'guest',
    'PUT /profiles/delivery-recipient': 'guest',
    'GET /notification-settings/details': 'registered',
    'PUT /notification-settings/details': 'registered',
    'GET /opt-outs': 'anyone',
    'POST /opt-outs': 'anyone',
    'POST /personal-data/exports': 'registered',
    'GET /personal-data/exports': 'registered',
    'GET /personal-data/exports/:id/:format': 'registered',
    'POST /personal-data/deletion-code': 'registered',
    'POST /personal-data/deletion': 'registered',
  })
})

const recipient = { name: '陳大文', area_code: '852', phone: '91234567' }
const parse = (fields: object) => {
  const result = profiles.deliveryRecipient.safeParse({ ...recipient, ...fields })
  return result.error?.issues.map(({ path, params }: { path: PropertyKey[]; params?: { code?: string } }) => [
    path.join('.'),
    params?.code,
  ])
}

describe('a Hong Kong address', () => {
  test.each([
    [{ address: 'Flat A' }, undefined],
    [{}, [['address', 'required']]],
    [{ address: '  ' }, [['address', 'required']]],
    [{ estate: '淘大花園' }, [['district', 'required']]],
    [{ district: 'atlantis', estate: 'x' }, [['district', 'not-listed']]],
    [{ district: 'kwun-tong', region: 'new-territories', estate: 'x' }, [['region', 'not-listed']]],
    [{ district: 'kwun-tong', sub_district: 'central', estate: 'x' }, [['sub_district', 'not-listed']]],
    [{ district: 'kwun-tong' }, [['estate', 'required']]],
    [{ region: 'kowloon', district: 'kwun-tong', sub_district: 'ngau-tau-kok', street: '1 Road' }, undefined],
  ])('%j', (fields, faults) => expect(parse(fields)).toEqual(faults))

  test('is ordered from large to small in Chinese and from small to large in English', () => {
    const parts = { district: 'kwun-tong', sub_district: 'ngau-tau-kok', estate: 'Amoy Gardens', block: 'C' }
    const address = { ...parts, street: '77 Ngau Tau Kok Road', floor: '12', flat: 'A' }
    expect(composeHongKongAddress(address, 'en')).toBe(
      'Flat A, 12/F, Block C\nAmoy Gardens\n77 Ngau Tau Kok Road\nNgau Tau Kok, Kwun Tong, KOWLOON',
    )
    expect(composeHongKongAddress({ ...parts, estate: '淘大花園', floor: 'g', flat: '2號舖' }, 'zh')).toBe(
      '九龍觀塘區牛頭角\n淘大花園\nC座 地下 2號舖',
    )
    expect(composeHongKongAddress({ ...parts, estate: '淘大花园', floor: '12' }, 'cn')).toContain('C座 12楼')
  })

  test('every district has places, each with one key and three names', () => {
    const districts = hongKongAreas.flatMap((area) => area.districts)
    expect(districts).toHaveLength(18)
    for (const { key } of districts) {
      const places = subDistrictsOf(key)
      expect(places.length).toBeGreaterThan(3)
      expect(new Set(places.map((place) => place.key)).size).toBe(places.length)
      for (const { title } of places) expect(Object.values(title).every((name) => name !== '')).toBe(true)
    }
  })
})
