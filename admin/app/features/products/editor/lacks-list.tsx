import { Alert, Link as TextLink, Stack, Typography } from '@mui/material'
import { languageNames, type Locale } from '@fitout/contract/locales.ts'
import {
  type MissingPart,
  type missingParts,
  type RequiredPart,
  requiredParts,
} from '@fitout/contract/product-completeness.ts'
import { useTranslate } from '../../../shared/i18n.ts'

type LacksListProps = {
  missing: ReturnType<typeof missingParts>
  onGo: (missing: MissingPart, language: Locale | undefined) => void
}

const isRequired = (part: string) => requiredParts.includes(part as RequiredPart)

/** What a product lacks, each linked to its field. */
export function LacksList({ missing, onGo }: LacksListProps) {
  const t = useTranslate()
  if (missing.length === 0) {
    return (
      <Alert severity="success" variant="outlined">
        {t('productEditor.whole')}
      </Alert>
    )
  }
  return (
    <>
      <Typography component="h4" variant="subtitle2">
        {t('productEditor.lacks.lead')}
      </Typography>
      <Stack component="ul" sx={{ m: 0, pl: 2.5 }}>
        {missing.map(({ part, languages }) => (
          <Typography component="li" key={part} sx={{ fontWeight: isRequired(part) ? 600 : 400 }} variant="body2">
            <TextLink
              component="button"
              onClick={() => onGo(part, languages[0])}
              // Large enough for touch.
              sx={{ textAlign: 'start', font: 'inherit', py: '2px' }}
              type="button"
            >
              {t(`productEditor.lacks.${part}`)}
              {languages.length > 0 && ` · ${languages.map((locale) => languageNames[locale]).join(t('between'))}`}
            </TextLink>
            {isRequired(part) && ` · ${t('productEditor.lacks.needed')}`}
          </Typography>
        ))}
      </Stack>
    </>
  )
}
