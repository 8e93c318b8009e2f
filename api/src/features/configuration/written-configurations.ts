import { configurationSchemas } from '@fitout/contract/configuration-schemas.ts'
import { type ConfigurationSlug, writtenConfiguration } from '@fitout/contract/writings/written-configuration.ts'
import { defaultLook } from '@fitout/contract/themes.ts'
import type { Database } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { insertPublished, listPublished } from './configuration-queries.ts'
import { type Fault, messageFaults } from './message-faults.ts'
import { defaultConfigurations } from './default-configurations.ts'

type Data = Record<string, unknown>

/** Every configuration as staff write it, by slug, without derived values. */
export async function listWrittenConfigurations(db: Database): Promise<Map<string, Data>> {
  const rows = await listPublished(db, Object.keys(writtenConfiguration) as ConfigurationSlug[])
  const published = rows.map(({ slug, data }): [string, Data] => {
    const form = writtenConfiguration[slug as ConfigurationSlug]
    const whole = slug === 'theme' ? { ...defaultLook, ...(data as Data) } : (data as Data)
    return [slug, only(whole, 'shape' in form ? form.shape : undefined)]
  })
  return new Map([
    ...published,
    ...[...defaultConfigurations].filter(([slug]) => !rows.some((row) => row.slug === slug)),
  ])
}

/**
 * Publishes a configuration that matches its schema. Throws `invalid-input` if something the shop requires is missing: a
 * kind of message, or an argument of one.
 */
export async function publishWrittenConfiguration(db: Database, slug: ConfigurationSlug, data: Data): Promise<void> {
  const [live] = await listPublished(db, [slug])
  const before = (live?.data ?? {}) as Data
  const faults = slug === 'customer-locales' ? await messageFaults(data) : missingIn(slug, data, before)
  if (faults.length > 0) throw new AppError('invalid-input', { errors: faults.slice(0, 20) })
  const whole = slug === 'shop-constants' ? { ...before, ...optional(slug), ...data } : data
  await insertPublished(db, slug, configurationSchemas[slug].parse(whole))
}

/** Result pages look up messages by kind, so none of the existing ones may be removed. */
function missingIn(slug: ConfigurationSlug, data: Data, before: Data): Fault[] {
  if (slug !== 'response-messages') return []
  const gone = Object.keys(before).filter((kind) => !Object.hasOwn(data, kind))
  return gone.map((path) => ({ path, code: 'required' }))
}

/** Every field as undefined, so that an emptied one does not keep its previous value. */
function optional(slug: 'shop-constants'): Data {
  return Object.fromEntries(Object.keys(writtenConfiguration[slug].shape).map((name) => [name, undefined]))
}

function only(data: Data, shape: object | undefined): Data {
  if (!shape) return data
  return Object.fromEntries(Object.keys(shape).flatMap((name) => (name in data ? [[name, data[name]]] : [])))
}
