import { LikedPostsPage } from '../../features/posts/liked/liked-posts-page.tsx'

export default function AccountPostsRoute() {
  return <LikedPostsPage />
}
