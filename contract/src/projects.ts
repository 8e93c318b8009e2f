import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { commaList, day, id, line, listing, listOf, oneOf, pageQuery, picture, words } from './wire.ts'

const option = z.object({ key: z.string(), title: words })

/** The facets of the project list. Their names are also query parameters. */
export const projectFacetNames = [
  'style',
  'room_type',
  'property_type',
  'district',
  'area',
  'budget',
  'duration',
  'year',
] as const
export type ProjectFacetName = (typeof projectFacetNames)[number]

export const projectCard = z.object({
  _id: id,
  title: words,
  slug: words,
  summary: words,
  cover: picture,
  style: option.nullable(),
  property_type: option.nullable(),
  district: option.nullable(),
  place: words.nullable().meta({ description: 'The estate or neighbourhood' }),
  saleable_area: z.object({ sqft: z.number().int(), sqm: z.number(), band: z.string() }).nullable(),
  budget: option.nullable(),
  year: z.number().int(),
})

const facetFilters = Object.fromEntries(
  projectFacetNames.map((name) => [name, commaList(line(60), 30).optional()]),
) as Record<ProjectFacetName, z.ZodOptional<ReturnType<typeof commaList<z.ZodString>>>>

export const projectSorts = ['recommended', 'year', 'area'] as const

export const filterProjects = endpoint('GET', '/projects/filter', {
  summary: 'The portfolio by search and filters, with the number of results for each further filter.',
  access: 'anyone',
  rate: 'search',
  shared: true,
  query: z.object({
    ...pageQuery(12),
    ...facetFilters,
    keyword: line(100).optional(),
    ids: commaList(id, 100).optional(),
    sort_by: z.enum(projectSorts).default('recommended'),
    sort_order: z.enum(['asc', 'desc']).default('desc'),
  }),
  response: listOf(projectCard).extend({
    facets: z.array(
      z.object({
        name: z.enum(projectFacetNames),
        values: z.array(option.extend({ count: z.number().int() })),
      }),
    ),
  }),
  errors: [],
})

const hotspot = z.object({
  product_id: id,
  x: z.number().meta({ description: 'Per cent of the width from the left' }),
  y: z.number().meta({ description: 'Per cent of the height from the top' }),
})

export const projectDetails = projectCard.extend({
  story_html: words,
  scope: option.nullable(),
  started_on: day.nullable(),
  finished_on: day.nullable(),
  duration_days: z.number().int().nullable(),
  materials: z.array(words),
  team: z.array(z.object({ role: words, name: words })),
  galleries: z
    .array(
      z.object({
        room_type: option.nullable(),
        pictures: z.array(picture.extend({ caption: words, hotspots: z.array(hotspot) })),
      }),
    )
    .meta({ description: 'The pictures room by room' }),
  comparisons: z.array(z.object({ before: picture, after: picture, caption: words })),
  videos: z.array(
    z.object({ title: words, transcript: words, url: z.string(), seconds: z.number().int(), poster: picture }),
  ),
  model_url: z.string().nullable(),
  product_ids: z.array(id).meta({ description: 'Pieces that were used' }),
  service_ids: z.array(id).meta({ description: 'Services that were taken' }),
  ...listing,
  next: projectCard.pick({ _id: true, title: true, slug: true, cover: true }).nullable(),
})

export const findProject = endpoint('GET', '/projects/:id/details', {
  summary: 'One project of the portfolio.',
  access: 'anyone',
  rate: 'read',
  shared: true,
  response: oneOf(projectDetails),
  errors: ['project-not-found'],
})
