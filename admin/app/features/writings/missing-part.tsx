import { Box, Button, Card, CardContent, Typography } from '@mui/material'
import { languageNames, languageTags, type Locale } from '@fitout/contract/locales.ts'
import { useTranslate } from '../../shared/i18n.ts'
import type { Missing } from './missing-translations.ts'
import { usePlaceName } from './place-name.ts'

type MissingPartProps = {
  empty: readonly string[]
  missing: Missing
  onGo: (locale: Locale | undefined, path: string) => void
}

/** What is empty or not translated yet, one click away from its field, so that it is known before publishing. */
export function MissingPart({ empty, missing, onGo }: MissingPartProps) {
  const t = useTranslate()
  const placeName = usePlaceName()
  if (missing.size === 0 && empty.length === 0) return null
  return (
    <Card>
      <CardContent>
        {empty.length > 0 && (
          <>
            <Typography component="h3" variant="subtitle1">
              {t('writings.empty')}
            </Typography>
            <Fields nameOf={placeName} onGo={(path) => onGo(undefined, path)} paths={empty} />
          </>
        )}
        {missing.size > 0 && (
          <>
            <Typography component="h3" gutterBottom variant="subtitle1">
              {t('writings.untranslated')}
            </Typography>
            <Typography color="text.secondary" variant="body2">
              {t('writings.untranslatedLead')}
            </Typography>
          </>
        )}
        {[...missing].map(([locale, paths]) => (
          <Box key={locale} sx={{ mt: 1 }}>
            <Typography component="h4" lang={languageTags[locale]} variant="body2">
              {languageNames[locale]}
            </Typography>
            <Fields
              nameOf={placeName}
              onGo={(path) => onGo(locale, `${path}.${locale}`)}
              paths={paths}
              suffix={` · ${languageNames[locale]}`}
            />
          </Box>
        ))}
      </CardContent>
    </Card>
  )
}

type FieldsProps = {
  paths: readonly string[]
  nameOf: (path: string) => string
  /** Read after the name. */
  suffix?: string
  onGo: (path: string) => void
}

function Fields({ paths, nameOf, suffix = '', onGo }: FieldsProps) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      {paths.map((path) => (
        <li key={path}>
          <Button
            aria-label={`${nameOf(path)}${suffix}`}
            onClick={() => onGo(path)}
            size="small"
            sx={{ minWidth: 0, px: 0, textAlign: 'start' }}
          >
            {nameOf(path)}
          </Button>
        </li>
      ))}
    </Box>
  )
}
