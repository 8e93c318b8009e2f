import type { Answer } from '@fitout/contract/endpoint.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import type { filterPosts, findPost } from '@fitout/contract/posts.ts'
import { type Langs, type LocalisedText, localisedText, localised } from '@fitout/contract/localised.ts'
import type { PictureView } from '@fitout/ui/picture.tsx'
import { pictureIn } from '../../shared/catalogue/picture-in.ts'
import { type Listing, listingIn } from '../../shared/page/listing-in.ts'

type Summary = Answer<typeof filterPosts>['data'][number]
type Details = Answer<typeof findPost>['data']

export type PostCardView = Langs<'title' | 'excerpt' | 'author'> & {
  id: string
  slug: string
  title: string
  excerpt: string
  cover: PictureView | null
  categories: ({ key: string; title: string } & Langs<'title'>)[]
  author: string
  publishedAt: string
  minutes: number
}

export type PostNeighbour = { id: string; slug: string; title: string } & Langs<'title'>

export type PostView = PostCardView & {
  listing?: Listing
  text: { html: string } & Langs<'html'>
  headings: { id: string; title: string; level: number }[]
  tags: LocalisedText[]
  updatedAt: string
  likes: number
  previous: PostNeighbour | null
  next: PostNeighbour | null
}

export function postCardView(post: Summary, locale: Locale): PostCardView {
  return {
    id: post._id,
    slug: inLocale(post.slug, locale),
    ...localised({ title: post.title, excerpt: post.excerpt, author: post.author }, locale),
    cover: post.cover && pictureIn(post.cover, locale),
    categories: post.categories.map(({ key, title }) => ({ key, ...localised({ title }, locale) })),
    publishedAt: post.published_at,
    minutes: written(post.reading_minutes, locale) ?? 1,
  }
}

export function postView(post: Details, locale: Locale): PostView {
  return {
    ...postCardView(post, locale),
    ...listingIn(post, locale),
    text: localised({ html: post.html }, locale),
    headings: written(post.headings, locale) ?? [],
    tags: post.tags.map((tag) => localisedText(tag, locale)),
    updatedAt: post.updated_at,
    likes: post.likes,
    previous: neighbourView(post.previous, locale),
    next: neighbourView(post.next, locale),
  }
}

/** The value in the language of the page, or in its fallback language. */
function written<Value>(values: Partial<Record<Locale, Value>>, locale: Locale): Value | undefined {
  return values[locale] ?? values.zh ?? values.en
}

function neighbourView(post: Details['next'], locale: Locale): PostNeighbour | null {
  return post && { id: post._id, slug: inLocale(post.slug, locale), ...localised({ title: post.title }, locale) }
}
