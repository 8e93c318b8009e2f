import { hongKongAreas } from '@fitout/contract/hong-kong-districts.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { type Locale, locales, type Words } from '@fitout/contract/locales.ts'
import { type ProjectOption, projectScopes, propertyTypes } from '@fitout/contract/project-options.ts'
import { quotationGroups } from '@fitout/contract/quotation-options.ts'
import { type PictureRow, presentPicture } from '../pictures/pictures-service.ts'
import { factsOf, type RenovationRow } from '../renovations/renovations-service.ts'
import type { WorksRow } from './portfolio-drafts-queries.ts'

const districts = hongKongAreas.flatMap((area) => area.districts)
const materialsAtMost = 40
const materialCharacters = 100

export type Chosen = { pictures: PictureRow[]; comparisons: { before: PictureRow; after: PictureRow }[] }

/**
 * Writes a project as staff would. Its text is generated from keys only: title, address, messages and reports of the
 * room may identify a person, so none is copied; materials that name the client are omitted.
 */
export function writeProject(room: RenovationRow, works: WorksRow, { pictures, comparisons }: Chosen, now: Date) {
  const { budget: budget_band, ...facts } = factsOf(room)
  const { property_type, district, scope } = facts
  const title = inEach((locale) =>
    [titleOf(districts, district), titleOf(propertyTypes, property_type), titleOf(projectScopes, scope)]
      .flatMap((words) => words?.[locale] ?? [])
      .join(locale === 'en' ? ', ' : ''),
  )
  const [cover] = pictures
  const shown = (row: PictureRow) => presentPicture(row, title)
  const finished = room.handed_over_on ?? hongKongDay(now)
  return {
    title,
    summary: {},
    picture: cover && shown(cover),
    story: inEach((locale) => storyOf(works.groups, locale)),
    place: null,
    ...facts,
    budget_band,
    year: Number(finished.slice(0, 4)),
    started_on: works.started_on !== null && works.started_on <= finished ? works.started_on : null,
    finished_on: finished,
    materials: materialsOf(room, works.materials),
    team: [],
    pictures: pictures.map((row) => ({ picture: shown(row), caption: {}, room_type: null, hotspots: [] })),
    comparisons: comparisons.map(({ before, after }) => ({ before: shown(before), after: shown(after), caption: {} })),
    videos: [],
    model: null,
    product_ids: [],
    is_shown: true,
  }
}

function inEach(write: (locale: Locale) => string): Words {
  return Object.fromEntries(locales.map((locale) => [locale, write(locale)]))
}

function titleOf(options: readonly ProjectOption[], key: string | null): Words | undefined {
  return options.find((one) => one.key === key)?.title
}

/** The trades of the contract, as a list. */
function storyOf(groups: readonly string[], locale: Locale): string {
  return groups
    .flatMap((key) => titleOf(quotationGroups, key)?.[locale] ?? [])
    .map((title) => `- ${title}`)
    .join('\n')
}

function materialsOf(room: RenovationRow, materials: readonly Words[]): Words[] {
  const private_ = [room.client_name, room.client_email, room.client_phone, room.address, room.title]
    .flatMap((text) => text?.split(/[\s,，、.;；()（）]+/) ?? [])
    .map((part) => part.toLowerCase())
    .filter((part) => part.length > 1)
  const namesClient = (text: string) => private_.some((part) => text.toLowerCase().includes(part))
  return materials
    .filter((words) => {
      const texts = Object.values(words)
      return texts.some(Boolean) && texts.every((text) => text.length <= materialCharacters && !namesClient(text))
    })
    .slice(0, materialsAtMost)
}
