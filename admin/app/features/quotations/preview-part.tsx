import { Button, Stack, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { languageNames, languageTags, type Locale, locales } from '@fitout/contract/locales.ts'
import { useState } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { QuotationDocument } from './quotation-document.tsx'
import type { Quotation, VersionPath } from './quotation.ts'

type PreviewPartProps = { quotation: Quotation; path: VersionPath; client: Locale }

/** The version as the client reads it, in each language, and as the document. */
export function PreviewPart({ quotation, path, client }: PreviewPartProps) {
  const t = useTranslate()
  const [locale, setLocale] = useState(client)

  return (
    <Stack spacing={2}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <ToggleButtonGroup
          aria-label={t('quotations.languages')}
          exclusive
          onChange={(_, one: Locale | null) => one && setLocale(one)}
          size="small"
          value={locale}
        >
          {locales.map((one) => (
            <ToggleButton key={one} lang={languageTags[one]} sx={{ textTransform: 'none' }} value={one}>
              {languageNames[one]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button
          color="secondary"
          component="a"
          href={`/api/admin/renovations/${path.id}/quotations/${path.version}/pdf?language=${locale}`}
          rel="noreferrer"
          target="_blank"
          variant="outlined"
        >
          {t('quotations.pdf')}
        </Button>
      </Stack>
      <QuotationDocument content={quotation.content} locale={locale} />
    </Stack>
  )
}
