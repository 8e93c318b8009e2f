import type { CategoryBranch } from '@fitout/contract/categories.ts'
import { slugOf } from '@fitout/contract/formats.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { type Langs, type LocalisedText, localisedText, localised } from '@fitout/contract/localised.ts'
import { type Listing, listingIn } from '../../../shared/page/listing-in.ts'
import { type AlternatePaths, alternatePaths } from '../../../shared/page/alternate-paths.ts'

/** Its slug is omitted if it can be derived from its title; see `placeOf`. */
export type CategoryLink = { id: string; title: string; slug?: string; count: number } & Langs<'title'>

/** A list's position in the category tree: its ancestors, itself, and its children. */
export type CategoryPlace = {
  way: CategoryLink[]
  here: (CategoryLink & { about: LocalisedText; listing?: Listing }) | undefined
  below: CategoryLink[]
  /** Its paths in other languages. */
  alternates?: AlternatePaths
}

/** The position of a category; without an id the root; undefined if no category has the id. */
export function placeInTree(tree: CategoryBranch[], id: string | undefined, locale: Locale): CategoryPlace | undefined {
  const link = ({ _id, title, slug, product_count }: CategoryBranch): CategoryLink => {
    const shown = localised({ title }, locale)
    const own = inLocale(slug, locale)
    return { id: _id, ...shown, ...(own !== slugOf(shown.title) && { slug: own }), count: product_count }
  }
  if (id === undefined) {
    return { way: [], here: undefined, below: tree.filter((branch) => branch.kind === 'GOODS').map(link) }
  }
  const path = branchesTo(tree, id)
  const found = path?.at(-1)
  if (!path || !found) return undefined
  // A leaf shows its siblings, so that the next category is one step away.
  const around = found.children.length > 0 ? found.children : (path.at(-2)?.children ?? [])
  return {
    way: path.slice(0, -1).map(link),
    here: {
      ...link(found),
      about: localisedText(found.description, locale),
      ...listingIn(found, locale),
    },
    below: around.map(link),
    alternates: alternatePaths(found.title, (one) =>
      pathTo('category', one, { id: found._id, slug: inLocale(found.slug, one) }),
    ),
  }
}

function branchesTo(branches: CategoryBranch[], id: string): CategoryBranch[] | undefined {
  for (const branch of branches) {
    if (branch._id === id) return [branch]
    const below = branchesTo(branch.children, id)
    if (below) return [branch, ...below]
  }
  return undefined
}
