import {
  budgetBands,
  keysOf,
  projectScopes,
  projectStyles,
  propertyTypes,
  roomTypes,
} from '@fitout/contract/project-options.ts'
import { z } from 'zod'
import { words } from '../seed-types.ts'
import { corners } from './corners.ts'
import people from './people.json' with { type: 'json' }
import { rooms } from './rooms.ts'

/** Data files refer to photographs and people by key. */
const photographs = { ...rooms, ...corners }
const photographKey = z.enum(keysIn(photographs))
const photograph = photographKey.transform((key) => photographs[key])
const person = z.enum(keysIn(people)).transform((key) => people[key])

/** A picture with its caption and room, and pieces of the catalogue positioned in per cent of its width and height. */
const seedProjectPicture = z
  .strictObject({
    photograph: photographKey,
    caption: words,
    room: z.enum(keysOf(roomTypes)),
    hotspots: z.array(z.tuple([z.string(), z.number(), z.number()])).optional(),
  })
  .transform(({ photograph: key, ...rest }) => ({ ...photographs[key], ...rest }))

export const seedProject = z.strictObject({
  key: z.string(),
  title: words,
  summary: words,
  /** Markdown. */
  story: words,
  place: words,
  style: z.enum(keysOf(projectStyles)),
  propertyType: z.enum(keysOf(propertyTypes)),
  /** One of the 18 districts. */
  district: z.string(),
  scope: z.enum(keysOf(projectScopes)),
  squareFeet: z.int().optional(),
  budget: z.enum(keysOf(budgetBands)).optional(),
  /** First day on site and handover day; for some only the year is known. */
  works: z.tuple([z.string(), z.string()]).optional(),
  year: z.int(),
  materials: z.array(words),
  team: z.array(person),
  pictures: z.array(seedProjectPicture),
  comparison: z.strictObject({ before: photograph, after: photograph, caption: words }).optional(),
  film: z
    .strictObject({ file: z.string(), seconds: z.number(), title: words, transcript: words, poster: photograph })
    .optional(),
  /** GLB below `seed/media/models`. */
  model: z.string().optional(),
  /** Keys of the pieces used and the services taken. */
  products: z.array(z.string()),
})
export type SeedProject = z.infer<typeof seedProject>

function keysIn<Key extends string>(record: Record<Key, unknown>): Key[] {
  return Object.keys(record) as Key[]
}
