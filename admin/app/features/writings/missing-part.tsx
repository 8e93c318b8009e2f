import { Box, Button, Card, CardContent, Typography } from '@mui/material'
import { languageNames, languageTags, type Locale } from '@fitout/contract/locales.ts'
import { useTranslate } from '../../shared/i18n.ts'
import type { Missing } from './missing-translations.ts'
import { usePlaceName } from './place-name.ts'

type MissingPartProps = { missing: Missing; onGo: (locale: Locale, path: string) => void }

/** What is not translated yet, one click away from its field, so that it is known before publishing. */
export function MissingPart({ missing, onGo }: MissingPartProps) {
  const t = useTranslate()
  const placeName = usePlaceName()
  if (missing.size === 0) return null
  return (
    <Card>
      <CardContent>
        <Typography component="h3" gutterBottom variant="subtitle1">
          {t('writings.untranslated')}
        </Typography>
        <Typography color="text.secondary" variant="body2">
          {t('writings.untranslatedLead')}
        </Typography>
        {[...missing].map(([locale, paths]) => (
          <Box key={locale} sx={{ mt: 1 }}>
            <Typography component="h4" lang={languageTags[locale]} variant="body2">
              {languageNames[locale]}
            </Typography>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
              {paths.map((path) => (
                <li key={path}>
                  <Button
                    aria-label={`${placeName(path)} · ${languageNames[locale]}`}
                    onClick={() => onGo(locale, `${path}.${locale}`)}
                    size="small"
                    sx={{ minWidth: 0, px: 0, textAlign: 'start' }}
                  >
                    {placeName(path)}
                  </Button>
                </li>
              ))}
            </Box>
          </Box>
        ))}
      </CardContent>
    </Card>
  )
}
