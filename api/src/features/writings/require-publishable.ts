import { pathAsWritten, withoutEmpty } from '@fitout/contract/writings/without-empty.ts'
import type { z } from 'zod'
import type { Database } from '../../database/database.ts'
import { isId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { validate } from '../../http/validate.ts'
import { listPicturesById, pictureIdOf, presentPicture } from '../pictures/pictures-service.ts'

type Place = { path: string; picture: Record<string, unknown> }

/**
 * Validates written content for publishing and returns it without empty texts, and with the shop's own pictures. Throws
 * `invalid-input` with each invalid field.
 */
export async function requirePublishable(db: Database, form: z.ZodType, written: unknown): Promise<never> {
  const fitting = validateWritten(form, written)
  const places = picturesIn(fitting)
  const ids = places.map(({ picture }) => pictureIdOf(String(picture['url'])))
  const rows = await listPicturesById(db, [...new Set(ids.filter(isId))])
  const missing = places.filter((_, index) => !rows.some(({ id }) => id === ids[index]))
  if (missing.length > 0) {
    throw new AppError('invalid-input', {
      errors: missing
        .slice(0, 20)
        .map(({ path }) => ({ path: pathAsWritten(written, path.split('.')).join('.'), code: 'not-listed' })),
    })
  }
  for (const [index, { picture }] of places.entries()) {
    const row = rows.find(({ id }) => id === ids[index])
    if (row) Object.assign(picture, presentPicture(row, picture['alt'] as never))
  }
  return fitting as never
}

/** The content without its empty texts. Throws `invalid-input` with the fields as they were written. */
export function validateWritten<Form extends z.ZodType>(form: Form, written: unknown): z.output<Form> {
  return validate(form, withoutEmpty(written), (path) => pathAsWritten(written, path))
}

/** The pictures within some content, with their dotted paths. */
export function picturesIn(value: unknown, path: string[] = []): Place[] {
  if (typeof value !== 'object' || value === null) return []
  if ('url' in value && 'widths' in value) return [{ path: path.join('.'), picture: value as Place['picture'] }]
  return Object.entries(value).flatMap(([name, one]) => picturesIn(one, [...path, name]))
}
