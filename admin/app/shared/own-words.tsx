import { createTheme, ThemeProvider, useMediaQuery } from '@mui/material'
import { enUS, zhCN, zhHK } from '@mui/material/locale'
import { type ReactNode, useMemo } from 'react'
import { useLocale } from './i18n.ts'
import { useLook } from './look.ts'
import { themeIn } from './theme.ts'

const words = { zh: zhHK, cn: zhCN, en: enUS }

/** The MUI theme, with its built-in texts translated. */
export function OwnWords({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const { scheme, density } = useLook()
  const isNight = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true })
  const isDark = scheme === 'auto' ? isNight : scheme === 'dark'
  const theme = useMemo(
    () => createTheme(themeIn(locale, { isDark, density }), words[locale]),
    [locale, isDark, density],
  )
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>
}
