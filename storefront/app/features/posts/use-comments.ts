import type { Answer } from '@fitout/contract/endpoint.ts'
import { postReviews, writePostReview } from '@fitout/contract/post-comments.ts'
import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useOwnKey } from '../../shared/account/own-key.ts'
import { firstPlace, type ListPlace, nextPlace } from '../../shared/account/next-place.ts'
import { call, quietCall } from '../../shared/api/browser-call.ts'
import { useUser } from '../../shared/session/use-session.ts'

export type CommentPage = Answer<typeof postReviews>
export type Comment = CommentPage['data'][number]

type Pages = InfiniteData<CommentPage, ListPlace>

/** The published comments, plus the visitor's own that await moderation. */
export function useComments(postId: string, published: CommentPage) {
  const user = useUser()
  const queryKey = useOwnKey('post-comments', postId)
  const list = useInfiniteQuery({
    queryKey,
    enabled: user?.registered === true,
    queryFn: ({ pageParam, signal }) => quietCall(postReviews, { params: { id: postId }, query: pageParam, signal }),
    initialPageParam: firstPlace,
    getNextPageParam: (last: CommentPage) => nextPlace(last),
    initialData: { pages: [published], pageParams: [firstPlace] },
    initialDataUpdatedAt: 0,
  })
  const { pages } = list.data
  return {
    // Pages overlap if a comment was added between their requests.
    comments: [...new Map(pages.flatMap(({ data }) => data).map((comment) => [comment._id, comment])).values()],
    total: pages[0]?.total ?? 0,
    isLost: list.isError,
    more: list.hasNextPage ? () => void list.fetchNextPage() : undefined,
    isFetchingMore: list.isFetchingNextPage,
  }
}

/** Sends a comment. While pending, `variables` is shown as a draft; it disappears on failure. */
export function useWriting(postId: string, onFailed: (comment: string) => void) {
  const queries = useQueryClient()
  const queryKey = useOwnKey('post-comments', postId)
  return useMutation({
    meta: { failure: false },
    mutationFn: (comment: string) => call(writePostReview, { body: { _id: postId, comment } }),
    onError: (_error, comment) => onFailed(comment),
    onSuccess: async ({ data }) => {
      await queries.cancelQueries({ queryKey })
      queries.setQueryData<Pages>(queryKey, (known) => known && withFirst(known, data))
    },
  })
}

function withFirst({ pages, pageParams }: Pages, comment: Comment): Pages {
  const [first, ...others] = pages
  if (!first) return { pages, pageParams }
  return { pages: [{ ...first, total: first.total + 1, data: [comment, ...first.data] }, ...others], pageParams }
}
