import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { present } from './present.ts'
import { ask, mainStoreId, type Texts } from './shop-facts.ts'

type Attribute = { name: string; value: string; title: Texts }
type Variant = {
  _id: string
  title: Texts
  attributes: Attribute[]
  price: number
  low_stock: number | null
  dimensions: { width_mm: number } | null
}
export type Piece = { _id: string; title: Texts; slug: Texts; variants: (Variant & { availability: string })[] }

type Card = { _id: string; title: Texts; slug: Texts; availability: string; variant_count: number; price_from: number }

type Wish = [isWanted: (card: Card) => boolean, isFit?: (piece: Piece) => boolean]

export async function catalogue(kind: 'GOODS' | 'SERVICE'): Promise<Card[]> {
  const store = await mainStoreId()
  return ask(`/stores/${store}/product-management/products/filter?kind=${kind}&per_page=100&facets=false`)
}

/** The piece with all that can be shown of one: pictures, drawings, a 3D model. */
export const sofa = async () => present((await catalogue('GOODS')).find(({ slug }) => slug.en.includes('sofa')))

export async function sofaPage(): Promise<string> {
  const { _id, slug } = await sofa()
  return pathTo('product', 'zh', { id: _id, slug: slug.en })
}

/** Goods that come in several versions, each with enough in stock for every test at once. */
export async function piecesWithVersions(count: number): Promise<Piece[]> {
  return manyInStock(count, (card) => card.variant_count > 1)
}

/** Goods in several sizes. */
export async function piecesOfSizes(count: number): Promise<Piece[]> {
  const isOfSize = ({ attributes }: Variant) => attributes.some(({ name }) => name === 'size')
  return manyInStock(
    count,
    (card) => card.variant_count > 1,
    ({ variants }) => variants.every(isOfSize),
  )
}

/** Goods of one version with enough in stock. */
export async function plainPieces(count: number): Promise<Piece[]> {
  return manyInStock(count, (card) => card.variant_count === 1)
}

/** All goods of one version with enough in stock. */
export async function allPlainPieces(): Promise<Piece[]> {
  return inStock(Infinity, (card) => card.variant_count === 1)
}

/** Goods in parcels that one person can carry home. */
export async function smallPieces(count: number): Promise<Piece[]> {
  return manyInStock(count, (card) => card.price_from <= 600)
}

async function manyInStock(count: number, ...isWanted: Wish): Promise<Piece[]> {
  const pieces = await inStock(count, ...isWanted)
  if (pieces.length < count) throw new Error(`The demo shop has only ${pieces.length} such pieces.`)
  return pieces
}

async function inStock(atMost: number, ...[isWanted, isFit = () => true]: Wish): Promise<Piece[]> {
  const store = await mainStoreId()
  const pieces: Piece[] = []
  for (const card of (await catalogue('GOODS')).filter(isWanted)) {
    const piece = await ask<Piece>(`/stores/${store}/product-management/products/${card._id}/details`)
    const isPlenty = piece.variants.every((one) => one.availability.startsWith('ONLINE') && one.low_stock === null)
    if (isPlenty && isFit(piece)) pieces.push(piece)
    if (pieces.length === atMost) break
  }
  return pieces
}
