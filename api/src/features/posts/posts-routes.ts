import { allLikedPosts, likePost } from '@fitout/contract/posts.ts'
import { route } from '../../http/route.ts'
import { showLikedPosts, toggleLike } from './posts-service.ts'

export const postsRoutes = [
  route(allLikedPosts, async ({ context, session, query, request }) =>
    showLikedPosts(context, session.accountId, { request, query }),
  ),
  route(likePost, async ({ context, session, params, query, locale }) =>
    toggleLike(context, session.accountId, params.id, query.is_liked, locale),
  ),
]
