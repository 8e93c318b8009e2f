import { latestContent } from '@fitout/contract/contents.ts'
import { filterPosts } from '@fitout/contract/posts.ts'
import { filterProducts } from '@fitout/contract/products.ts'
import { filterProjects } from '@fitout/contract/projects.ts'
import { ContentBlocks } from '../features/contents/content-blocks.tsx'
import { contentView } from '../features/contents/content-view.ts'
import { postCardView } from '../features/posts/post-view.ts'
import { productCardView } from '../shared/catalogue/product-card-view.ts'
import { PageHead } from '../shared/page/page-head.tsx'
import { pageRequest } from '../shared/page/page-request.ts'
import { projectCardView } from '../shared/projects/project-card-view.ts'
import type { Route } from './+types/home.ts'

const productsShown = 8
const servicesShown = 4
const projectsShown = 5
const postsShown = 4

export async function loader({ context }: Route.LoaderArgs) {
  const { call, locale, configuration } = context.get(pageRequest)
  const params = { store_id: (await configuration())['shop-constants'].main_store_id }
  const newest = { sort_by: 'published_at', sort_order: 'desc', facets: 'false' } as const
  const [content, products, services, projects, posts] = await Promise.all([
    call(latestContent, { params: { slug: 'home' } }),
    call(filterProducts, { params, query: { ...newest, kind: 'GOODS', per_page: productsShown } }),
    call(filterProducts, { params, query: { kind: 'SERVICE', facets: 'false', per_page: servicesShown } }),
    call(filterProjects, { query: { per_page: projectsShown } }),
    call(filterPosts, { query: { slug: 'newest', per_page: postsShown } }),
  ])
  return {
    content: contentView(content.data, locale),
    products: products.data.map((card) => productCardView(card, locale)),
    services: services.data.map((card) => productCardView(card, locale)),
    projects: projects.data.map((card) => projectCardView(card, locale)),
    posts: posts.data.map((post) => postCardView(post, locale)),
  }
}

export default function Home({ loaderData: { content, ...shown } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={content.title} description={content.description} />
      <ContentBlocks blocks={content.blocks} {...shown} />
    </>
  )
}
