import { Picture } from '@fitout/ui/picture.tsx'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { leftOver } from '../../shared/lists/left-over.ts'
import { PageHead } from '../../shared/page/page-head.tsx'
import { PageTrail } from '../../shared/page/page-trail.tsx'
import type { ShareImage } from '../../shared/page/share-image.ts'
import { useShop } from '../../shared/page/shop.tsx'
import { StructuredData } from '../../shared/structured-data/structured-data.tsx'
import { Joined } from '../../shared/text/joined.tsx'
import { RichText } from '../../shared/text/rich-text.tsx'
import { articleFacts } from './article-facts.ts'
import { Comments } from './comments.tsx'
import { LikeButton } from './like-button.tsx'
import type { RelatedPosts } from './load-post.ts'
import { PostCard } from './post-card.tsx'
import { PostContents } from './post-contents.tsx'
import { PostHeader } from './post-header.tsx'
import { PostNeighbours } from './post-neighbours.tsx'
import type { PostView } from './post-view.ts'
import { ShareButton } from './share-button.tsx'
import type { CommentPage } from './use-comments.ts'

type Props = {
  post: PostView
  comments: CommentPage
  related: RelatedPosts | undefined
  shareImage: ShareImage | undefined
}

/** An article: cover, text with a table of contents, comments. */
export function PostPage({ post, comments, related, shareImage }: Props) {
  const t = useTranslations('posts')
  const screens = useTranslations('screens')
  const locale = useLocale()
  const to = useTo()
  const { publicUrl, navbar } = useShop()
  const address = publicUrl + to('blog', { id: post.id, slug: post.slug })
  return (
    <>
      <article className="page pt-4">
        <PageHead title={post.title} description={post.excerpt} listing={post.listing} shareImage={shareImage} />
        <meta property="og:type" content="article" />
        <meta property="article:published_time" content={post.publishedAt} />
        <StructuredData facts={articleFacts(post, { publicUrl, address, publisher: navbar.logo.title, locale })} />
        <PageTrail
          steps={[
            { title: screens('blogs'), href: to('blogs') },
            { title: post.title, lang: post.langs?.title },
          ]}
        />
        <PostHeader post={post} />
        {post.cover && (
          <Picture
            picture={post.cover}
            sizes="(min-width: 1400px) 1320px, 100vw"
            ratio="room"
            priority
            className="max-md:-mx-gutter md:aspect-wide"
          />
        )}
        <div className="grid gap-y-10 pt-block lg:columns-12">
          <aside className="lg:sticky lg:top-28 lg:col-span-3 lg:self-start print:hidden">
            <PostContents headings={post.headings} text={post.text} />
          </aside>
          <div className="min-w-0 lg:col-span-8 lg:col-start-5 print:col-span-12">
            <RichText html={post.text.html} lang={post.text.langs?.html} className="article" />
            <footer className="mt-block max-w-measure border-t border-stone pt-5 print:hidden">
              {post.tags.length > 0 && (
                <p className="text-caption text-muted">
                  {t('tags')} · <Joined parts={post.tags} />
                </p>
              )}
              <div className="mt-3 flex flex-wrap items-start gap-x-6 gap-y-2">
                <LikeButton post={post} />
                <ShareButton title={post.title} address={address} />
              </div>
            </footer>
          </div>
        </div>
      </article>
      <div className="page pt-section pb-section print:hidden">
        <PostNeighbours previous={post.previous} next={post.next} />
        <Comments postId={post.id} published={comments} />
        {related && (
          <section className="pt-section">
            <h2 lang={related.langs?.title} className="mb-block font-display text-heading">
              {related.title}
            </h2>
            <ul className="card-rows post-rows">
              {related.posts.map((card, index) => (
                <li key={card.id}>
                  <PostCard post={card} level={3} isLeftOver={leftOver(index, related.posts.length, 3) > 0} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  )
}
