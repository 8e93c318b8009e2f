import { configurationSortingList } from '@fitout/contract/configuration.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { allPostCategories, filterPosts } from '@fitout/contract/posts.ts'
import { localised } from '@fitout/contract/localised.ts'
import type { PageRequest } from '../../shared/page/page-request.ts'
import { postCardView } from './post-view.ts'

const journalFilters = ['category', 'keyword', 'sort'] as const

type JournalFilters = Record<(typeof journalFilters)[number], string>

/** One page of the journal, filtered by the query parameters. */
export async function loadPosts(request: PageRequest, url: URL) {
  const { call, locale } = request
  const [categories, sorts] = await Promise.all([
    listCategories(request),
    call(configurationSortingList, { params: { slug: 'posts' } }),
  ])
  const asked = url.searchParams
  const category = categories.find(({ key }) => key === asked.get('category'))
  const sort = sorts.data.find(({ key }) => key === asked.get('sort'))
  const keyword = (asked.get('keyword') ?? '').trim().slice(0, 100)
  const page = Math.max(1, Math.trunc(Number(asked.get('page'))) || 1)
  const posts = await call(filterPosts, {
    query: {
      page,
      ...(category && { category_ids: category._id }),
      ...(keyword && { keyword }),
      ...(sort && { slug: sort.key }),
    },
  })
  return {
    filters: { category: category?.key ?? '', keyword, sort: sort?.key ?? '' } satisfies JournalFilters,
    categories: categories
      .filter(({ post_count }) => post_count > 0)
      .map(({ key, title }) => ({ key, ...localised({ title }, locale) })),
    sorts: sorts.data.map(({ key, title }) => ({ key, ...localised({ title }, locale) })),
    posts: posts.data.map((post) => postCardView(post, locale)),
    total: posts.total,
    page,
    lastPage: Math.max(1, Math.ceil(posts.total / posts.per_page)),
  }
}

/** All categories, page by page. */
async function listCategories({ call, follow }: PageRequest) {
  let page = await call(allPostCategories, { query: { sort_by: 'position' } })
  const categories = page.data
  while (page.next_page_url !== null) {
    page = await follow<Answer<typeof allPostCategories>>(page.next_page_url)
    categories.push(...page.data)
  }
  return categories
}

export type Journal = Awaited<ReturnType<typeof loadPosts>>
