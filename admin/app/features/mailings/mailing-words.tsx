import { languageNames, languageTags, type Locale, type Words } from '@fitout/contract/locales.ts'
import { subjectAtMost, textAtMost } from '@fitout/contract/staff/mailings.ts'
import { Box, Stack, TextField, Typography } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'
import { MarkdownText } from '../../shared/markdown-text.tsx'
import { SpreadPicturesButton } from '../../shared/spread-pictures-button.tsx'
import { useShopLanguages } from '../../shared/shop-languages.ts'

type Written = { subject: Words; text: Words }
type MailingWordsProps = {
  locale: Locale
  value: Written
  onChange: (change: Partial<Written>) => void
}

/** Subject and text in one language, beside the studio's main language if that is another. */
export function MailingWords({ locale, value, onChange }: MailingWordsProps) {
  const t = useTranslate()
  const [own = locale] = useShopLanguages()
  const lang = languageTags[locale]
  const text = {
    label: t('mailings.text'),
    minRows: 10,
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ text: { ...value.text, [locale]: target.value } }),
    slotProps: { htmlInput: { lang, maxLength: textAtMost } },
    value: value.text[locale] ?? '',
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: own === locale ? '1fr' : '1fr 1fr' } }}>
      <Stack spacing={2}>
        <TextField
          label={t('mailings.subject')}
          onChange={({ target }) => onChange({ subject: { ...value.subject, [locale]: target.value } })}
          slotProps={{ htmlInput: { lang, maxLength: subjectAtMost } }}
          value={value.subject[locale] ?? ''}
        />
        <MarkdownText {...text} />
        <SpreadPicturesButton label={text.label} onWrite={(words) => onChange({ text: words })} words={value.text} />
      </Stack>
      {own !== locale && (
        <Stack component="section" lang={languageTags[own]} spacing={1}>
          <Typography color="text.secondary" variant="body2">
            {t('mailings.source')} · {languageNames[own]}
          </Typography>
          <Typography>{value.subject[own]}</Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} variant="body2">
            {value.text[own]}
          </Typography>
        </Stack>
      )}
    </Box>
  )
}
