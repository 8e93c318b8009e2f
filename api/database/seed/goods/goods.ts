import { z } from 'zod'
import { readData } from '../read-data.ts'
import { type SeedProduct, seedProduct } from '../seed-types.ts'
import { withMorePictures } from './more-pictures.ts'

/** In the shop's default order. */
const shelves = [
  'sofas',
  'lounge-chairs',
  'dining-and-office-chairs',
  'stools-and-benches',
  'dining-tables',
  'small-tables',
  'sideboards',
  'bookcases-and-wardrobes',
  'bedroom',
  'ceiling-and-wall-lights',
  'lamps',
  'textiles',
  'decor',
  'mirrors',
  'plants',
  'bathroom',
  'kids',
]
const shelf = (name: string): SeedProduct[] => readData(`goods/${name}.json`, z.array(seedProduct))

export const goods = shelves.flatMap(shelf).map(withMorePictures)

/** What members buy for points, or for points and money: pieces that the shop also sells, with the same pictures. */
export const memberPieces = shelf('member-pieces').map((piece) => {
  const sold = goods.find(({ pictures }) => pictures[0]?.file === piece.pictures[0]?.file)
  return { ...piece, pictures: [...piece.pictures, ...(sold?.pictures.slice(1) ?? [])] }
})
