import { classNames } from '@fitout/ui/class-names.ts'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { Unbroken } from '@fitout/ui/unbroken.tsx'
import { ConfiguredLink } from '../../../shared/links/shop-link.tsx'
import type { BlockOf } from '../content-view.ts'

export function EnquiryBand({ block }: { block: BlockOf<'enquiry-band'> }) {
  const isLight = block.tone === 'light'
  return (
    <section className={classNames('print:hidden', isLight ? 'bg-sand' : 'bg-ink text-paper')}>
      <div className="page grid items-end gap-y-8 py-section lg:columns-12">
        <h2 lang={block.langs?.title} className="min-w-0 font-display text-display wrap-anywhere lg:col-span-7">
          <Unbroken>{block.title}</Unbroken>
        </h2>
        <div className="lg:col-span-4 lg:col-start-9">
          {block.text && (
            <p lang={block.langs?.text} className={classNames('max-w-phrase', isLight ? 'text-muted' : 'text-stone')}>
              {block.text}
            </p>
          )}
          <p className="mt-6">
            <LinkButton
              as={ConfiguredLink}
              address={block.action.path}
              lang={block.action.langs?.title}
              variant={isLight ? 'main' : 'light'}
            >
              {block.action.title}
            </LinkButton>
          </p>
        </div>
      </div>
    </section>
  )
}
