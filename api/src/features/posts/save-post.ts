import { slugsOf } from '@fitout/contract/formats.ts'
import type { Database } from '../../database/database.ts'
import { foldText } from '../catalogue/catalogue-service.ts'
import { renderWords } from '../markdown/markdown-service.ts'
import { insertPostCategories, type NewCategory, replaceCategories, upsertPost } from './written-posts-queries.ts'
import type { WrittenPost } from './written-post.ts'

/** Saves an article with everything derived from its text: slugs, HTML and search terms. */
export async function savePost(db: Database, post: WrittenPost, now: Date): Promise<void> {
  const searched = [post.title, post.excerpt, ...post.tags, post.body]
  await upsertPost(db, {
    ...post,
    slug: slugsOf(post.title),
    html: renderWords(post.body),
    searchText: foldText(searched.flatMap((words) => Object.values(words)).join('\n')),
    now,
  })
  await replaceCategories(db, post.id, post.categoryIds)
}

export async function addPostCategories(db: Database, categories: NewCategory[]): Promise<void> {
  await insertPostCategories(db, categories)
}
