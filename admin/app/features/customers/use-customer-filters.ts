import { districtKeys } from '@fitout/contract/appointments.ts'
import { hongKongAreas } from '@fitout/contract/hong-kong-districts.ts'
import { inLocale, languageNames } from '@fitout/contract/locales.ts'
import { listCustomerTags } from '@fitout/contract/staff/customers.ts'
import { counted } from '../../shared/counted.ts'
import type { Filter } from '../../shared/filter-field.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { useShopLanguages } from '../../shared/shop-languages.ts'
import { useOne } from '../../shared/use-read.ts'
import { useShopConstants } from '../../shared/use-shop-constants.ts'

export const defaultFilter = {
  q: '',
  has_ordered: '',
  has_points: '',
  tag: '',
  level: '',
  language: '',
  district: '',
  has_renovation: '',
  takes_mail: '',
  spent_at_least: '',
  spent_at_most: '',
  spent_from: '',
  spent_until: '',
  last_order_from: '',
  last_order_until: '',
}

/** The filters of customers. */
export function useCustomerFilters(): Filter[] {
  const t = useTranslate()
  const locale = useLocale()
  const { data: tags = [] } = useOne(listCustomerTags)
  const levels = useShopConstants()?.membership_levels ?? []
  const languages = useShopLanguages()
  const titles = new Map(hongKongAreas.flatMap(({ districts }) => districts).map(({ key, title }) => [key, title]))
  const named = (name: keyof typeof defaultFilter) => ({ name, label: t(`customers.${name}`) })
  const choice = (name: keyof typeof defaultFilter, choices: (readonly [string, string])[]): Filter => ({
    ...named(name),
    kind: 'choice',
    choices,
  })
  const either = (name: keyof typeof defaultFilter, yes: string, no: string) =>
    choice(name, [
      ['true', t(`customers.${yes}`)],
      ['false', t(`customers.${no}`)],
    ])
  return [
    { kind: 'text', name: 'q', label: t('customers.search'), isAlways: true },
    either('has_ordered', 'ordered', 'notOrdered'),
    either('has_points', 'withPoints', 'withoutPoints'),
    {
      ...choice(
        'tag',
        tags.map(({ tag, customers }) => [tag, t('aside', { text: tag, aside: counted(customers) })]),
      ),
      isAlways: tags.length > 0,
    },
    either('takes_mail', 'mailed', 'notMailed'),
    choice(
      'level',
      levels.map(({ slug, title }) => [slug, inLocale(title, locale)]),
    ),
    { ...named('spent_at_least'), kind: 'number' },
    { ...named('spent_at_most'), kind: 'number' },
    { ...named('spent_from'), kind: 'day' },
    { ...named('spent_until'), kind: 'day' },
    { ...named('last_order_from'), kind: 'day' },
    { ...named('last_order_until'), kind: 'day' },
    either('has_renovation', 'renovating', 'notRenovating'),
    choice(
      'district',
      districtKeys.map((key) => [key, inLocale(titles.get(key), locale)]),
    ),
    choice(
      'language',
      languages.map((one) => [one, languageNames[one]]),
    ),
  ]
}
