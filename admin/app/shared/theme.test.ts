import { locales } from '@fitout/contract/locales.ts'
import { expect, test } from 'vitest'
import { themeIn } from './theme.ts'

test.each(locales)('the theme in %s contains fonts and colours themselves, not token names', (locale) => {
  for (const isDark of [false, true]) {
    const theme = themeIn(locale, { isDark, density: 'usual' })
    expect(JSON.stringify(theme)).not.toContain('var(')
    const { fontFamily = '' } = theme.typography as { fontFamily?: string }
    expect(fontFamily).toMatch(/^"?'?Instrument Sans.*sans-serif$/s)
  }
})
