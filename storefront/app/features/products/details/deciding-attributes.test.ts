import { expect, test } from 'vitest'
import { decidingAttributes } from './deciding-attributes.ts'

test('asks for nothing where there is one variant', () => {
  expect(decidingAttributes([{ colour: 'oat', size: 'large' }])).toEqual([])
})

test('asks for what differs', () => {
  expect(
    decidingAttributes([
      { colour: 'oat', size: 'two' },
      { colour: 'oat', size: 'three' },
    ]),
  ).toEqual(['size'])
})

test('does not ask for a material that follows from the colour', () => {
  expect(
    decidingAttributes([
      { colour: 'ivory', material: 'boucle' },
      { colour: 'rust', material: 'linen' },
    ]),
  ).toEqual(['colour'])
})

test('asks for both where every combination is its own', () => {
  expect(
    decidingAttributes([
      { colour: 'oat', size: 'two' },
      { colour: 'oat', size: 'three' },
      { colour: 'sage', size: 'two' },
    ]),
  ).toEqual(['colour', 'size'])
})

test('leaves it to the titles where attributes do not tell the variants apart', () => {
  expect(decidingAttributes([{ colour: 'oat' }, { colour: 'oat' }])).toEqual([])
})
