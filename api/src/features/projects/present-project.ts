import type { Words } from '@fitout/contract/locales.ts'
import {
  areaBands,
  bandOf,
  budgetBands,
  type ProjectOption,
  projectScopes,
  projectStyles,
  propertyTypes,
  roomTypes,
} from '@fitout/contract/project-options.ts'
import type { projectCard, projectDetails } from '@fitout/contract/projects.ts'
import { inSquareMetres } from '@fitout/contract/saleable-area.ts'
import type { z } from 'zod'
import { listingColumns } from '../../database/listing-columns.ts'
import { renderWords } from '../markdown/markdown-service.ts'
import { modelUrl, presentPicture, videoUrl } from '../pictures/pictures-service.ts'
import type { ProjectCardRow, ProjectRow } from './projects-queries.ts'
import { districts } from './select-projects.ts'

type Card = z.input<typeof projectCard>
type Details = z.input<typeof projectDetails>

export function presentCard(row: ProjectCardRow): Card {
  return {
    _id: row.id,
    title: row.title,
    slug: row.slug,
    summary: row.summary,
    cover: coverOf(row),
    style: optionOf(projectStyles, row.style),
    property_type: optionOf(propertyTypes, row.property_type),
    district: optionOf(districts, row.district),
    place: row.place,
    saleable_area: areaOf(row.saleable_sqft),
    budget: optionOf(budgetBands, row.budget_band),
    year: row.year,
  }
}

export function presentDetails(row: ProjectRow): Details {
  const idsOf = (kind: 'GOODS' | 'SERVICE') => row.products.filter((one) => one.kind === kind).map(({ id }) => id)
  return {
    ...presentCard(row),
    story_html: renderWords(row.story),
    scope: optionOf(projectScopes, row.scope),
    started_on: row.started_on,
    finished_on: row.finished_on,
    duration_days: row.days,
    materials: row.materials,
    team: row.team,
    galleries: galleriesOf(row.pictures),
    comparisons: row.comparisons.map(({ before, before_alt, after, after_alt, caption }) => ({
      before: presentPicture(before, before_alt),
      after: presentPicture(after, after_alt),
      caption,
    })),
    videos: row.videos.map(({ title, transcript, file, seconds, picture, picture_alt }) => ({
      title,
      transcript,
      url: videoUrl(file),
      seconds,
      poster: presentPicture(picture, picture_alt),
    })),
    model_url: row.model_file === null ? null : modelUrl(row.model_file),
    product_ids: idsOf('GOODS'),
    service_ids: idsOf('SERVICE'),
    ...listingColumns(row),
    next: row.next && { _id: row.next.id, title: row.next.title, slug: row.next.slug, cover: coverOf(row.next) },
  }
}

function coverOf({ picture, picture_alt, title }: Pick<ProjectCardRow, 'picture' | 'picture_alt' | 'title'>) {
  return presentPicture(picture, picture_alt ?? title)
}

/** A key that is no longer in the list is omitted, like an unknown one. */
function optionOf(options: readonly ProjectOption[], key: string | null): { key: string; title: Words } | null {
  const option = options.find((one) => one.key === key)
  return option ? { key: option.key, title: option.title } : null
}

function areaOf(sqft: number | null): Card['saleable_area'] {
  if (sqft === null) return null
  return { sqft, sqm: inSquareMetres(sqft), band: bandOf(areaBands, sqft)?.key ?? '' }
}

/** One gallery per room, in the order in which rooms first appear. */
function galleriesOf(pictures: ProjectRow['pictures']): Details['galleries'] {
  return [...Map.groupBy(pictures, ({ room_type }) => room_type)].map(([room, shown]) => ({
    room_type: optionOf(roomTypes, room),
    pictures: shown.map(({ picture, alt, caption, hotspots }) => ({
      ...presentPicture(picture, alt),
      caption,
      hotspots: hotspots.map(({ product_id, x, y }) => ({ product_id, x: x / 10, y: y / 10 })),
    })),
  }))
}
