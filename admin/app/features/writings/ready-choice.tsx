import { Box, ButtonBase, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { SideScroll } from '../../shared/side-scroll.tsx'

type ReadyChoicesProps = { label: string; isSmall?: boolean; children: ReactNode }

export function ReadyChoices({ label, isSmall = false, children }: ReadyChoicesProps) {
  return (
    <SideScroll
      aria-label={label}
      role="group"
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { sm: `repeat(auto-fill, minmax(${isSmall ? 7 : 12}rem, 1fr))` },
        // Side by side on a phone: three screens of drawings before the text would be too many.
        gridAutoFlow: { xs: 'column', sm: 'row' },
        gridAutoColumns: { xs: isSmall ? '7rem' : '10rem', sm: 'auto' },
        overflowX: { xs: 'auto', sm: 'visible' },
        pb: { xs: 1, sm: 0 },
      }}
    >
      {children}
    </SideScroll>
  )
}

type ReadyChoiceProps = {
  name: string
  text?: string
  isChosen: boolean
  isDisabled: boolean
  onChoose: () => void
  /** A miniature of it. */
  children: ReactNode
}

/** A complete preset, applied by one press. */
export function ReadyChoice({ name, text, isChosen, isDisabled, onChoose, children }: ReadyChoiceProps) {
  return (
    <ButtonBase
      aria-pressed={isChosen}
      disabled={isDisabled}
      onClick={onChoose}
      sx={{
        // A button centres its content.
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'stretch',
        justifyContent: 'flex-start',
        textAlign: 'start',
        border: 2,
        borderColor: isChosen ? 'primary.main' : 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      {children}
      <Box component="span" sx={{ display: 'block', p: 1.5 }}>
        <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
          {name}
        </Typography>
        {text && (
          <Typography color="text.secondary" component="span" sx={{ display: 'block' }} variant="caption">
            {text}
          </Typography>
        )}
      </Box>
    </ButtonBase>
  )
}
