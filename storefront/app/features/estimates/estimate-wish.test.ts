import { expect, test } from 'vitest'
import { areaOf, readEstimateWish } from './estimate-wish.ts'

const read = (query: string) => readEstimateWish(new URLSearchParams(query))

test('an address without answers means a whole private flat, considered', () => {
  expect(read('')).toEqual({
    area: '',
    area_units: 'sqft',
    property_type: 'private-flat',
    scope: 'whole-home',
    finish: 'considered',
    from: {},
  })
  expect(read('scope=palace&finish=__proto__&property_type=office&area_units=tsubo')).toMatchObject({
    scope: 'whole-home',
    finish: 'considered',
    property_type: 'office',
    area_units: 'sqft',
  })
})

test('context from a project is passed on, and nothing else', () => {
  expect(read('project=p-1&style=nordic&location=eastern&budget=x').from).toEqual({
    project: 'p-1',
    style: 'nordic',
    location: 'eastern',
  })
  expect(read('project=%3Cscript%3E').from).toEqual({})
})

test.each([
  ['area=450', 450],
  ['area=1,200', 1200],
  ['area=４５０', 450],
  ['area=41.8&area_units=sqm', 41.8],
  ['area=59', undefined],
  ['area=5&area_units=sqm', undefined],
  ['area=20001', undefined],
  ['area=nine', undefined],
  ['area=-450', undefined],
  ['', undefined],
])('parses the area %j as %s', (query, area) => expect(areaOf(read(query))).toBe(area))
