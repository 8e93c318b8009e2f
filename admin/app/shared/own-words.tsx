import { createTheme, type PaginationProps, ThemeProvider, useMediaQuery } from '@mui/material'
import { enUS, zhCN, zhHK } from '@mui/material/locale'
import { type ReactNode, useMemo } from 'react'
import { type TranslateFunction, useLocale, useTranslate } from './i18n.ts'
import { useLook } from './look.ts'
import { themeIn } from './theme.ts'

const words = { zh: zhHK, cn: zhCN, en: enUS }

/** MUI has no Hong Kong texts for its pagination, and would label the buttons in English. */
function pagesIn(t: TranslateFunction): Pick<PaginationProps, 'getItemAriaLabel'> {
  return {
    getItemAriaLabel: (kind, page, isCurrent) => t(`kit.pages.${isCurrent ? 'current' : kind}`, { page: page ?? '' }),
  }
}

/** The MUI theme, with its built-in texts translated. */
export function OwnWords({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const t = useTranslate()
  const { scheme, density } = useLook()
  const isNight = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true })
  const isDark = scheme === 'auto' ? isNight : scheme === 'dark'
  const theme = useMemo(() => {
    const pages = { components: { MuiPagination: { defaultProps: pagesIn(t) } } }
    return createTheme(themeIn(locale, { isDark, density }), words[locale], pages)
  }, [locale, isDark, density, t])
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>
}
