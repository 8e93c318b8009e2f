import { Box, Button, Stack } from '@mui/material'
import type { Words } from '@fitout/contract/locales.ts'
import { useState } from 'react'
import { useTranslate } from './i18n.ts'
import { pictureAddress, type StaffPicture } from './add-picture.tsx'
import { PictureDialog } from './picture-dialog.tsx'

type PictureChoiceProps = {
  picture: Pick<StaffPicture, 'url' | 'widths' | 'colour'> | null | undefined
  isDisabled?: boolean
  /** Shown uncropped. */
  isWhole?: boolean
  onChoose: (picture: StaffPicture, alt?: Words) => void
  /** Undefined if a picture is required. */
  onRemove?: (() => void) | undefined
}

/** The current picture, and a button to choose another. */
export function PictureChoice({ picture, isDisabled, isWhole, onChoose, onRemove }: PictureChoiceProps) {
  const t = useTranslate()
  const [isChoosing, setChoosing] = useState(false)
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
              : { width: 160, aspectRatio: '4 / 3', objectFit: 'cover', bgcolor: picture.colour }
          }
        />
      )}
      {!isDisabled && (
        <Button onClick={() => setChoosing(true)} size="small" variant="outlined">
          {t(picture ? 'writings.otherPicture' : 'writings.choosePicture')}
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
    </Stack>
  )
}
