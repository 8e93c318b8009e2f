import type { Langs } from '@fitout/contract/localised.ts'
import { Picture, type PictureView } from '@fitout/ui/picture.tsx'
import { SectionHeading } from '@fitout/ui/section-heading.tsx'
import { Unbroken } from '@fitout/ui/unbroken.tsx'
import { useLocale } from '../../../shared/i18n/locale-provider.tsx'
import { writeDate } from '../../../shared/i18n/shop-dates.ts'
import { ShopLink } from '../../../shared/links/shop-link.tsx'
import { useTo } from '../../../shared/links/use-to.ts'
import type { BlockOf } from '../content-view.ts'
import { BlockAction } from './block-action.tsx'

/** An article teaser. */
export type Teaser = Langs<'title' | 'excerpt'> & {
  id: string
  slug: string
  title: string
  excerpt: string
  cover: PictureView | null
  publishedAt: string
}

/** One article with a large picture, and earlier ones in a column beside it. */
export function JournalBlock({ block, posts }: { block: BlockOf<'journal'>; posts: Teaser[] }) {
  const [newest, ...others] = posts
  if (!newest) return null
  return (
    <section className="page">
      <SectionHeading
        title={block.title}
        lang={block.langs?.title}
        action={block.action && <BlockAction action={block.action} />}
      />
      <div className="mt-block grid gap-y-10 lg:columns-12">
        <article className="group relative min-w-0 lg:col-span-7">
          {newest.cover && (
            <Picture
              picture={newest.cover}
              sizes="(min-width: 1400px) 800px, (min-width: 992px) 58vw, 100vw"
              ratio="room"
              isDecorative
              reveals
            />
          )}
          <Words teaser={newest} className="mt-6" isLarge />
        </article>
        {others.length > 0 && (
          <ul className="lg:col-span-4 lg:col-start-9">
            {others.map((teaser) => (
              <li
                key={teaser.id}
                className="border-t border-stone py-6 first:pt-6 last:pb-0 lg:first:border-0 lg:first:pt-0"
              >
                <article className="group relative flex items-start gap-5">
                  {teaser.cover && (
                    <Picture
                      picture={teaser.cover}
                      sizes="128px"
                      fitting={[128, 384]}
                      ratio="square"
                      isDecorative
                      reveals
                      className="w-24 shrink-0 sm:w-32"
                    />
                  )}
                  <Words teaser={teaser} className="min-w-0" />
                </article>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

function Words({ teaser, className, isLarge = false }: { teaser: Teaser; className: string; isLarge?: boolean }) {
  const to = useTo()
  const locale = useLocale()
  return (
    <div className={className}>
      <time dateTime={teaser.publishedAt} className="block text-caption text-muted tabular-nums">
        {writeDate(teaser.publishedAt, locale)}
      </time>
      <h3 className={isLarge ? 'mt-2 font-display text-heading' : 'mt-1 font-display text-title break-normal'}>
        <ShopLink
          to={to('blog', { id: teaser.id, slug: teaser.slug })}
          lang={teaser.langs?.title}
          className="decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
        >
          <Unbroken>{teaser.title}</Unbroken>
        </ShopLink>
      </h3>
      <p
        lang={teaser.langs?.excerpt}
        className={
          isLarge ? 'mt-4 max-w-measure text-muted' : 'mt-2 text-small text-muted max-sm:hidden lg:max-2xl:hidden'
        }
      >
        {teaser.excerpt}
      </p>
    </div>
  )
}
