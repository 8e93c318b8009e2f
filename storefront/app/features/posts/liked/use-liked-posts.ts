import type { Answer } from '@fitout/contract/endpoint.ts'
import { allLikedPosts, likePost } from '@fitout/contract/posts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useOwnKey } from '../../../shared/account/own-key.ts'
import { usePaged } from '../../../shared/account/paged.ts'
import { call, quietCall } from '../../../shared/api/browser-call.ts'

export type LikedPost = Answer<typeof allLikedPosts>['data'][number]

export function useLikedPosts() {
  const queryKey = useOwnKey('liked-posts')
  return usePaged(queryKey, (place, signal) => quietCall(allLikedPosts, { query: place, signal }))
}

/** The like of one article: changed immediately, reverted on failure. The row stays until the page is left. */
export function useLike({ _id }: LikedPost) {
  const queries = useQueryClient()
  const queryKey = useOwnKey('liked-posts')
  const [isLiked, setIsLiked] = useState(true)
  const liking = useMutation({
    meta: { failure: false },
    mutationFn: (wanted: boolean) =>
      call(likePost, { params: { id: _id }, query: { is_liked: wanted ? 'true' : 'false' } }),
    onMutate: setIsLiked,
    onError: (_error, wanted) => setIsLiked(!wanted),
    onSuccess: () => queries.invalidateQueries({ queryKey, refetchType: 'none' }),
  })
  return { isLiked, toggle: () => liking.mutate(!isLiked), error: liking.error }
}
