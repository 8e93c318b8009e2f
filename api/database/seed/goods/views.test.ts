import { expect, test } from 'vitest'
import { goods } from './goods.ts'

/**
 * The first picture shows a whole piece: most at an angle, lamps and plants from the front. A second one shows the other view.
 */
test('shows every piece from the front and at an angle, close up and in a room', () => {
  const lacking = goods.flatMap(({ key, pictures }) => {
    const views = new Set(pictures.map(({ file }) => viewOf(file)))
    return ['whole', 'other side', 'detail', 'room'].filter((view) => !views.has(view)).map((view) => `${key}: ${view}`)
  })
  expect(lacking).toEqual([])
})

/** The view in a picture of a piece, by file name: `products/sofa-oat-front.jpg` is a front. */
function viewOf(file: string) {
  const named = /-(front|angle|detail|room)\.jpg$/.exec(file)?.[1]
  if (named) return named === 'front' || named === 'angle' ? 'other side' : named
  return /^(?:rooms|projects)\//.test(file) ? 'room' : file.startsWith('details/') ? 'detail' : 'whole'
}
