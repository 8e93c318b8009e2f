import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import { languageNames, languageTags, type Locale } from '@fitout/contract/locales.ts'
import { useTranslate } from './i18n.ts'
import { useShopLanguages } from './shop-languages.ts'

type LanguageTabsProps<Chosen> = { chosen: Chosen; onChoose: (locale: Chosen) => void; isAllOffered?: boolean }

/** Chooses the language to write in, shown beside the main one; or all, if offered as ''. */
export function LanguageTabs<Chosen extends Locale | ''>({
  chosen,
  onChoose,
  isAllOffered = false,
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
        <ToggleButton key={one} lang={languageTags[one]} sx={{ textTransform: 'none' }} value={one}>
          {languageNames[one]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
