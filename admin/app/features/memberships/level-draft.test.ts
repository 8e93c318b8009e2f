import { expect, test } from 'vitest'
import { levelAt, levelDraftsOf, levelsFrom, newLevel, pointsOf } from './level-draft.ts'

const words = (text: string) => ({ zh: text, cn: text, en: text })
const membership_levels = [
  { slug: 'gold', title: words('Gold'), from: 5000, benefits: words('Free delivery') },
  { slug: 'silver', title: words('Silver'), from: 0, benefits: words('') },
]

test('levels are shown and stored from the lowest up', () => {
  const drafts = levelDraftsOf({ membership_levels })
  expect(drafts.map(({ slug, from }) => [slug, from])).toEqual([
    ['silver', '0'],
    ['gold', '5000'],
  ])
  expect(levelsFrom(drafts.toReversed())).toEqual(membership_levels.toReversed())
  expect(levelDraftsOf(null)).toEqual([])
})

test('a new level is named after its English title', () => {
  const added = { ...newLevel, title: words('Black Card'), from: '20000' }
  expect(levelsFrom([added])).toMatchObject([{ slug: 'black-card', from: 20_000 }])
})

test('points are whole dollars, and a level is reached at exactly its figure', () => {
  const drafts = levelDraftsOf({ membership_levels })
  expect([pointsOf('199.99'), pointsOf('-5')]).toEqual([199, 0])
  expect(levelAt(drafts, 4999)).toMatchObject({ reached: { slug: 'silver' }, next: { slug: 'gold' } })
  expect(levelAt(drafts, 5000)).toMatchObject({ reached: { slug: 'gold' }, next: undefined })
})
