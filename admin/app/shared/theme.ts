import type { ThemeOptions } from '@mui/material'
import { languageTags, type Locale } from '@fitout/contract/locales.ts'
import tokens from '@fitout/ui/tokens.css?raw'

/** The shop's own tokens, so that nothing here names a colour; those of a language stand below its selector. */
function token(name: string, selector = ''): string {
  const from = Math.max(0, tokens.indexOf(selector))
  return new RegExp(`--${name}:\\s*([^;]+);`).exec(tokens.slice(from))?.[1]?.trim() ?? ''
}

const colour = (name: string) => token(`color-${name}`)

/** The theme in a language: Chinese headings are in the text face, as in the shop. */
export function themeIn(locale: Locale): ThemeOptions {
  const sans = token('font-sans', locale === 'en' ? '' : `:lang(${languageTags[locale].slice(0, 7)})`)
  const display = locale === 'en' ? token('font-display') : sans
  const heading = { fontFamily: display, fontWeight: 400 }
  return { ...theme, typography: { fontFamily: sans, h4: heading, h5: heading, button: { textTransform: 'none' } } }
}

const theme: ThemeOptions = {
  palette: {
    mode: 'light',
    primary: { main: colour('clay'), dark: colour('clay-deep'), contrastText: colour('white') },
    secondary: { main: colour('ink'), contrastText: colour('paper') },
    error: { main: colour('brick') },
    warning: { main: colour('amber') },
    success: { main: colour('moss') },
    info: { main: colour('muted') },
    background: { default: colour('paper'), paper: colour('white') },
    text: { primary: colour('ink'), secondary: colour('muted') },
    divider: colour('stone'),
  },
  shape: { borderRadius: 4 },
  components: {
    MuiAppBar: {
      defaultProps: { elevation: 0, color: 'inherit' },
      styleOverrides: { root: { background: colour('paper'), borderBottom: `1px solid ${colour('stone')}` } },
    },
    // No single character is left on a line of its own.
    MuiTypography: { styleOverrides: { root: { textWrapStyle: 'pretty' } } },
    // Nor is a word that heads a column broken, of which each character would else stand on its own line.
    MuiTableCell: { styleOverrides: { head: { wordBreak: 'keep-all' } } },
    // The bar turns while something is read; what is read says so itself.
    MuiCircularProgress: { defaultProps: { 'aria-hidden': true } },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { outlined: { borderColor: colour('stone') } } },
    MuiCard: { defaultProps: { variant: 'outlined' } },
    MuiButton: { defaultProps: { disableElevation: true } },
    // A ripple alone is not seen by everybody who works by keyboard.
    MuiButtonBase: {
      styleOverrides: {
        root: { '&.Mui-focusVisible': { outline: `2px solid ${colour('clay')}`, outlineOffset: 1 } },
      },
    },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
    // In line with what stands above and below, whatever spaces them out.
    MuiFormControlLabel: {
      styleOverrides: { root: { marginLeft: 0, '& .MuiSwitch-root, & .MuiCheckbox-root': { marginLeft: -11 } } },
    },
    // Its parts go below each other on a phone, where they would else be cut off.
    MuiTablePagination: {
      styleOverrides: {
        root: { overflow: 'visible' },
        toolbar: { '@media (max-width: 600px)': { flexWrap: 'wrap', justifyContent: 'flex-end', padding: 0 } },
        spacer: { '@media (max-width: 600px)': { display: 'none' } },
      },
    },
    MuiRating: { styleOverrides: { iconFilled: { color: colour('ink') } } },
    MuiAutocomplete: { defaultProps: { fullWidth: true } },
    MuiListItemIcon: { styleOverrides: { root: { minWidth: 56 } } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
  },
}
