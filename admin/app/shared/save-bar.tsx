import { Box, Button, Stack, Typography } from '@mui/material'
import { type FormEvent, type ReactNode, useId } from 'react'
import { formWidth } from './form-width.ts'
import { useTranslate } from './i18n.ts'
import { DraftOffer } from './draft-offer.tsx'
import { saves } from './office-search/save-by-key.ts'
import { useNotify } from './notices.ts'
import { useTogether } from './saved-together.tsx'
import { forgetUnsaved } from './unsaved.ts'

const bar = {
  position: 'sticky',
  top: { xs: 56, sm: 48 },
  // Above fields and their labels, below menus.
  zIndex: 3,
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
  py: 1,
} as const

const unsavedWords = {
  textAlign: 'right',
  position: { xs: 'absolute', sm: 'static' },
  clipPath: { xs: 'inset(50%)', sm: 'none' },
  width: { xs: '1px', sm: 'auto' },
  height: { xs: '1px', sm: 'auto' },
  overflow: 'hidden',
} as const

type SaveBarProps = {
  mayWrite: boolean
  /** The form that is validated before anything is saved. */
  form: string
  onDiscard: () => void
  /** Within a card, with a distance from its edge. */
  isInset?: boolean
  children?: ReactNode
}

/** Saves or discards everything on a screen; always visible. */
export function SaveBar({ mayWrite, form, onDiscard, isInset = false, children }: SaveBarProps) {
  const t = useTranslate()
  const { isUnsaved, isRunning, offers } = useTogether()
  return (
    <Box sx={{ ...bar, ...(isInset && { px: 2, bgcolor: 'background.paper', borderRadius: 1 }) }}>
      <Stack
        direction="row"
        sx={{
          columnGap: 1,
          rowGap: 1,
          alignItems: 'center',
          flexWrap: 'wrap',
          // A table is as wide as the screen, a form is not.
          ...(!isInset && { maxWidth: formWidth }),
        }}
      >
        {children}
        <Box aria-live="polite" sx={{ flex: 1 }}>
          {/* On a phone there is room for the buttons only. */}
          <Typography color="text.secondary" sx={unsavedWords} variant="body2">
            {isUnsaved && t('savedDraft.unsaved')}
          </Typography>
        </Box>
        {mayWrite && (
          <>
            <Button
              color="secondary"
              disabled={isRunning || !isUnsaved}
              onClick={() => {
                forgetUnsaved()
                onDiscard()
              }}
            >
              {t('savedDraft.discard')}
            </Button>
            <Button {...saves} disabled={isRunning || !isUnsaved} form={form} type="submit" variant="contained">
              {t('kit.action.save')}
            </Button>
          </>
        )}
      </Stack>
      {mayWrite && <DraftOffer offers={offers} />}
    </Box>
  )
}

/** The form of a screen that saves all its parts and announces it once, with this text. */
export function useSaveTogether(words: string) {
  const { save } = useTogether()
  const notify = useNotify()
  return {
    id: useId(),
    onSubmit(event: FormEvent): void {
      event.preventDefault()
      void save().then((isDone) => isDone && notify(words, { type: 'success' }))
    },
  }
}
