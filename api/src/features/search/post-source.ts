import { pageSource } from './page-source.ts'
import { listSearchedPosts } from './search-queries.ts'

export const postSource = pageSource('posts', ({ db, clock }) => listSearchedPosts(db, clock.now()))
