import { createTheme, ThemeProvider } from '@mui/material'
import { enUS, zhCN, zhHK } from '@mui/material/locale'
import type { ReactNode } from 'react'
import { useLocale } from './i18n.ts'
import { themeIn } from './theme.ts'

const themes = {
  zh: createTheme(themeIn('zh'), zhHK),
  cn: createTheme(themeIn('cn'), zhCN),
  en: createTheme(themeIn('en'), enUS),
}

/** What the style library itself says, as in fields to choose from and between pages, in the language of the screens. */
export function OwnWords({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={themes[useLocale()]}>{children}</ThemeProvider>
}
