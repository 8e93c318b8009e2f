import { isLocale } from '@fitout/contract/locales.ts'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { useFieldLabel } from './form-place.tsx'
import { nameOfItem } from './name-of-item.ts'
import { useOptionTitle } from './use-option-title.ts'
import { isWhole } from './whole-pictures.ts'

/** How fields and values are displayed when two versions are compared. */
export function useReadingOf() {
  const t = useTranslate()
  const locale = useLocale()
  const labelOf = useFieldLabel()
  const titleOf = useOptionTitle()

  const nameOfPart = (item: unknown) =>
    typeof item === 'object' && item !== null && 'type' in item
      ? [t(`writings.blocks.${String(item.type)}`), nameOfItem(item, locale)].filter(Boolean).join(' · ')
      : nameOfItem(item, locale)

  /** A written text is displayed as it is, even where an option has the same name. */
  function choiceIn(path: string, value: string): string | undefined {
    const name = path.split('.').at(-1) ?? ''
    if (isLocale(name) || value === '') return undefined
    const title = name === 'type' ? t(`writings.blocks.${value}`, { _: value }) : titleOf(value)
    return title === value ? undefined : title
  }

  function showValue(path: string, value: unknown): string | undefined {
    if (isWhole(value)) return showValue('', value.shown)
    if (typeof value === 'boolean') return t(`kit.boolean.${value}`)
    if (typeof value === 'string') return choiceIn(path, value)
    if (!Array.isArray(value)) return undefined
    const [first] = value as unknown[]
    if (value.length === 1 && isPicture(first)) return `${String(first['width'])} × ${String(first['height'])}`
    return value.map((item, index) => `${index + 1}. ${nameOfPart(item)}`).join('\n') || undefined
  }
  const label = (name: string, path: string) =>
    name === 'shown' ? t('writings.fields.picture') : labelOf(path === 'picture' ? 'cover' : name, path)
  return { label, showValue }
}

function isPicture(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && 'widths' in value
}
