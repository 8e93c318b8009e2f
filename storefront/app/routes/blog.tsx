import { loadPost } from '../features/posts/load-post.ts'
import { PostPage } from '../features/posts/post-page.tsx'
import { pageRequest } from '../shared/page/page-request.ts'
import type { Route } from './+types/blog.ts'

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadPost(context.get(pageRequest), params.id, url)
}

export default function BlogRoute({ loaderData }: Route.ComponentProps) {
  return <PostPage key={loaderData.post.id} {...loaderData} />
}
