import { slugOf } from '@fitout/contract/formats.ts'
import type { Database } from '../../src/database/database.ts'
import { idFromKey } from '../../src/database/new-id.ts'
import { addPostCategories, savePost } from '../../src/features/posts/save-post.ts'
import { comments } from './journal/comments.ts'
import { journalCategories } from './journal/journal-categories.ts'
import { posts } from './journal/posts.ts'
import type { SeedMedia } from './seed-pictures.ts'

export const postId = (key: string) => idFromKey(`post ${key}`)
const postCategoryId = (key: string) => idFromKey(`post category ${key}`)

/** The journal: its categories, articles and comments. */
export async function insertJournal(db: Database, media: SeedMedia): Promise<void> {
  await addPostCategories(
    db,
    journalCategories.map(({ key, title }, position) => {
      const slug = { en: slugOf(title.en), zh: slugOf(title.zh), cn: slugOf(title.cn) }
      return { id: postCategoryId(key), key, title, slug, position }
    }),
  )
  for (const { cover, categories, publishedAt, ...post } of posts) {
    const written = {
      ...post,
      id: postId(post.key),
      picture: { id: media.pictureOf(cover).id, alt: cover.alt },
      categoryIds: categories.map(postCategoryId),
      status: 'ACTIVE' as const,
      publishedAt: new Date(publishedAt),
    }
    await savePost(db, written, new Date(publishedAt))
  }
  await insertComments(db)
}

async function insertComments(db: Database): Promise<void> {
  const readers = comments.map(({ by, language, writtenAt }) => ({
    id: idFromKey(`reader ${by}`),
    type: 'EMAIL' as const,
    username: by,
    language,
    created_at: new Date(writtenAt),
    registered_at: new Date(writtenAt),
  }))
  await db.insertInto('accounts').values(readers).execute()
  const rows = comments.map(({ post, by, language, comment, writtenAt }) => ({
    id: idFromKey(`comment ${post} ${by}`),
    post_id: postId(post),
    account_id: idFromKey(`reader ${by}`),
    comment,
    language,
    status: 'ACTIVE' as const,
    created_at: new Date(writtenAt),
    updated_at: new Date(writtenAt),
  }))
  await db.insertInto('post_comments').values(rows).execute()
}
