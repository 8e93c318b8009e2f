import { Box, Button, Stack } from '@mui/material'
import type { Words } from '@fitout/contract/locales.ts'
import { useState } from 'react'
import { useTranslate } from './i18n.ts'
import { pictureAddress, type StaffPicture } from './add-picture.tsx'
import { FocusDialog } from './focus-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'

type Focus = NonNullable<StaffPicture['focus']>

type PictureChoiceProps = {
  picture: Pick<StaffPicture, 'url' | 'widths' | 'colour' | 'focus'> | null | undefined
  isDisabled?: boolean
  /** Shown uncropped. */
  isWhole?: boolean
  onChoose: (picture: StaffPicture, alt?: Words) => void
  /** Undefined if a picture is required. */
  onRemove?: (() => void) | undefined
  /** Undefined where the picture is not cropped. */
  onFocus?: ((focus: Focus) => void) | undefined
}

/** The current picture, and a button to choose another. */
export function PictureChoice({ picture, isDisabled, isWhole, onChoose, onRemove, onFocus }: PictureChoiceProps) {
  const t = useTranslate()
  const [isChoosing, setChoosing] = useState(false)
  const [isFocusing, setFocusing] = useState(false)
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      {picture && (
        <Box
          alt=""
          component="img"
          src={pictureAddress(picture, 320)}
          sx={
            isWhole
              ? { maxWidth: 160, maxHeight: 120, border: 1, borderColor: 'divider' }
              : {
                  width: 160,
                  aspectRatio: '4 / 3',
                  objectFit: 'cover',
                  bgcolor: picture.colour,
                  ...placeOf(picture.focus),
                }
          }
        />
      )}
      {!isDisabled && (
        <Button onClick={() => setChoosing(true)} size="small" variant="outlined">
          {t(picture ? 'writings.otherPicture' : 'writings.choosePicture')}
        </Button>
      )}
      {!isDisabled && picture && onFocus && (
        <Button onClick={() => setFocusing(true)} size="small">
          {t('pictures.focusTitle')}
        </Button>
      )}
      {!isDisabled && picture && onRemove && (
        <Button color="secondary" onClick={onRemove} size="small">
          {t('writings.remove')}
        </Button>
      )}
      {isChoosing && (
        <PictureDialog
          onChoose={(chosen, alt) => {
            onChoose(chosen, alt)
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      {isFocusing && picture && onFocus && (
        <FocusDialog onClose={() => setFocusing(false)} onSaved={onFocus} picture={picture} />
      )}
    </Stack>
  )
}

const placeOf = (focus: Focus | undefined) => (focus ? { objectPosition: `${focus.x}% ${focus.y}%` } : {})
