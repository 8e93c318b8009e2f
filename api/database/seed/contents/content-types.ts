import type { SeedPicture, Words } from '../seed-types.ts'

export type Action = { title: Words; path: string }

/** What a content page is made of. Staff put blocks in any order. */
export type Block =
  | { type: 'markdown'; body: Words }
  | { type: 'hero'; title: Words; text?: Words; picture: SeedPicture; action: Action }
  | {
      type: 'steps'
      title: Words
      steps: { title: Words; text: Words; drawing?: 'measure' | 'plan' | 'build' | 'move-in' }[]
    }
  | { type: 'featured-products'; title: Words; action: Action }
  | { type: 'featured-services'; title: Words; text: Words; action: Action }
  | { type: 'before-after'; title: Words; text: Words; before: SeedPicture; after: SeedPicture }
  | { type: 'projects'; title: Words; action?: Action }
  | { type: 'journal'; title: Words; action?: Action }
  | { type: 'studio'; title: Words; text?: Words; picture: SeedPicture }
  | { type: 'enquiry-band'; title: Words; text: Words; action: Action }

export type SeedContent = {
  slug: string
  title: Words
  /** For search engines and shared links. */
  description: Words
  /** ISO date of the last change that matters to a reader. */
  updatedOn: string
  blocks: Block[]
}
