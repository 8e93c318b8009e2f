import type { BlockOf } from '../content-view.ts'
import type { Shown } from '../shown-in-blocks.ts'
import { CategoriesBlock } from './categories-block.tsx'
import { ContactBlock } from './contact-block.tsx'
import { ReviewsBlock } from './reviews-block.tsx'
import { StudioBlock } from './studio-block.tsx'
import { TextPictureBlock } from './text-picture-block.tsx'

type Props = { block: BlockOf<'studio' | 'categories' | 'reviews' | 'text-picture' | 'contact'>; shown: Shown }

/** Rare blocks, whose code is loaded on demand. */
export default function FurtherBlock({ block, shown }: Props) {
  switch (block.type) {
    case 'studio':
      return <StudioBlock block={block} />
    case 'categories':
      return <CategoriesBlock block={block} categories={shown.categories} />
    case 'reviews':
      return <ReviewsBlock block={block} reviews={shown.reviews} />
    case 'text-picture':
      return <TextPictureBlock block={block} />
    case 'contact':
      return <ContactBlock block={block} />
  }
}
