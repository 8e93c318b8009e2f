import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { configurationSchemas } from '@fitout/contract/configuration-schemas.ts'

const slugs = ['general-holidays', 'quotation-items', 'quotation-terms', 'theme'] as const

/** The defaults by slug until the studio publishes its own: templates that come with the shop, as data. */
export const defaultConfigurations: ReadonlyMap<string, Record<string, unknown>> = new Map(
  slugs.map((slug) => {
    const file = join(import.meta.dirname, 'shipped', `${slug}.json`)
    return [slug, configurationSchemas[slug].parse(JSON.parse(readFileSync(file, 'utf8')))]
  }),
)
