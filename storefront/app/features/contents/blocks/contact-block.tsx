import { Unbroken } from '@fitout/ui/unbroken.tsx'
import type { BlockOf } from '../content-view.ts'
import { StudioInformation } from '../studio-information.tsx'

/** Address, opening hours and contacts of the studio. */
export function ContactBlock({ block }: { block: BlockOf<'contact'> }) {
  return (
    <section className="page grid gap-y-8 lg:columns-12">
      <div className="lg:col-span-5">
        <h2 lang={block.langs?.title} className="font-display text-heading">
          <Unbroken>{block.title}</Unbroken>
        </h2>
        {block.text && (
          <p lang={block.langs?.text} className="mt-5 max-w-phrase text-muted">
            {block.text}
          </p>
        )}
      </div>
      <div className="lg:col-span-6 lg:col-start-7">
        <StudioInformation />
      </div>
    </section>
  )
}
