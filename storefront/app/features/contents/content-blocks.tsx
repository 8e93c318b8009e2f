import { classNames } from '@fitout/ui/class-names.ts'
import type { ProductCardView } from '../../shared/catalogue/product-card-view.ts'
import type { ProjectCardView } from '../../shared/projects/project-card-view.ts'
import { RichText } from '../../shared/text/rich-text.tsx'
import { BeforeAfterBlock } from './blocks/before-after-block.tsx'
import { EnquiryBand } from './blocks/enquiry-band.tsx'
import { HeroBlock } from './blocks/hero-block.tsx'
import { JournalBlock, type Teaser } from './blocks/journal-block.tsx'
import { ProductsBlock } from './blocks/products-block.tsx'
import { ProjectsBlock } from './blocks/projects-block.tsx'
import { ServicesBlock } from './blocks/services-block.tsx'
import { StepsBlock } from './blocks/steps-block.tsx'
import { StudioBlock } from './blocks/studio-block.tsx'
import type { ContentView } from './content-view.ts'

type Props = {
  blocks: ContentView['blocks']
  products?: ProductCardView[]
  services?: ProductCardView[]
  projects?: ProjectCardView[]
  posts?: Teaser[]
  /** Something of the same page follows. */
  isWithinPage?: boolean
}

/** The blocks of a page in the order that staff gave them. */
export function ContentBlocks({ blocks, isWithinPage = false, ...shown }: Props) {
  const endsInBand = blocks.at(-1)?.type === 'enquiry-band' || blocks.at(-1)?.type === 'steps'
  return (
    <div className={classNames('flex flex-col gap-section', !endsInBand && !isWithinPage && 'pb-section')}>
      {blocks.map((block, index) => (
        <Block key={`${index}-${block.type}`} block={block} isFirst={index === 0} {...shown} />
      ))}
    </div>
  )
}

type BlockProps = Omit<Props, 'blocks' | 'isWithinPage'> & {
  block: ContentView['blocks'][number]
  isFirst: boolean
}

function Block({ block, isFirst, products = [], services = [], projects = [], posts = [] }: BlockProps) {
  switch (block.type) {
    case 'hero':
      return <HeroBlock block={block} isFirst={isFirst} />
    case 'projects':
      return <ProjectsBlock block={block} projects={projects} />
    case 'steps':
      return <StepsBlock block={block} />
    case 'featured-services':
      return <ServicesBlock block={block} services={services} />
    case 'featured-products':
      return <ProductsBlock block={block} products={products} />
    case 'before-after':
      return <BeforeAfterBlock block={block} />
    case 'journal':
      return <JournalBlock block={block} posts={posts} />
    case 'studio':
      return <StudioBlock block={block} />
    case 'enquiry-band':
      return <EnquiryBand block={block} />
    case 'markdown':
      return (
        <section className="page">
          <RichText html={block.html} lang={block.langs?.html} className="prose-column" />
        </section>
      )
  }
}
