import { Picture } from '@fitout/ui/picture.tsx'
import { SectionHeading } from '@fitout/ui/section-heading.tsx'
import { ShopLink } from '../../../shared/links/shop-link.tsx'
import { useTo } from '../../../shared/links/use-to.ts'
import type { BlockOf } from '../content-view.ts'
import type { ShownCategory } from '../shown-in-blocks.ts'
import { BlockAction } from './block-action.tsx'

/** The categories of the shop, each with picture and name. */
export function CategoriesBlock({ block, categories }: { block: BlockOf<'categories'>; categories: ShownCategory[] }) {
  const to = useTo()
  if (categories.length === 0) return null
  return (
    <section className="page">
      <SectionHeading
        title={block.title}
        lang={block.langs?.title}
        action={block.action && <BlockAction action={block.action} />}
      />
      <ul className="mt-block grid grid-cols-2 gap-x-gutter gap-y-8 md:grid-cols-3">
        {categories.map(({ id, slug, title, langs, picture }) => (
          <li key={id} className="group relative flex min-w-0 flex-col">
            {picture ? (
              <Picture
                picture={picture}
                sizes="(min-width: 1400px) 450px, (min-width: 768px) 32vw, 48vw"
                fitting={[240, 960]}
                ratio="room"
                isDecorative
                reveals
                imageClassName="transition-transform duration-(--duration-menu) group-hover:scale-[1.02]"
              />
            ) : (
              <div className="aspect-room rounded-picture bg-sand" />
            )}
            <h3 className="mt-4 font-display text-title">
              <ShopLink
                to={to('category', { id, slug })}
                lang={langs?.title}
                className="decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
              >
                {title}
              </ShopLink>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  )
}
