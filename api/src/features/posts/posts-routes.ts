import {
  allLikedPosts,
  allPostCategories,
  filterPosts,
  findPost,
  likePost,
  relatedPostUrls,
} from '@fitout/contract/posts.ts'
import { route } from '../../http/route.ts'
import {
  requirePost,
  requireRelatedPostUrls,
  showLikedPosts,
  showPostCategories,
  showPosts,
  toggleLike,
} from './posts-service.ts'

export const postsRoutes = [
  route(allPostCategories, async ({ context, query, request }) => showPostCategories(context, { request, query })),
  route(filterPosts, async ({ context, session, query, request }) =>
    showPosts(context, session?.accountId, { request, query }),
  ),
  route(findPost, async ({ context, session, params, locale }) => ({
    data: await requirePost(context, params.id, { accountId: session?.accountId, locale }),
  })),
  route(relatedPostUrls, async ({ context, query }) => ({
    data: await requireRelatedPostUrls(context, query.post_id, query.items_per_page),
  })),
  route(allLikedPosts, async ({ context, session, query, request }) =>
    showLikedPosts(context, session.accountId, { request, query }),
  ),
  route(likePost, async ({ context, session, params, query, locale, source }) =>
    toggleLike(context, session.accountId, params.id, query.is_liked, { locale, source, isGuest: !session.registered }),
  ),
]
