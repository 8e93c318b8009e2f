import type { Database } from '../../database/database.ts'
import { createYielding } from '../../http/yielding.ts'
import { type Catalogue, type CatalogueCategory } from './catalogue.ts'
import {
  type CatalogueChange,
  type CatalogueTree,
  currentSnapshot,
  findNumberRange,
  listWordCounts,
  readCatalogueRows,
} from './catalogue-queries.ts'
import { fillTreeSets, hideProducts, putProducts } from './change-catalogue.ts'
import { addTo, emptySet, isIn } from './product-set.ts'
import { moveInOrders, renewOrders } from './sorted-orders.ts'

/** Rows per statement. */
const productsAPiece = 2_000
const wordsAPiece = 20_000
/**
 * The search terms of changed products are only read up to this number; beyond it the term sets are discarded and
 * read again by searches.
 */
const refiledAtMost = 200
/** Statements in flight at a time. */
const piecesAtOnce = 2

/** Reads everything in batches over the existing catalogue, which stays in use meanwhile. */
export async function readWhole(db: Database, storeId: string, catalogue: Catalogue): Promise<void> {
  const yieldIfDue = createYielding()
  const snapshot = await currentSnapshot(db)
  const { tree } = await readCatalogueRows(db, storeId, { ids: [] }, { withTree: true, withTerms: false })
  putTree(catalogue, tree)
  catalogue.termSets.clear()
  isNow(catalogue)
  let seen = emptySet(catalogue.room)
  for await (const products of allProducts(db, storeId)) {
    const places = putProducts(catalogue, products)
    const larger = emptySet(catalogue.room)
    larger.set(seen)
    seen = larger
    for (const place of places) addTo(seen, place)
    isNow(catalogue)
    await yieldIfDue()
  }
  const gone = Array.from({ length: catalogue.size }, (_, place) => place).filter((place) => !isIn(seen, place))
  hideProducts(catalogue, gone)
  await readWords(db, storeId, catalogue)
  // Sets read meanwhile may lack products read after them.
  catalogue.termSets.clear()
  isNow(catalogue)
  await renewOrders(catalogue)
  Object.assign(catalogue, { snapshot, confirmedAt: Date.now(), readAt: Date.now() })
}

/** Reads in batches; the next ones are already requested while one is processed. */
async function* allProducts(db: Database, storeId: string) {
  const { after: first, upTo: last } = await findNumberRange(db, storeId)
  const read = (after: number) => {
    const piece = readCatalogueRows(
      db,
      storeId,
      { after, upTo: after + productsAPiece },
      { withTree: false, withTerms: false },
    )
    // Prevents an unhandled rejection if it fails while an earlier batch is awaited; the failure is raised when its
    // turn comes.
    piece.catch(() => {})
    return piece
  }
  const ahead: ReturnType<typeof read>[] = []
  let asked = first
  for (let after = first; after < last; after += productsAPiece) {
    for (; ahead.length < piecesAtOnce && asked < last; asked += productsAPiece) ahead.push(read(asked))
    const piece = await ahead.shift()
    if (piece) yield piece.products
  }
}

async function readWords(db: Database, storeId: string, catalogue: Catalogue): Promise<void> {
  const words = new Map<string, number>()
  for (let after = ''; ;) {
    const rows = await listWordCounts(db, storeId, after, wordsAPiece)
    for (const { word, product_count } of rows) words.set(word, product_count)
    after = rows.at(-1)?.word ?? after
    if (rows.length < wordsAPiece) break
  }
  catalogue.words = words
}

/** Reads only what has changed. */
export async function readChange(
  db: Database,
  storeId: string,
  catalogue: Catalogue,
  { snapshot, isChanged, isTree, productIds, words }: CatalogueChange,
): Promise<void> {
  let withTree = isTree
  const withTerms = productIds.length <= refiledAtMost
  if (!withTerms) catalogue.termSets.clear()
  for (let start = 0; start < productIds.length || withTree; start += productsAPiece) {
    const ids = productIds.slice(start, start + productsAPiece)
    const { products, tree } = await readCatalogueRows(db, storeId, { ids }, { withTree, withTerms })
    putTree(catalogue, tree)
    const places = putProducts(catalogue, products)
    const shown = new Set(products.map(({ id }) => id))
    const gone = ids.flatMap((id) => (shown.has(id) ? [] : (catalogue.products.ids.find(id) ?? [])))
    hideProducts(catalogue, gone)
    moveInOrders(catalogue, [...places, ...gone])
    withTree = false
    isNow(catalogue)
  }
  for (const [word, count] of words) {
    if (count > 0) catalogue.words.set(word, count)
    else catalogue.words.delete(word)
  }
  if (isChanged) isNow(catalogue)
  Object.assign(catalogue, { snapshot, confirmedAt: Date.now() })
}

/** Invalidates everything derived from the previous columns. */
function isNow(catalogue: Catalogue): void {
  catalogue.version += 1
  catalogue.searches.clear()
  catalogue.facets.clear()
}

function putTree(catalogue: Catalogue, tree: CatalogueTree | null): void {
  if (!tree) return
  catalogue.categories = visibleCategories(tree.categories)
  const values = tree.attributes.map((one, index) => ({ ...one, index, products: emptySet(0) }))
  const valuesOf = (wanted: string) =>
    new Map(values.filter(({ name }) => name === wanted).map(({ name: _name, ...one }) => [one.value, one]))
  catalogue.attributes = { colour: valuesOf('colour'), material: valuesOf('material'), size: valuesOf('size') }
  fillTreeSets(catalogue)
}

/** Descendants of a hidden category are hidden too. */
function visibleCategories(rows: CatalogueTree['categories']): Map<string, CatalogueCategory> {
  const visible = new Map<string, CatalogueCategory>()
  const below = Map.groupBy(rows, (row) => row.parentId)
  const add = (parentId: string | null): void => {
    const neighbours = (below.get(parentId) ?? []).toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
    for (const { isActive, ...category } of neighbours) {
      if (!isActive) continue
      visible.set(category.id, { ...category, products: emptySet(0) })
      add(category.id)
    }
  }
  add(null)
  return visible
}
