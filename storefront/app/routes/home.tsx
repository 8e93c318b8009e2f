import { allCategories } from '@fitout/contract/categories.ts'
import { latestContent, type ProductPick } from '@fitout/contract/contents.ts'
import { filterPosts } from '@fitout/contract/posts.ts'
import { filterProducts, productReviews } from '@fitout/contract/products.ts'
import { filterProjects } from '@fitout/contract/projects.ts'
import { ContentBlocks } from '../features/contents/content-blocks.tsx'
import { contentView } from '../features/contents/content-view.ts'
import type { Shown, ShownReview } from '../features/contents/shown-in-blocks.ts'
import { postCardView } from '../features/posts/post-view.ts'
import { describedCardView, productCardView } from '../shared/catalogue/product-card-view.ts'
import { inOneLanguage } from '../shared/i18n/in-one-language.ts'
import { PageHead } from '../shared/page/page-head.tsx'
import { fromLean, leanData } from '../shared/page/lean-data.ts'
import { pageRequest } from '../shared/page/page-request.ts'
import { projectCardView } from '../shared/projects/project-card-view.ts'
import type { Route } from './+types/home.ts'

const productsShown = 8
const servicesShown = 4
const projectsShown = 5
const postsShown = 4
const categoriesShown = 6
const reviewsShown = 3

const picks = {
  newest: { sort_by: 'published_at', sort_order: 'desc' },
  'on-sale': { on_sale: 'true' },
  'in-stock': { in_stock: 'true' },
  'best-rated': { sort_by: 'rating' },
} as const satisfies Record<ProductPick, object>

export async function loader({ context }: Route.LoaderArgs) {
  const { call, locale, configuration } = context.get(pageRequest)
  const params = { store_id: (await configuration())['shop-constants'].main_store_id }

  async function pieces(query: object, per_page: number) {
    const { data } = await call(filterProducts, { params, query: { ...query, facets: 'false', per_page } })
    return data.map((card) => productCardView(card, locale))
  }
  async function services() {
    const query = { kind: 'SERVICE', facets: 'false', per_page: servicesShown } as const
    const { data } = await call(filterProducts, { params, query })
    return data.map((card) => describedCardView(card, locale))
  }
  const picked = (pick: ProductPick) => pieces({ ...picks[pick], kind: 'GOODS' }, productsShown)

  // Data that nearly every home page needs is requested without waiting for its content.
  const [content, newest, offered, projects, posts] = await Promise.all([
    call(latestContent, { params: { slug: 'home' } }),
    picked('newest'),
    services(),
    call(filterProjects, { query: { per_page: projectsShown } }),
    call(filterPosts, { query: { slug: 'newest', per_page: postsShown } }),
  ])
  const { blocks } = content.data
  const shows = (type: (typeof blocks)[number]['type']) => blocks.some((block) => block.type === type)

  async function categories(): Promise<Shown['categories']> {
    const { data } = await call(allCategories, { params, query: { kind: 'GOODS', sort_by: 'position', per_page: 50 } })
    const first = data.filter((one) => one.parent_id === null && one.product_count > 0).slice(0, categoriesShown)
    return first.map(({ _id: id, title, slug, picture }) => ({
      id,
      ...inOneLanguage({ title, slug, picture }, locale),
    }))
  }

  /** The best review with text of each of the best-rated pieces. */
  async function reviews(): Promise<ShownReview[]> {
    const rated = await pieces({ ...picks['best-rated'], kind: 'GOODS', rating: 4 }, 2 * reviewsShown)
    const found = await Promise.all(
      rated.map(async ({ id: productId, title, slug, langs, picture }) => {
        const query = { sort_by: 'rating', per_page: 5 } as const
        const { data } = await call(productReviews, { params: { ...params, id: productId }, query })
        const best = data.find(({ comment }) => comment !== '')
        const piece = { productId, title, picture, ...(slug !== undefined && { slug }), ...(langs && { langs }) }
        return best && { ...piece, ...wordsOf(best) }
      }),
    )
    return found.filter((one) => one !== undefined).slice(0, reviewsShown)
  }

  const asked = new Set(blocks.flatMap((block) => (block.type === 'featured-products' ? [block.pick] : [])))
  const [products, shownCategories, shownReviews] = await Promise.all([
    Promise.all([...asked].map(async (pick) => [pick, pick === 'newest' ? newest : await picked(pick)] as const)),
    shows('categories') ? categories() : [],
    shows('reviews') ? reviews() : [],
  ])
  const shown: Shown = {
    products: Object.fromEntries(products),
    services: shows('featured-services') ? offered : [],
    projects: shows('projects') ? projects.data.map((card) => projectCardView(card, locale)) : [],
    posts: shows('journal') ? posts.data.map((post) => postCardView(post, locale)) : [],
    categories: shownCategories,
    reviews: shownReviews,
  }
  return leanData({ content: contentView(content.data, locale), shown })
}

type Review = { rating: number; comment: string; language: ShownReview['language']; user: { username: string } }

function wordsOf({ rating, comment, language, user }: Review) {
  return { rating, comment, language, name: user.username }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { content, shown } = fromLean(loaderData)
  return (
    <>
      <PageHead title={content.title} description={content.description} listing={content.listing} />
      {content.blocks[0]?.type === 'hero' ? undefined : <h1 className="pt-block sr-only">{content.title}</h1>}
      <ContentBlocks blocks={content.blocks} shown={shown} />
    </>
  )
}
