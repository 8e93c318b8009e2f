import { Picture } from '@fitout/ui/picture.tsx'
import type { BlockOf } from '../content-view.ts'
import { StudioInformation } from '../studio-information.tsx'

/** The studio: a photograph beside address, opening hours and contacts. */
export function StudioBlock({ block }: { block: BlockOf<'studio'> }) {
  return (
    <section className="page grid gap-y-8 lg:columns-12 lg:items-stretch">
      <Picture
        picture={block.picture}
        sizes="(min-width: 1400px) 800px, (min-width: 992px) 58vw, 100vw"
        ratio="room"
        className="w-full lg:col-span-7"
      />
      <div className="flex flex-col justify-between gap-8 lg:col-span-4 lg:col-start-9">
        <div>
          <h2 lang={block.langs?.title} className="font-display text-heading">
            {block.title}
          </h2>
          {block.text && (
            <p lang={block.langs?.text} className="mt-4 max-w-phrase text-muted">
              {block.text}
            </p>
          )}
        </div>
        <StudioInformation />
      </div>
    </section>
  )
}
