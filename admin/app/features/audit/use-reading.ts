import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { hongKongAreas } from '@fitout/contract/hong-kong-districts.ts'
import { subDistrictsOf } from '@fitout/contract/hong-kong-sub-districts.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { showTime } from '../../shared/show-time.ts'
import type { Entry } from './entry.ts'
import { type FieldChange, isEmpty } from './field-changes.ts'

/** The message group of a field's options, if another screen also shows them. */
const choicesOf: Record<string, string> = {
  payment_status: 'paymentStatus',
  delivery_status: 'deliveryStatus',
  payment_method: 'paymentMethods',
  payment_channel: 'channels',
  channel: 'channels',
  waiting: 'waitingFor',
  role: 'roles',
  how: 'paymentWay',
  trouble: 'paymentTrouble',
  locale: 'emptySearches.languages',
  language: 'emptySearches.languages',
  drafts: 'audit.fields',
}
const statusOf: Record<string, string> = {
  order: 'status',
  export: 'status',
  product: 'productStatus',
  comment: 'commentStatus',
  appointment: 'appointmentStatus',
  enquiry: 'enquiryStatus',
  review: 'reviewStatus',
  'refund request': 'refundStatus',
}

const inDollars = new Set([
  'price',
  'fee',
  'free_from',
  'surcharge',
  'spend',
  'at_most',
  'amount',
  'free_shipping_from',
])
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const day = /^\d{4}-\d\d-\d\d$/

/** Formats the fields of an entry: names, money, dates, and ids as the objects they refer to. */
export function useReading({ subject, names }: Pick<Entry, 'subject' | 'names'>) {
  const t = useTranslate()
  const locale = useLocale()

  function labelOf({ path }: FieldChange): string {
    return path
      .map((step) =>
        typeof step === 'number'
          ? t('audit.number', { number: step + 1 })
          : t(`audit.fields.${step}`, { _: t(`writings.fields.${step}`, { _: step }) }),
      )
      .join(' › ')
  }

  function textOf(value: unknown, { path }: FieldChange): string {
    const name = String(path.findLast((step) => typeof step === 'string'))
    if (isEmpty(value)) return t('audit.nothing')
    if (typeof value === 'boolean') return t(`kit.boolean.${value}`)
    if (typeof value === 'number') return numberText(value, name)
    if (typeof value === 'string') return stringText(value, name)
    if (Array.isArray(value)) return value.map((one) => textOf(one, { path, before: null, after: null })).join(' · ')
    return inLocale(value as object, locale)
  }

  function numberText(value: number, name: string): string {
    // A refund is stored in cents, like in the order.
    if (name.endsWith('_cents') || (name === 'amount' && subject === 'refund request')) return formatMoney(value / 100)
    return inDollars.has(name) ? formatMoney(value) : String(value)
  }

  function stringText(value: string, name: string): string {
    if (uuid.test(value)) return inLocale(names[value], locale) || t('audit.gone', { end: value.slice(-6) })
    if (moment.test(value)) return showTime(value)
    if (day.test(value)) return showDay(value)
    if (name === 'places') return placeText(value, locale)
    const group = name === 'status' ? statusOf[subject] : choicesOf[name]
    // Of personal data and secrets, only that they changed.
    const withheld = t(`audit.choices.withheld.${value}`, { _: value })
    return t(`${group ?? `audit.choices.${name}`}.${value}`, { _: withheld })
  }

  return { labelOf, textOf }
}

const districts = hongKongAreas.flatMap((area) => area.districts)

function placeText(place: string, locale: Locale): string {
  const [key = '', part] = place.split('/')
  const titles = [districts.find((one) => one.key === key), subDistrictsOf(key).find((one) => one.key === part)]
  return titles.flatMap((one) => (one ? [inLocale(one.title, locale)] : [])).join(' ') || place
}
