import { classNames } from '@fitout/ui/class-names.ts'
import { Picture } from '@fitout/ui/picture.tsx'
import { Unbroken } from '@fitout/ui/unbroken.tsx'
import type { BlockOf } from '../content-view.ts'
import { BlockAction } from './block-action.tsx'

/** A short text beside a picture, on the side that staff chose. */
export function TextPictureBlock({ block }: { block: BlockOf<'text-picture'> }) {
  const isAtEnd = block.side === 'end'
  return (
    <section className="page grid gap-y-8 lg:columns-12 lg:items-center">
      <Picture
        picture={block.picture}
        sizes="(min-width: 1400px) 800px, (min-width: 992px) 58vw, 100vw"
        ratio="room"
        reveals
        className={classNames('w-full lg:col-span-7 lg:row-start-1', isAtEnd && 'lg:col-start-6')}
      />
      <div className={classNames('lg:col-span-4 lg:row-start-1', isAtEnd ? 'lg:col-start-1' : 'lg:col-start-9')}>
        <h2 lang={block.langs?.title} className="font-display text-heading">
          <Unbroken>{block.title}</Unbroken>
        </h2>
        {block.text && (
          <p lang={block.langs?.text} className="mt-5 max-w-phrase whitespace-pre-line text-muted">
            {block.text}
          </p>
        )}
        {block.action && (
          <p className="mt-6">
            <BlockAction action={block.action} />
          </p>
        )}
      </div>
    </section>
  )
}
