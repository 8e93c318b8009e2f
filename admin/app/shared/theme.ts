import type { ThemeOptions } from '@mui/material'
import { languageTags, type Locale } from '@fitout/contract/locales.ts'
import darkTokens from '@fitout/ui/dark-tokens.css?raw'
import tokens from '@fitout/ui/tokens.css?raw'
import type { KeyboardEvent, WheelEvent } from 'react'
import type { Look } from './look.ts'

/**
 * The shop's own tokens, so that nothing here names a colour; those of a language are below its selector. Tokens within tokens
 * are resolved with the default theme: no page here has their custom properties.
 */
function token(name: string, selector = '', from = tokens): string {
  const start = Math.max(0, from.indexOf(selector))
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(from.slice(start))?.[1]?.trim() ?? ''
  return value.replaceAll(/var\(--([\w-]+)\)/g, (_, inner: string) => token(inner, '', from))
}

type ThemeLook = { isDark: boolean; density: Look['density'] }

/** The spacing in pixels: a step, and the padding above and below a table row. */
const spaces = { close: { step: 6, cell: 3 }, usual: { step: 8, cell: 7 }, roomy: { step: 9, cell: 12 } } as const

// The smallest size readable at a glance, with a line height of 20 pixels.
const text = { fontSize: '0.875rem', lineHeight: 10 / 7 }

/** The theme in a language: Chinese headings use the text font, as in the shop. */
export function themeIn(locale: Locale, { isDark, density }: ThemeLook): ThemeOptions {
  const sans = token('font-sans', locale === 'en' ? '' : `:lang(${languageTags[locale].slice(0, 7)})`)
  const display = locale === 'en' ? token('font-display') : sans
  const heading = { fontFamily: display, fontWeight: 400 }
  const { step, cell } = spaces[density]
  const colour = (name: string) => token(`color-${name}`, '', isDark ? darkTokens : tokens)
  return {
    palette: paletteOf(colour, isDark),
    spacing: step,
    typography: {
      fontFamily: sans,
      h4: heading,
      h5: heading,
      body1: text,
      body2: text,
      button: { textTransform: 'none' },
    },
    shape: { borderRadius: 4 },
    components: {
      ...componentsOf(colour),
      MuiTableCell: {
        styleOverrides: {
          // A column title is not broken, as each character would otherwise be on its own line.
          head: { wordBreak: 'keep-all' },
          sizeSmall: { paddingTop: cell, paddingBottom: cell },
        },
      },
    },
  }
}

type Colour = (name: string) => string

function paletteOf(colour: Colour, isDark: boolean): ThemeOptions['palette'] {
  return {
    mode: isDark ? 'dark' : 'light',
    primary: { main: colour('clay'), dark: colour('clay-deep'), contrastText: colour('white') },
    secondary: { main: colour('ink'), contrastText: colour('paper') },
    error: { main: colour('brick') },
    warning: { main: colour('amber') },
    success: { main: colour('moss') },
    info: { main: colour('muted') },
    background: { default: colour('paper'), paper: colour('white') },
    text: { primary: colour('ink'), secondary: colour('muted') },
    divider: colour('stone'),
  }
}

/** A label is above its field, where it stays readable during typing, and the border is closed. */
const labels: ThemeOptions['components'] = {
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      outlined: {
        position: 'static',
        transform: 'none',
        maxWidth: '100%',
        marginBottom: 2,
        fontSize: '0.8125rem',
        whiteSpace: 'normal',
        overflow: 'visible',
      },
    },
  },
  // Aligned with the label and the field.
  MuiFormHelperText: { styleOverrides: { contained: { marginLeft: 0, marginRight: 0 } } },
  MuiOutlinedInput: { styleOverrides: { notchedOutline: { top: 0, '& legend': { display: 'none' } } } },
}

/** Text typed to find an option is not a selection yet: Enter selects, and does not save the form without it. */
function keepFromSubmitting(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.value !== '') {
    event.preventDefault()
  }
}

function leaveNumber({ target }: WheelEvent): void {
  if (target instanceof HTMLInputElement && target.type === 'number') target.blur()
}

function componentsOf(colour: Colour): ThemeOptions['components'] {
  return {
    ...labels,
    // Aligns figures in columns.
    MuiCssBaseline: {
      styleOverrides: {
        body: { fontVariantNumeric: 'tabular-nums' },
        '@media (prefers-reduced-motion: reduce)': {
          '*, ::before, ::after': {
            animationDuration: '1ms !important',
            animationIterationCount: '1 !important',
            transitionDuration: '0s !important',
            transitionDelay: '0s !important',
          },
        },
      },
    },
    MuiAppBar: {
      defaultProps: { elevation: 0, color: 'inherit' },
      styleOverrides: { root: { background: colour('paper'), borderBottom: `1px solid ${colour('stone')}` } },
    },
    // Avoids a single character on a line of its own.
    MuiTypography: {
      styleOverrides: { root: { textWrapStyle: 'pretty' } },
      variants: [{ props: { color: 'text.secondary' }, style: { color: colour('muted') } }],
    },
    // The bar animates while something loads; what has loaded is announced itself.
    MuiCircularProgress: { defaultProps: { 'aria-hidden': true } },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { outlined: { borderColor: colour('stone') } } },
    // A text one pixel higher than its frame is not a scrollable region.
    MuiAlert: { styleOverrides: { message: { overflow: 'visible' } } },
    MuiCard: { defaultProps: { variant: 'outlined' } },
    MuiButton: { defaultProps: { disableElevation: true } },
    // A ripple alone is easily missed by keyboard users.
    MuiButtonBase: {
      styleOverrides: {
        root: { '&.Mui-focusVisible': { outline: `2px solid ${colour('clay')}`, outlineOffset: 1 } },
      },
    },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
    // Aligned with its neighbours, whatever spacing they have.
    MuiFormControlLabel: {
      styleOverrides: { root: { marginLeft: 0, '& .MuiSwitch-root, & .MuiCheckbox-root': { marginLeft: -11 } } },
    },
    // Its parts wrap if there is no room side by side, instead of being clipped.
    MuiTablePagination: {
      styleOverrides: {
        root: { overflow: 'visible' },
        toolbar: { flexWrap: 'wrap', justifyContent: 'flex-end', '@media (max-width: 600px)': { padding: 0 } },
        spacer: { display: 'none' },
      },
    },
    // Sortable headers are recognizable without hovering.
    MuiTableSortLabel: {
      styleOverrides: { root: { '&:not(.Mui-active) .MuiTableSortLabel-icon': { opacity: 0.35 } } },
    },
    MuiRating: { styleOverrides: { iconFilled: { color: colour('ink') } } },
    MuiAutocomplete: {
      defaultProps: { autoHighlight: true, fullWidth: true, onKeyDown: keepFromSubmitting },
      styleOverrides: { paper: { border: `1px solid ${colour('stone')}`, boxShadow: '0 4px 12px rgb(0 0 0 / 12%)' } },
    },
    // Scrolling the page with the wheel would change the last number field.
    MuiOutlinedInput: {
      styleOverrides: {
        ...labels?.MuiOutlinedInput?.styleOverrides,
        root: { '&:has([aria-invalid=true]) .MuiOutlinedInput-notchedOutline': { borderColor: colour('brick') } },
      },
      defaultProps: { onWheel: leaveNumber },
    },
    MuiListItemIcon: { styleOverrides: { root: { minWidth: 56 } } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
  }
}
