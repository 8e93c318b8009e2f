import { createTheme, type Theme, ThemeProvider } from '@mui/material'
import { enUS, zhCN, zhHK } from '@mui/material/locale'
import type { Locale } from '@fitout/contract/locales.ts'
import type { ReactNode } from 'react'
import { useLocale } from 'react-admin'

const themes = {
  zh: (theme: Theme) => createTheme(theme, zhHK),
  cn: (theme: Theme) => createTheme(theme, zhCN),
  en: (theme: Theme) => createTheme(theme, enUS),
}

/** What the style library itself says, as in fields to choose from and between pages, in the language of the screens. */
export function OwnWords({ children }: { children: ReactNode }) {
  const locale = useLocale() as Locale
  return <ThemeProvider theme={themes[locale]}>{children}</ThemeProvider>
}
