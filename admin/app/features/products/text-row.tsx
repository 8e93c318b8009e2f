import { Box, Button, Chip, Stack, TextField, Typography } from '@mui/material'
import { languageNames, languageTags, type Locale } from '@fitout/contract/locales.ts'
import { type ProductText, productTexts } from '@fitout/contract/product-fields.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { MarkdownText } from '../../shared/markdown-text.tsx'
import { SpreadPicturesButton } from '../../shared/spread-pictures-button.tsx'
import { useShopLanguages, writeIn } from '../../shared/shop-languages.ts'

type Props = {
  field: ProductText
  texts: Record<Locale, string>
  /** The language being edited. */
  locale: Locale
  isDraft: boolean
  mayWrite: boolean
  /** What is shown where it is empty. */
  placeholder?: string
  hint?: string
  onWrite: (texts: Record<Locale, string>) => void
  onDraft: () => void
  onRead: () => void
}

/** One text in one language, beside the studio's main language, with a mark for a Simplified draft. */
export function TextRow({ field: text, texts, locale, isDraft, mayWrite, ...row }: Props) {
  const { placeholder, hint, onWrite, onDraft, onRead } = row
  const t = useTranslate()
  const name = t(`products.${text}`)
  const languages = useShopLanguages()
  const source = languages.find((one) => one !== locale || one === languages[0])
  const hasSource = source !== undefined && source !== locale
  const { longest, isLine = false, isOptional = false, isMarkdown = false } = productTexts[text]
  // A long line wraps.
  const isWrapped = longest > 200
  const field = {
    disabled: !mayWrite,
    label: `${name} · ${languageNames[locale]}`,
    onChange: ({ target }: { target: { value: string } }) => {
      const written = isLine ? target.value.replaceAll('\n', ' ') : target.value
      onWrite(writeIn(texts, locale, written, languages))
    },
    slotProps: { htmlInput: { lang: languageTags[locale] }, ...(placeholder && { inputLabel: { shrink: true } }) },
    value: texts[locale],
  }
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: hasSource ? { md: '1fr 1fr' } : '1fr', alignItems: 'start' }}
    >
      <Stack>
        {isMarkdown ? (
          <MarkdownText {...field} maxRows={24} minRows={5} />
        ) : (
          <TextField
            {...field}
            {...(hint && { helperText: hint })}
            {...(placeholder && { placeholder })}
            maxRows={16}
            multiline={!isLine || isWrapped}
            required={isLine && !isOptional && locale === languages[0]}
          />
        )}
        {isMarkdown && mayWrite && <SpreadPicturesButton label={name} onWrite={onWrite} words={texts} />}
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
      {hasSource && <SourceText locale={source} name={name} text={texts[source]} />}
    </Box>
  )
}

/** The source text, read-only. */
function SourceText({ name, locale, text }: { name: string; locale: Locale; text: string }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography color="text.secondary" variant="body2">
        {name} · {languageNames[locale]}
      </Typography>
      <Box
        lang={languageTags[locale]}
        // Long texts scroll, by keyboard too.
        sx={{ mt: 0.5, p: 1, maxHeight: '24rem', overflowY: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        tabIndex={text.length > 400 ? 0 : undefined}
      >
        {text || '–'}
      </Box>
    </Box>
  )
}
