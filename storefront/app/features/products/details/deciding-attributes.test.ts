import { expect, test } from 'vitest'
import { decidingAttributes } from './deciding-attributes.ts'

test('requires no choice for a single variant', () => {
  expect(decidingAttributes([{ colour: 'oat', size: 'large' }])).toEqual([])
})

test('requires a choice for attributes that differ', () => {
  expect(
    decidingAttributes([
      { colour: 'oat', size: 'two' },
      { colour: 'oat', size: 'three' },
    ]),
  ).toEqual(['size'])
})

test('requires no choice for a material that follows from the colour', () => {
  expect(
    decidingAttributes([
      { colour: 'ivory', material: 'boucle' },
      { colour: 'rust', material: 'linen' },
    ]),
  ).toEqual(['colour'])
})

test('requires both where every combination exists separately', () => {
  expect(
    decidingAttributes([
      { colour: 'oat', size: 'two' },
      { colour: 'oat', size: 'three' },
      { colour: 'sage', size: 'two' },
    ]),
  ).toEqual(['colour', 'size'])
})

test('uses the titles if attributes do not distinguish the variants', () => {
  expect(decidingAttributes([{ colour: 'oat' }, { colour: 'oat' }])).toEqual([])
})
