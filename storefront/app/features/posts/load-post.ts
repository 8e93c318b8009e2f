import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { postReviews } from '@fitout/contract/post-comments.ts'
import { type filterPosts, findPost, relatedPostUrls } from '@fitout/contract/posts.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { type Langs, localised } from '@fitout/contract/localised.ts'
import { alternatePaths } from '../../shared/page/alternate-paths.ts'
import { optionalPart } from '../../shared/page/optional-part.ts'
import type { PageRequest } from '../../shared/page/page-request.ts'
import { redirectToRightSlug } from '../../shared/page/right-slug.ts'
import { loadShareImage } from '../../shared/page/share-image.ts'
import { type PostCardView, postCardView, postView } from './post-view.ts'

/** An article with its comments and related articles. */
export async function loadPost(page: PageRequest, id: string, url: URL) {
  const { call, locale } = page
  const params = { id }
  const [{ data }, comments, related, shareImage] = await Promise.all([
    call(findPost, { params }),
    call(postReviews, { params }),
    findRelated(page, id),
    loadShareImage(page, 'post', id),
  ])
  const pathIn = (one: Locale) => pathTo('blog', one, { id: data._id, slug: inLocale(data.slug, one) })
  redirectToRightSlug(url, pathIn(locale))
  const alternates = alternatePaths(data.title, pathIn)
  return { post: postView(data, locale), comments, related, shareImage, alternates }
}

export type RelatedPosts = { title: string; posts: PostCardView[] } & Langs<'title'>

/** The article is shown without related ones if they fail to load. */
function findRelated(page: PageRequest, id: string): Promise<RelatedPosts | undefined> {
  const { call, follow, locale } = page
  return optionalPart(
    page,
    'related articles',
    async () => {
      const { data } = await call(relatedPostUrls, { query: { post_id: id } })
      const [first] = data
      if (!first) return undefined
      const list = await follow<Answer<typeof filterPosts>>(first.url)
      return {
        ...localised({ title: first.title }, locale),
        posts: list.data.map((post) => postCardView(post, locale)),
      }
    },
    undefined,
  )
}
