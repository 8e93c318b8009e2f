import type { Locale } from '@fitout/contract/locales.ts'
import type { TranslateFunction } from '../../shared/i18n.ts'
import type { ShownPicture } from './shown-picture.ts'

/** Pictures as separately compared fields: their order, and the description and focal point of each. */
export type PictureFields = {
  order: string[]
  alt: Record<string, Record<Locale, string>>
  focus: Record<string, number[]>
}

export function fieldsOf(pictures: readonly ShownPicture[]): PictureFields {
  const each = <Value>(valueOf: (picture: ShownPicture) => Value) =>
    Object.fromEntries(pictures.map((picture) => [picture._id, valueOf(picture)]))
  return {
    order: pictures.map(({ _id: id }) => id),
    alt: each(({ alt }) => alt),
    focus: each(({ focus }) => (focus ? [focus.x, focus.y] : [])),
  }
}

/** The pictures described by these fields, looked up among those of all sides. */
export function picturesFrom({ order, alt, focus }: PictureFields, known: readonly ShownPicture[]): ShownPicture[] {
  return order.flatMap((id) => {
    const picture = known.find(({ _id }) => _id === id)
    if (!picture) return []
    const [x, y] = focus[id] ?? []
    const spot = x === undefined || y === undefined ? picture.focus : { x, y }
    return [{ ...picture, alt: { ...picture.alt, ...alt[id] }, focus: spot }]
  })
}

/** An order, as the former positions of the pictures: `2, 1, 3`. */
export function places(order: unknown, known: readonly ShownPicture[]): string {
  const ids = [...new Set(known.map(({ _id: id }) => id))]
  return (order as string[]).map((id) => (ids.includes(id) ? ids.indexOf(id) + 1 : '+')).join(', ')
}

export function labelOf(name: string, order: readonly string[], t: TranslateFunction): string {
  if (name === 'order') return t('products.pictures')
  const at = order.indexOf(name)
  return at < 0 ? t(`audit.fields.${name}`, { _: t('products.pictures') }) : t('products.picture', { number: at + 1 })
}
