import { Box, Button, Chip, Stack, TextField } from '@mui/material'
import { languageNames, languageTags, type Locale } from '@fitout/contract/locales.ts'
import { type ProductText, productTexts } from '@fitout/contract/product-fields.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { inColumns, useShopLanguages, writeIn } from '../../shared/shop-languages.ts'

type Props = {
  field: ProductText
  texts: Record<Locale, string>
  isDraft: boolean
  mayWrite: boolean
  onWrite: (texts: Record<Locale, string>) => void
  onDraft: () => void
  onRead: () => void
}

/** One text in the languages of the studio, and the mark of a Simplified draft. */
export function TextRow({ field, texts, isDraft, mayWrite, onWrite, onDraft, onRead }: Props) {
  const t = useTranslate()
  const name = t(`products.${field}`)
  const languages = useShopLanguages()
  const { shown, gridTemplateColumns } = inColumns(languages)
  const { isLine = false, isMarkdown = false } = productTexts[field]
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: gridTemplateColumns }, alignItems: 'start' }}>
      {shown.map((locale) => (
        <Stack key={locale}>
          <TextField
            disabled={!mayWrite}
            label={`${name} · ${languageNames[locale]}`}
            maxRows={12}
            minRows={isMarkdown ? 5 : 1}
            multiline={!isLine}
            onChange={({ target }) => onWrite(writeIn(texts, locale, target.value, languages))}
            required={isLine}
            slotProps={{ htmlInput: { lang: languageTags[locale] } }}
            value={texts[locale]}
          />
          {locale === 'cn' && mayWrite && (
            <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
              {isDraft && <Chip color="warning" label={t('products.isDraft')} size="small" variant="outlined" />}
              {isDraft ? (
                <Button onClick={onRead} size="small">
                  {t('products.isRead')}
                </Button>
              ) : (
                <Button
                  aria-label={`${t('products.draft')} · ${name}`}
                  disabled={texts.zh === ''}
                  onClick={onDraft}
                  size="small"
                >
                  {t('products.draft')}
                </Button>
              )}
            </Stack>
          )}
        </Stack>
      ))}
    </Box>
  )
}
