import { expect, test } from 'vitest'
import { changedFields, withField, withUntouched } from './changed-fields.ts'

const began = { title: { zh: '木櫃', en: 'Cabinet' }, price: '100', tags: ['a'] }
const theirs = { title: { zh: '橡木櫃', en: 'Oak cabinet' }, price: '100', tags: ['a', 'b'] }
const mine = { title: { zh: '木櫃', en: 'Cabinet of oak' }, price: '120', tags: ['a'] }

test('changes by a colleague are shown field by field, beside the input', () => {
  expect(changedFields({ began, theirs, mine })).toEqual([
    { path: 'title.zh', theirs: '橡木櫃', mine: '木櫃', isTouched: false },
    { path: 'title.en', theirs: 'Oak cabinet', mine: 'Cabinet of oak', isTouched: true },
    { path: 'tags', theirs: ['a', 'b'], mine: ['a'], isTouched: false },
  ])
})

test('no input is lost, and no change of a colleague elsewhere', () => {
  expect(withUntouched({ began, theirs, mine })).toEqual({
    title: { zh: '橡木櫃', en: 'Cabinet of oak' },
    price: '120',
    tags: ['a', 'b'],
  })
  expect(withField(mine, 'title.en', 'Oak cabinet').title).toEqual({ zh: '木櫃', en: 'Oak cabinet' })
})

test('a field emptied by a colleague counts as changed', () => {
  const coloured = { attributes: { colour: 'oak', size: 'large' } }
  const plain: { attributes: { colour?: string; size: string } } = { attributes: { size: 'large' } }
  expect(changedFields<typeof plain>({ began: coloured, theirs: plain, mine: coloured })).toEqual([
    { path: 'attributes.colour', theirs: undefined, mine: 'oak', isTouched: false },
  ])
})

test('entries at the same position are compared with each other', () => {
  const sides = {
    began: { steps: [{ title: 'Measure' }, { title: 'Plan' }] },
    theirs: { steps: [{ title: 'Measure on site' }, { title: 'Plan' }] },
    mine: { steps: [{ title: 'Measure' }, { title: 'Plans' }] },
  }
  expect(changedFields(sides).map(({ path }) => path)).toEqual(['steps.0.title'])
  expect(withUntouched(sides)).toEqual({ steps: [{ title: 'Measure on site' }, { title: 'Plans' }] })
})

test('entries moved, added or removed by a colleague are accepted or rejected as a whole', () => {
  const steps = [{ title: 'Measure' }, { title: 'Plan' }]
  const typed = { steps: [{ title: 'Measure' }, { title: 'Plans' }] }
  for (const changed of [steps.toReversed(), [...steps, { title: 'Build' }], steps.slice(1)]) {
    const sides = { began: { steps }, theirs: { steps: changed }, mine: typed }
    expect(changedFields(sides)).toMatchObject([{ path: 'steps', isTouched: true }])
    expect(withUntouched(sides)).toEqual(typed)
  }
})
