import { expect, test } from 'vitest'
import { goods } from './goods.ts'

/** Pieces whose first picture is their front, or that have none: they are round, soft or flat, or they grow. */
const alikeAround = new Set([
  'coffee-table-round',
  'side-table-round',
  'pendant-dome',
  'pendant-paper-lantern',
  'linear-pendant',
  'wall-sconce',
  'floor-lamp-tripod',
  'arc-lamp-brass',
  'table-lamp-ceramic',
  'desk-lamp',
  'cushion-set',
  'rug-wool',
  'sheer-curtain',
  'towel-set',
  'vase-set',
  'tableware-set',
  'framed-print-set',
  'storage-basket-set',
  'mirror-arch',
  'round-mirror-brass',
  'planter-fig',
  'olive-tree',
  'areca-palm',
  'toy-blocks-set',
])

test('shows every piece whole, from the front, close by and in a room', () => {
  const lacking = goods.flatMap(({ key, pictures }) => {
    const views = new Set(pictures.map(({ file }) => viewOf(file)))
    const due = alikeAround.has(key) ? ['whole', 'detail', 'room'] : ['whole', 'front', 'detail', 'room']
    return due.filter((view) => !views.has(view)).map((view) => `${key}: ${view}`)
  })
  expect(lacking).toEqual([])
})

/** What a picture shows of a piece, by the name of its file: `products/sofa-oat-front.jpg` is a front. */
function viewOf(file: string) {
  const named = /-(front|detail|room)\.jpg$/.exec(file)?.[1]
  if (named) return named
  return /^(?:rooms|projects)\//.test(file) ? 'room' : file.startsWith('details/') ? 'detail' : 'whole'
}
