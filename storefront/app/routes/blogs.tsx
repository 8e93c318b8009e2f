import { PostsPage } from '../features/posts/posts-page.tsx'
import { loadPosts } from '../features/posts/load-posts.ts'
import { pageRequest } from '../shared/page/page-request.ts'
import type { Route } from './+types/blogs.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  return { journal: await loadPosts(context.get(pageRequest), url) }
}

export default function BlogsRoute({ loaderData }: Route.ComponentProps) {
  return <PostsPage {...loaderData} />
}
