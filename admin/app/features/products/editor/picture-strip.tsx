import { Box, Button, Stack, Typography } from '@mui/material'
import type { Locale } from '@fitout/contract/locales.ts'
import { useState } from 'react'
import { AddPictureButton, useAddPictures } from '../../../shared/add-picture.tsx'
import { ChangedMeanwhile } from '../../../shared/changed-meanwhile.tsx'
import { useTranslate } from '../../../shared/i18n.ts'
import { PictureDialog } from '../../../shared/picture-dialog.tsx'
import { PictureCard } from '../picture-card.tsx'
import { labelOf } from '../picture-fields.ts'
import type { PicturesEditing } from './use-product-pictures.ts'

type PictureStripProps = { editing: PicturesEditing; locale: Locale; mayWrite: boolean; onReload: () => void }

/** The pictures in order; files can also be added by dropping them here. */
export function PictureStrip({ editing, locale, mayWrite, onReload }: PictureStripProps) {
  const { pictures, isStale, conflict, add, change, place, remove } = editing
  const t = useTranslate()
  const [dragged, setDragged] = useState<string>()
  const [isChoosing, setChoosing] = useState(false)
  const uploading = useAddPictures(add)
  const label = (name: string) => labelOf(name, conflict.between.theirs.order, t)
  return (
    <Stack
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        // Otherwise a dropped file would open in place of the page.
        event.preventDefault()
        const files = [...event.dataTransfer.files]
        if (mayWrite && files.length > 0) void uploading.send(files)
      }}
      spacing={2}
    >
      {isStale && (
        <ChangedMeanwhile
          between={{ ...conflict.between, label }}
          onKeepMine={conflict.onKeepMine}
          onTakeTheirs={onReload}
        />
      )}
      {pictures.length > 0 && (
        <Box component="ol" sx={strip}>
          {pictures.map((picture, index) => (
            <Box
              component="li"
              draggable={mayWrite}
              key={picture._id}
              onDragEnd={() => setDragged(undefined)}
              onDragStart={() => setDragged(picture._id)}
              onDrop={() => dragged && place(dragged, index)}
            >
              <PictureCard
                isLast={index === pictures.length - 1}
                locale={locale}
                mayWrite={mayWrite}
                number={index + 1}
                onChange={change}
                onMove={(by) => place(picture._id, index + by)}
                onRemove={() => remove(picture._id)}
                picture={picture}
              />
            </Box>
          ))}
        </Box>
      )}
      {mayWrite && pictures.length === 0 && (
        <Typography color="text.secondary" variant="body2">
          {t('pictures.dropHere')}
        </Typography>
      )}
      {mayWrite && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <AddPictureButton {...uploading} />
          <Button onClick={() => setChoosing(true)}>{t('pictures.fromLibrary')}</Button>
        </Stack>
      )}
      {isChoosing && (
        <PictureDialog
          onChoose={(picture, alt) => {
            add(picture, alt)
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </Stack>
  )
}

const strip = {
  listStyle: 'none',
  p: 0,
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 45%), 1fr))',
} as const
