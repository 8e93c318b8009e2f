import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Pagination, Typography } from '@mui/material'
import { uploadTypes } from '@fitout/contract/limits.ts'
import { inLocale, type Words } from '@fitout/contract/locales.ts'
import { listLibraryPictures } from '@fitout/contract/staff/picture-library.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useLocale, useTranslate } from './i18n.ts'
import { pictureAddress, sendPicture, type StaffPicture } from './add-picture.tsx'
import { descriptionOf } from './description-of.ts'
import { FileButton } from './file-button.tsx'
import { focusFirstField } from './focus-first-field.ts'
import { SearchField } from './search-field.tsx'
import { staffCall } from './staff-call.ts'
import { useAction } from './use-action.ts'
import type { RowOf } from './use-read.ts'

const perPage = 24

type Described = Pick<RowOf<typeof listLibraryPictures>, 'uses' | 'alt'>

/** Its own description is for where none is given. */
const describe = ({ uses, alt }: Described) => descriptionOf([...uses, { alt }])

/** The pictures of the shop, newest first, with upload. */
export function PictureDialog({
  onChoose,
  onClose,
}: {
  /** A picture from the library comes with the description that it has elsewhere. */
  onChoose: (picture: StaffPicture, alt?: Words) => void
  onClose: () => void
}) {
  const t = useTranslate()
  const id = useId()
  const locale = useLocale()
  const [page, setPage] = useState(1)
  const [q, setSought] = useState('')
  const { run, isRunning } = useAction()
  const top = useRef<HTMLDivElement>(null)
  const { data } = useQuery({
    queryKey: ['writings', 'pictures', page, q],
    queryFn: () => staffCall(listLibraryPictures, { query: { page, per_page: perPage, ...(q && { q }) } }),
    placeholderData: (before) => before,
  })

  return (
    <Dialog aria-labelledby={id} fullWidth maxWidth="md" onClose={onClose} open>
      <DialogTitle id={id}>{t('writings.choosePicture')}</DialogTitle>
      <DialogContent ref={focusFirstField}>
        <Box ref={top} sx={{ mb: 2 }}>
          <SearchField
            label={t('pictureLibrary.search')}
            onChange={(next) => {
              setSought(next)
              setPage(1)
            }}
            value={q}
          />
        </Box>
        {data?.total === 0 && <Typography>{t('pictureLibrary.none')}</Typography>}
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))' }}>
          {data?.data.map((picture, index) => (
            <PictureButton
              key={picture._id}
              name={t('writings.pictureNumber', { number: (page - 1) * perPage + index + 1 })}
              onChoose={() => onChoose(picture, describe(picture))}
              picture={picture}
              title={inLocale(describe(picture), locale)}
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Pagination
          count={Math.max(1, Math.ceil((data?.total ?? 0) / perPage))}
          onChange={(_, next) => {
            setPage(next)
            top.current?.scrollIntoView({ block: 'nearest' })
          }}
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

type PictureButtonProps = { picture: StaffPicture; name: string; title: string; onChoose: () => void }

function PictureButton({ picture, name, title, onChoose }: PictureButtonProps) {
  const t = useTranslate()
  return (
    <Box
      aria-label={title ? t('valueOf', { of: name, value: title }) : name}
      component="button"
      onClick={onChoose}
      sx={{
        p: 0,
        border: 0,
        cursor: 'pointer',
        aspectRatio: '4 / 3',
        overflow: 'hidden',
        bgcolor: picture.colour,
        '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main' },
      }}
      title={title}
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
  )
}
