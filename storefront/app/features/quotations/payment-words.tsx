import { localisedText } from '@fitout/contract/localised.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { showDate } from '../../shared/i18n/shop-dates.ts'
import { inLanguage } from '../../shared/text/in-language.tsx'
import type { Content } from './quotation-reading.ts'

/** Formats when a payment of the plan is due. */
export function usePaymentWords(content: Content) {
  const t = useTranslations('quotations')
  const locale = useLocale()
  return ({ trigger, day, stage, days }: Content['plan'][number]): ReactNode => {
    if (trigger === 'ON_DAY') return t('when.ON_DAY', { day: showDate(day ?? '') })
    if (trigger === 'DAYS_AFTER_HANDOVER') return t('when.DAYS_AFTER_HANDOVER', { days: days ?? 0 })
    if (trigger === 'STAGE_STARTED' || trigger === 'STAGE_DONE') {
      const title = localisedText(content.stages.find(({ key }) => key === stage)?.title, locale)
      return t.rich(`when.${trigger}`, { stage: title.text, text: inLanguage(title.lang) })
    }
    return t(`when.${trigger}`)
  }
}
