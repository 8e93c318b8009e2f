import { LikedPostsPage } from '../../features/liked-posts/liked-posts-page.tsx'

export default function AccountPostsRoute() {
  return <LikedPostsPage />
}
