import { writtenLine } from '@fitout/contract/quotation-content.ts'
import { expect, test } from 'vitest'
import { draftOf, faultsOf, figuresOf, isBlank, isSound, newLine, numberFrom, writtenLines } from './line-draft.ts'

test('numbers are parsed as people type them', () => {
  expect(['1,250', 'HK$4,800.50', '３８６．５', ' 22 ', '.5', 'ten', '1.2.3', ''].map(numberFrom)).toEqual([
    1250,
    4800.5,
    386.5,
    22,
    0.5,
    undefined,
    undefined,
    undefined,
  ])
})

test('a line is saved in the form of the API, and restored as it was typed', () => {
  const line = { ...newLine('SQFT'), title: { zh: ' 油漆 ', cn: '', en: '' }, qty: '386.5', unit_price: '1,048.5' }
  const [written] = writtenLines([line, newLine()])
  expect(writtenLine.parse(written)).toMatchObject({ title: { zh: '油漆' }, qty: 386.5, unit_price: 1048.5 })
  expect(draftOf({ ...writtenLine.parse(written), key: line.key })).toMatchObject({
    qty: '386.5',
    unit_price: '1048.5',
  })
})

test('included and client-supplied lines cost nothing, and only options have a set', () => {
  const line = { ...newLine(), kind: 'INCLUDED' as const, unit_price: '90', set: 'floor', is_default: true }
  expect(figuresOf(line).unit_price).toBe(0)
  expect(writtenLines([line])[0]).toMatchObject({ unit_price: 0, set: null, is_default: false })
})

test('an untouched line is ignored, and invalid figures block saving a group', () => {
  const line = { ...newLine(), title: { zh: '門', cn: '', en: '' } }
  expect(isBlank(newLine())).toBe(true)
  expect(writtenLines([newLine()])).toEqual([])
  expect(faultsOf({ ...line, qty: '0' })).toEqual({ qty: 'too-small' })
  expect(faultsOf({ ...line, unit_price: '3.005' })).toEqual({ unit_price: 'decimals' })
  expect([isSound([line, newLine()]), isSound([{ ...line, qty: 'x' }])]).toEqual([true, false])
})
