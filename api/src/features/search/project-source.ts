import { hongKongAreas } from '@fitout/contract/hong-kong-districts.ts'
import type { Words } from '@fitout/contract/locales.ts'
import { projectStyles, propertyTypes, roomTypes } from '@fitout/contract/project-options.ts'
import { pageSource } from './page-source.ts'
import { listSearchedProjects } from './search-queries.ts'

const options = [...projectStyles, ...propertyTypes, ...roomTypes, ...hongKongAreas.flatMap((area) => area.districts)]
const titles = new Map<string, Words>(options.map(({ key, title }) => [key, title]))

/** Projects by their texts, style, kind of home, rooms and district. */
export const projectSource = pageSource('projects', async ({ db, clock }) =>
  (await listSearchedProjects(db, clock.now())).map(({ keys, ...project }) => ({
    ...project,
    labels: [...project.labels, ...keys.flatMap((key) => Object.values(titles.get(key) ?? {}))],
  })),
)
