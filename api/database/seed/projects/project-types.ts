import type {
  budgetBands,
  projectScopes,
  projectStyles,
  propertyTypes,
  roomTypes,
} from '@fitout/contract/project-options.ts'
import type { SeedPicture, Words } from '../seed-types.ts'

type KeyOf<Options extends readonly { key: string }[]> = Options[number]['key']
type RoomType = KeyOf<typeof roomTypes>

/** A picture with its caption, its room, and pieces of the catalogue in per cent of its width and height. */
type SeedProjectPicture = SeedPicture & {
  caption: Words
  room: RoomType
  hotspots?: [product: string, x: number, y: number][]
}

export type SeedProject = {
  key: string
  title: Words
  summary: Words
  /** Markdown. */
  story: Words
  place: Words
  style: KeyOf<typeof projectStyles>
  propertyType: KeyOf<typeof propertyTypes>
  /** One of the 18. */
  district: string
  scope: KeyOf<typeof projectScopes>
  squareFeet?: number
  budget?: KeyOf<typeof budgetBands>
  /** First day on site and day of handing over; of some only the year is known. */
  works?: [from: string, to: string]
  year: number
  materials: Words[]
  team: { role: Words; name: Words }[]
  pictures: SeedProjectPicture[]
  comparison?: { before: SeedPicture; after: SeedPicture; caption: Words }
  film?: { file: string; seconds: number; title: Words; transcript: Words; poster: SeedPicture }
  /** GLB below `seed/media/models`. */
  model?: string
  /** Keys of pieces that were used and of services that were taken. */
  products: string[]
}
