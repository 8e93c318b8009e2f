import { LinkButton } from '@fitout/ui/link-button.tsx'
import { Unbroken } from '@fitout/ui/unbroken.tsx'
import { ConfiguredLink } from '../../../shared/links/shop-link.tsx'
import type { BlockOf } from '../content-view.ts'

export function EnquiryBand({ block }: { block: BlockOf<'enquiry-band'> }) {
  return (
    <section className="bg-ink text-paper print:hidden">
      <div className="page grid items-end gap-y-8 py-section lg:columns-12">
        <h2 lang={block.langs?.title} className="min-w-0 font-display text-display wrap-anywhere lg:col-span-7">
          <Unbroken>{block.title}</Unbroken>
        </h2>
        <div className="lg:col-span-4 lg:col-start-9">
          {block.text && (
            <p lang={block.langs?.text} className="max-w-phrase text-stone">
              {block.text}
            </p>
          )}
          <p className="mt-6">
            <LinkButton
              as={ConfiguredLink}
              address={block.action.path}
              lang={block.action.langs?.title}
              variant="light"
            >
              {block.action.title}
            </LinkButton>
          </p>
        </div>
      </div>
    </section>
  )
}
