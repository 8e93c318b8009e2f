import { createTheme, ThemeProvider, useMediaQuery } from '@mui/material'
import { enUS, zhCN, zhHK } from '@mui/material/locale'
import { type ReactNode, useMemo } from 'react'
import { useLocale } from './i18n.ts'
import { useLook } from './look.ts'
import { themeIn } from './theme.ts'

type PageKind = 'page' | 'first' | 'last' | 'next' | 'previous' | 'start-ellipsis' | 'end-ellipsis'

const pageButtons: Partial<Record<PageKind, string>> = {
  first: '第一頁',
  last: '最後一頁',
  next: '下一頁',
  previous: '上一頁',
}

/** MUI has no words of Hong Kong for its row of pages, and would name the buttons in English. */
const ofPages = (kind: PageKind, page: number | null, isSelected: boolean) =>
  kind === 'page' ? `${isSelected ? '' : '前往'}第 ${page} 頁` : (pageButtons[kind] ?? '')

const hongKong = {
  components: { ...zhHK.components, MuiPagination: { defaultProps: { getItemAriaLabel: ofPages } } },
}
const words = { zh: hongKong, cn: zhCN, en: enUS }

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
