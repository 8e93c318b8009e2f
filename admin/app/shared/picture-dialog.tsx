import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Pagination } from '@mui/material'
import { uploadTypes } from '@fitout/contract/limits.ts'
import { listPictures } from '@fitout/contract/staff/pictures.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslate } from './i18n.ts'
import { pictureAddress, sendPicture, type StaffPicture } from './add-picture.tsx'
import { FileButton } from './file-button.tsx'
import { staffCall } from './staff-call.ts'
import { useAction } from './use-action.ts'

const perPage = 24

/** The pictures of the shop, newest first, with upload. */
export function PictureDialog({
  onChoose,
  onClose,
}: {
  onChoose: (picture: StaffPicture) => void
  onClose: () => void
}) {
  const t = useTranslate()
  const id = useId()
  const [page, setPage] = useState(1)
  const { run, isRunning } = useAction()
  const { data } = useQuery({
    queryKey: ['writings', 'pictures', page],
    queryFn: () => staffCall(listPictures, { query: { page, per_page: perPage } }),
    placeholderData: (before) => before,
  })

  return (
    <Dialog aria-labelledby={id} fullWidth maxWidth="md" onClose={onClose} open>
      <DialogTitle id={id}>{t('writings.choosePicture')}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))' }}>
          {data?.data.map((picture, index) => (
            <Box
              aria-label={t('writings.pictureNumber', { number: (page - 1) * perPage + index + 1 })}
              component="button"
              key={picture._id}
              onClick={() => onChoose(picture)}
              sx={{
                p: 0,
                border: 0,
                cursor: 'pointer',
                aspectRatio: '4 / 3',
                overflow: 'hidden',
                bgcolor: picture.colour,
                '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main' },
              }}
              type="button"
            >
              <Box
                alt=""
                component="img"
                loading="lazy"
                src={pictureAddress(picture, 320)}
                sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
              />
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Pagination
          count={Math.max(1, Math.ceil((data?.total ?? 0) / perPage))}
          onChange={(_, next) => setPage(next)}
          page={page}
          size="small"
          sx={{ flex: { xs: '1 0 100%', sm: 1 } }}
        />
        <FileButton
          accept={uploadTypes.join()}
          isRunning={isRunning}
          label={t('writings.upload')}
          onChoose={(file) => void run(async () => onChoose(await sendPicture(file)))}
          variant="text"
        />
        <Button color="secondary" onClick={onClose}>
          {t('kit.action.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
