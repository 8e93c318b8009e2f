import { BeforeAfter } from '@fitout/ui/before-after.tsx'
import { useTranslations } from 'use-intl'
import type { BlockOf } from '../content-view.ts'

export function BeforeAfterBlock({ block }: { block: BlockOf<'before-after'> }) {
  const t = useTranslations('pictures')
  return (
    <section className="page grid gap-y-8 lg:columns-12 lg:items-end">
      <div className="lg:col-span-3">
        <h2 lang={block.langs?.title} className="font-display text-heading">
          {block.title}
        </h2>
        {block.text && (
          <p lang={block.langs?.text} className="mt-5 max-w-phrase text-small text-muted">
            {block.text}
          </p>
        )}
      </div>
      <div className="min-w-0 lg:col-span-9">
        <BeforeAfter
          before={block.before}
          after={block.after}
          sizes="(min-width: 1400px) 1040px, (min-width: 992px) 74vw, 100vw"
          words={{
            label: t('compare'),
            before: t('before'),
            after: t('after'),
            position: (percent) => t('position', { percent }),
          }}
        />
      </div>
    </section>
  )
}
