import { Box, Button, DialogContentText, Stack, Typography } from '@mui/material'
import { replacePicture } from '@fitout/contract/staff/pictures.ts'
import { useState } from 'react'
import { pictureAddress, type StaffPicture } from '../../shared/add-picture.tsx'
import { Confirm } from '../../shared/confirm.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { PictureDialog } from '../../shared/picture-dialog.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import type { LibraryPicture } from './library-picture.ts'
import { useNameOfUse } from './use-name-of-use.ts'

/** Another picture is chosen, then shown everywhere instead of this one. */
export function ReplacePicture({ picture, number }: { picture: LibraryPicture; number: number }) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const [isChoosing, setChoosing] = useState(false)
  const [chosen, setChosen] = useState<StaffPicture>()
  const replace = async (other: StaffPicture) => {
    const call = () => staffCall(replacePicture, { params: { id: picture._id }, body: { picture_id: other._id } })
    await run(call, 'pictureLibrary.replaced')
    setChosen(undefined)
  }
  return (
    <>
      <Button
        aria-label={t('pictureLibrary.replaceOf', { number })}
        color="secondary"
        onClick={() => setChoosing(true)}
        size="small"
      >
        {t('pictureLibrary.replace')}
      </Button>
      {isChoosing && (
        <PictureDialog
          onChoose={(other) => {
            setChoosing(false)
            if (other._id !== picture._id) setChosen(other)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      {chosen && (
        <Confirm
          confirm={t('pictureLibrary.replaceNow')}
          content={<Consequences chosen={chosen} picture={picture} />}
          isOpen
          loading={isRunning}
          onClose={() => setChosen(undefined)}
          onConfirm={() => void replace(chosen)}
          title={t('pictureLibrary.replaceTitle')}
        />
      )}
    </>
  )
}

function Consequences({ picture, chosen }: { picture: LibraryPicture; chosen: StaffPicture }) {
  const t = useTranslate()
  const nameOf = useNameOfUse()
  const places = new Set(picture.uses.map(nameOf).map(({ kind, title, place }) => `${kind} · ${title}${place}`))
  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Small picture={picture} />
        <span aria-hidden>→</span>
        <Small picture={chosen} />
      </Stack>
      <DialogContentText>{t('pictureLibrary.replaceLead')}</DialogContentText>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {[...places].map((place) => (
          <Typography component="li" key={place} sx={{ overflowWrap: 'anywhere' }} variant="body2">
            {place}
          </Typography>
        ))}
      </Box>
    </Stack>
  )
}

function Small({ picture }: { picture: Pick<StaffPicture, 'url' | 'widths' | 'colour'> }) {
  return (
    <Box
      alt=""
      component="img"
      src={pictureAddress(picture, 320)}
      sx={{ minWidth: 0, width: 160, aspectRatio: '4 / 3', objectFit: 'cover', bgcolor: picture.colour }}
    />
  )
}
