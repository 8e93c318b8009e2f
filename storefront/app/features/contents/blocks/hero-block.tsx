import { LinkButton } from '@fitout/ui/link-button.tsx'
import { Picture } from '@fitout/ui/picture.tsx'
import { Unbroken } from '@fitout/ui/unbroken.tsx'
import { ConfiguredLink } from '../../../shared/links/shop-link.tsx'
import type { BlockOf } from '../content-view.ts'

/**
 * A full-width picture with a sheet over its corner: a sentence and one action. Themes can place the text beside or above
 * the picture instead.
 */
export function HeroBlock({ block, isFirst }: { block: BlockOf<'hero'>; isFirst: boolean }) {
  const Heading = isFirst ? 'h1' : 'h2'
  return (
    <section className="relative md:beside:grid md:beside:grid-cols-2 lg:beside:grid-cols-[2fr_3fr] framed:page framed:flex framed:flex-col-reverse framed:gap-block framed:pt-block">
      <div className="h-(--size-hero-picture) overflow-hidden md:h-(--size-hero) md:beside:order-last framed:rounded-picture">
        <Picture
          picture={block.picture}
          sizes="(max-width: 767px) 66svh, (max-aspect-ratio: 2/1) 180svh, 100vw"
          ratio="fill"
          priority={isFirst}
          imageClassName="object-[62%_50%]"
        />
      </div>
      <div className="page md:absolute md:inset-x-0 md:bottom-0 md:beside:static md:beside:flex md:beside:items-end md:beside:bg-sand framed:static framed:px-0">
        <div className="md:beside:m-0 md:beside:max-w-none md:beside:bg-transparent md:beside:p-0 md:beside:pb-block framed:m-0 framed:grid framed:w-full framed:max-w-none framed:gap-x-gutter framed:p-0 lg:framed:grid-cols-[7fr_5fr] lg:framed:items-end bg-paper pt-8 md:w-fit md:max-w-7/10 lg:max-w-hero-sheet md:pe-16 md:pt-12 md:pb-2 md:-ms-gutter md:ps-gutter">
          <Heading lang={block.langs?.title} className="font-display text-hero text-balance">
            <Unbroken>{block.title}</Unbroken>
          </Heading>
          <div className="mt-5 flex flex-col items-start gap-6 md:mt-7">
            {block.text && (
              <p lang={block.langs?.text} className="max-w-phrase text-lead text-balance text-muted">
                <Unbroken>{block.text}</Unbroken>
              </p>
            )}
            <LinkButton as={ConfiguredLink} address={block.action.path} lang={block.action.langs?.title} variant="main">
              {block.action.title}
            </LinkButton>
          </div>
        </div>
      </div>
    </section>
  )
}
