import type { ThemeOptions } from '@mui/material'
import tokens from '@fitout/ui/tokens.css?raw'

/** The shop's own tokens, so that nothing here names a colour. */
function token(name: string): string {
  return new RegExp(`--${name}:\\s*([^;]+);`).exec(tokens)?.[1]?.trim() ?? ''
}

const colour = (name: string) => token(`color-${name}`)

export const theme: ThemeOptions = {
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
  typography: {
    fontFamily: token('font-sans'),
    h4: { fontFamily: token('font-display'), fontWeight: 400 },
    h5: { fontFamily: token('font-display'), fontWeight: 400 },
    button: { textTransform: 'none' },
  },
  shape: { borderRadius: 4 },
  components: {
    MuiAppBar: {
      defaultProps: { elevation: 0, color: 'inherit' },
      styleOverrides: { root: { background: colour('paper'), borderBottom: `1px solid ${colour('stone')}` } },
    },
    // No single character is left on a line of its own.
    MuiTypography: { styleOverrides: { root: { textWrap: 'pretty' } } },
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
    MuiRating: { styleOverrides: { iconFilled: { color: colour('ink') } } },
    MuiAutocomplete: { defaultProps: { fullWidth: true } },
    MuiListItemIcon: { styleOverrides: { root: { minWidth: 56 } } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
  },
}
