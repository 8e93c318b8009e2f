import { classNames } from '@fitout/ui/class-names.ts'
import { lazy, Suspense } from 'react'
import { RichText } from '../../shared/text/rich-text.tsx'
import { BeforeAfterBlock } from './blocks/before-after-block.tsx'
import { EnquiryBand } from './blocks/enquiry-band.tsx'
import { HeroBlock } from './blocks/hero-block.tsx'
import { JournalBlock } from './blocks/journal-block.tsx'
import { ProductsBlock } from './blocks/products-block.tsx'
import { ProjectsBlock } from './blocks/projects-block.tsx'
import { ServicesBlock } from './blocks/services-block.tsx'
import { StepsBlock } from './blocks/steps-block.tsx'
import type { ContentView } from './content-view.ts'
import { nothingShown, type Shown } from './shown-in-blocks.ts'

// Most pages do not use these.
const FurtherBlock = lazy(() => import('./blocks/further-block.tsx'))

type Props = {
  blocks: ContentView['blocks']
  shown?: Shown
  /** More content of the same page follows. */
  isWithinPage?: boolean
}

/** The blocks of a page in the order set by staff. */
export function ContentBlocks({ blocks, shown = nothingShown, isWithinPage = false }: Props) {
  const endsInBand = blocks.at(-1)?.type === 'enquiry-band' || blocks.at(-1)?.type === 'steps'
  return (
    <div className={classNames('flex flex-col gap-section', !endsInBand && !isWithinPage && 'pb-section')}>
      {blocks.map((block, index) => (
        <Block key={`${index}-${block.type}`} block={block} isFirst={index === 0} shown={shown} />
      ))}
    </div>
  )
}

type BlockProps = { block: ContentView['blocks'][number]; isFirst: boolean; shown: Shown }

function Block({ block, isFirst, shown }: BlockProps) {
  switch (block.type) {
    case 'hero':
      return <HeroBlock block={block} isFirst={isFirst} />
    case 'projects':
      return <ProjectsBlock block={block} projects={shown.projects} />
    case 'steps':
      return <StepsBlock block={block} />
    case 'featured-services':
      return <ServicesBlock block={block} services={shown.services} />
    case 'featured-products':
      return <ProductsBlock block={block} products={shown.products[block.pick] ?? []} />
    case 'before-after':
      return <BeforeAfterBlock block={block} />
    case 'journal':
      return <JournalBlock block={block} posts={shown.posts} />
    case 'enquiry-band':
      return <EnquiryBand block={block} />
    case 'markdown':
      return (
        <section className="page">
          <RichText html={block.html} lang={block.langs?.html} className="prose-column" />
        </section>
      )
    default:
      return (
        <Suspense>
          <FurtherBlock block={block} shown={shown} />
        </Suspense>
      )
  }
}
