import { Alert, Typography } from '@mui/material'
import { languageNames, type Words } from '@fitout/contract/locales.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { useShopLanguages } from '../../shared/shop-languages.ts'
import { at, useFormPlace } from './form-place.tsx'
import { saysTime } from './said-time.ts'

type Hours = { title?: Words; opens?: string; closes?: string }

/** What the days and times of the opening hours are used for, and whether the text that customers read mentions them. */
export function HoursNotes() {
  const t = useTranslate()
  const languages = useShopLanguages()
  const { title = {}, opens = '', closes = '' } = (at(useFormPlace().written, 'opening_hours') ?? {}) as Hours
  const unsaid = languages.filter((one) => {
    const text = title[one] ?? ''
    return text !== '' && ![opens, closes].every((time) => time === '' || saysTime(text, time))
  })
  return (
    <>
      <Typography color="text.secondary" variant="body2">
        {t('writings.hoursLead')}
      </Typography>
      {unsaid.length > 0 && (
        <Alert severity="warning">
          {t('writings.hoursUnsaid', {
            opens,
            closes,
            languages: unsaid.map((one) => languageNames[one]).join(t('between')),
          })}
        </Alert>
      )}
    </>
  )
}
