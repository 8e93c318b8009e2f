import { filterPosts, likePost } from '@fitout/contract/posts.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useOwnKey } from '../../shared/account/own-key.ts'
import { call, quietCall } from '../../shared/api/browser-call.ts'
import { useUser } from '../../shared/session/use-session.ts'

type Like = { isLiked: boolean; likes: number }

/** The visitor's like of an article: changed immediately, reverted on failure. */
export function useLike(post: { id: string; likes: number }) {
  const queries = useQueryClient()
  const user = useUser()
  const queryKey = useOwnKey('post-like', post.id)
  const liked = useQuery({
    queryKey,
    enabled: user !== undefined,
    queryFn: async ({ signal }): Promise<Like> => {
      const { data } = await quietCall(filterPosts, { query: { ids: post.id, per_page: 1 }, signal })
      return { likes: data[0]?.likes ?? post.likes, isLiked: (data[0]?.liked_account_ids.length ?? 0) > 0 }
    },
  })
  const like = liked.data ?? { isLiked: false, likes: post.likes }
  const show = (next: Like) => queries.setQueryData<Like>(queryKey, next)
  const liking = useMutation({
    meta: { failure: false },
    mutationFn: (wanted: boolean) =>
      call(likePost, { params: { id: post.id }, query: { is_liked: wanted ? 'true' : 'false' } }),
    onMutate: async (wanted) => {
      await queries.cancelQueries({ queryKey })
      show({ isLiked: wanted, likes: Math.max(0, like.likes + (wanted ? 1 : -1)) })
      return like
    },
    onError: (_error, _wanted, before) => before && show(before),
    onSuccess: ({ data }) => {
      show({ isLiked: data.liked_account_ids.length > 0, likes: data.likes })
      void queries.invalidateQueries({ queryKey: ['liked-posts'], refetchType: 'none' })
    },
  })
  return { ...like, toggle: () => !liking.isPending && liking.mutate(!like.isLiked), error: liking.error }
}
