import { Box, ToggleButton, ToggleButtonGroup, type Theme, useMediaQuery } from '@mui/material'
import { languageNames, languageTags, type Locale, locales } from '@fitout/contract/locales.ts'
import { useState } from 'react'
import { useTranslate } from '../i18n.ts'
import { useShopLanguages } from '../shop-languages.ts'

/** The languages required for sending, the client's and the studio's own, and all available ones. */
function useOffered(client: Locale) {
  const written = useShopLanguages()
  const needed = locales.filter((locale) => locale === written[0] || locale === client)
  return { needed, offered: locales.filter((locale) => written.includes(locale) || locale === client) }
}

/** All languages side by side if there is room, otherwise the required ones first. */
export function useLanguages(client: Locale) {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'), { noSsr: true })
  const [chosen, setChosen] = useState<readonly Locale[]>()
  const { needed, offered } = useOffered(client)
  return [chosen ?? (isWide ? offered : needed), setChosen] as const
}

type LanguagesProps = { chosen: readonly Locale[]; client: Locale; onChoose: (chosen: Locale[]) => void }

export function Languages({ chosen, client, onChoose }: LanguagesProps) {
  const t = useTranslate()
  const { needed, offered } = useOffered(client)
  if (offered.length < 2) return null
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 2 }}>
      <ToggleButtonGroup
        aria-label={t('quotations.languages')}
        onChange={(_, next: Locale[]) => next.length > 0 && onChoose(locales.filter((one) => next.includes(one)))}
        size="small"
        value={chosen}
      >
        {offered.map((locale) => (
          <ToggleButton key={locale} lang={languageTags[locale]} sx={{ textTransform: 'none' }} value={locale}>
            {languageNames[locale]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
        {t('quotations.languagesNeeded', {
          languages: needed.map((one) => languageNames[one]).join(' · '),
        })}
      </Box>
    </Box>
  )
}
