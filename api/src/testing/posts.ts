import type { Database } from '../database/database.ts'
import { newId } from '../database/new-id.ts'

/** Adds an article with dummy text; returns its id. */
export async function addPost(
  db: Database,
  status: 'DRAFT' | 'ACTIVE' | 'INACTIVE' = 'ACTIVE',
  published_at = new Date(0),
): Promise<string> {
  const id = newId()
  const words = { en: `Post ${id}`, zh: '文章' }
  const texts = { title: words, slug: words, excerpt: words, body: words, author: words }
  await db
    .insertInto('posts')
    .values({ id, key: id, ...texts, status, published_at })
    .execute()
  return id
}
