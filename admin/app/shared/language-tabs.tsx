import { Box, ToggleButton, ToggleButtonGroup, type ToggleButtonProps } from '@mui/material'
import { languageNames, languageTags, type Locale } from '@fitout/contract/locales.ts'
import { useTranslate } from './i18n.ts'
import { useShopLanguages } from './shop-languages.ts'

type LanguageTabsProps<Chosen> = {
  chosen: Chosen
  onChoose: (locale: Chosen) => void
  isAllOffered?: boolean
  /** The texts that a language lacks. */
  missing?: ReadonlyMap<Locale, readonly unknown[]>
}

/** Chooses the language to write in, shown beside the main one; or all, if offered as ''. */
export function LanguageTabs<Chosen extends Locale | ''>({
  chosen,
  onChoose,
  isAllOffered = false,
  missing = new Map(),
}: LanguageTabsProps<Chosen>) {
  const t = useTranslate()
  const languages = useShopLanguages()
  if (languages.length === 1) return null
  return (
    <ToggleButtonGroup
      aria-label={t('productEditor.language')}
      exclusive
      onChange={(_, next: Chosen | null) => next !== null && onChoose(next)}
      size="small"
      value={chosen}
    >
      {isAllOffered && (
        <ToggleButton sx={{ textTransform: 'none' }} value="">
          {t('productEditor.allLanguages')}
        </ToggleButton>
      )}
      {languages.map((one) => (
        <LanguageTab key={one} locale={one} missing={missing.get(one)?.length ?? 0} value={one} />
      ))}
    </ToggleButtonGroup>
  )
}

function LanguageTab({ locale, missing, ...button }: ToggleButtonProps & { locale: Locale; missing: number }) {
  const t = useTranslate()
  const language = languageNames[locale]
  return (
    <ToggleButton
      {...button}
      {...(missing > 0 && { title: t('productEditor.languageLacks', { language, count: missing }) })}
      sx={{ textTransform: 'none' }}
    >
      <span lang={languageTags[locale]}>{language}</span>
      {missing > 0 && (
        <Box component="span" sx={{ ml: 0.5, color: 'warning.main' }}>
          {missing}
        </Box>
      )}
    </ToggleButton>
  )
}
