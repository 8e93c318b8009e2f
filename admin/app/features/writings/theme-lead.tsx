import {
  colourPattern,
  contrast,
  type Palette,
  type PaletteColour,
  paletteFaults,
  paletteNames,
  palettes,
} from '@fitout/contract/theme-colours.ts'
import { Alert, Box, Button } from '@mui/material'
import { Link } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { FacePreview } from './face-preview.tsx'
import { useFieldLabel, useFormPlace } from './form-place.tsx'
import { ReadyThemes } from './ready-themes.tsx'
import type { Written } from './writing-calls.ts'

const colours: PaletteColour[] = ['paper', 'ink', 'accent']
const ratio = (found: number) => `${(Math.floor(found * 10) / 10).toFixed(1)}:1`

/** Complete themes and palettes to start from, and the contrast of the current input. */
export function ThemeLead({ value, onChange }: { value: Written; onChange: (value: Written) => void }) {
  const t = useTranslate()
  const { mayWrite } = useFormPlace()
  const palette = (value['palette'] ?? {}) as Palette
  return (
    <Box sx={{ mb: 2, display: 'grid', gap: 2 }}>
      <ReadyThemes isDisabled={!mayWrite} onChange={onChange} value={value} />
      <Alert
        action={
          <Button color="inherit" component={Link} size="small" sx={{ whiteSpace: 'nowrap' }} to="/words/page/home">
            {t('writings.toHome')}
          </Button>
        }
        severity="info"
      >
        {t('writings.layoutOfTheme')}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {paletteNames.map((name) => (
          <Button
            key={name}
            disabled={!mayWrite}
            onClick={() => onChange({ ...value, palette: { ...palettes[name] } })}
            startIcon={<Swatch palette={palettes[name]} />}
            variant="outlined"
          >
            {t(`writings.palettes.${name}`)}
          </Button>
        ))}
      </Box>
      {colours.every((colour) => colourPattern.test(palette[colour] ?? '')) && <Readability palette={palette} />}
      <FacePreview value={value} />
    </Box>
  )
}

function Swatch({ palette: { paper, accent } }: { palette: Palette }) {
  const sx = { width: 16, height: 16, borderRadius: '50%', border: `4px solid ${paper}`, bgcolor: accent }
  return <Box component="span" sx={{ ...sx, outline: '1px solid', outlineColor: 'divider' }} />
}

function Readability({ palette }: { palette: Palette }) {
  const t = useTranslate()
  const label = useFieldLabel()
  const faults = paletteFaults(palette)
  if (faults.length === 0) {
    return (
      <Alert severity="success">
        {t('writings.contrast', { found: ratio(contrast(palette.accent, palette.paper)) })}
      </Alert>
    )
  }
  return (
    <Alert severity="error">
      {faults.map(({ colour, contrast: found, needed }) => (
        <Box key={colour}>
          {t('writings.contrastLow', { colour: label(colour), found: ratio(found), needed: ratio(needed) })}
        </Box>
      ))}
    </Alert>
  )
}
