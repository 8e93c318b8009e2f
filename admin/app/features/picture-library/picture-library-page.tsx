import { Box } from '@mui/material'
import { listLibraryPictures, pictureLacks } from '@fitout/contract/staff/picture-library.ts'
import { useState } from 'react'
import { AddPicture } from '../../shared/add-picture.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { ListScreen } from '../../shared/list-screen.tsx'
import { useQueue } from '../../shared/use-queue.ts'
import { LibraryCard } from './library-card.tsx'
import { LibraryDialog } from './library-dialog.tsx'
import type { LibraryPicture } from './library-picture.ts'

/** The pictures of the shop with their uses; missing descriptions and focal points are found and added here, and files uploaded. */
export function PictureLibraryPage() {
  const t = useTranslate()
  const queue = useQueue(listLibraryPictures, { q: '', lack: '' }, { keepsPrevious: true, perPage: 24 })
  const [opened, setOpened] = useState<LibraryPicture>()
  return (
    <>
      <ListScreen
        // Newest first: so that they are seen.
        beside={<AddPicture onAdded={() => queue.choose({ q: '', lack: '' })} variant="contained" />}
        filters={[
          { kind: 'text', name: 'q', label: t('pictureLibrary.search'), isAlways: true },
          {
            kind: 'choice',
            name: 'lack',
            label: t('pictureLibrary.filter'),
            isAlways: true,
            choices: pictureLacks.map((lack) => [lack, t(`pictureLibrary.lacks.${lack}`)]),
          },
        ]}
        heading={t('pictureLibrary.title')}
        lead={t('pictureLibrary.lead')}
        none={t('emptyLists.pictures')}
        queue={queue}
      >
        {(rows) => (
          <Box component="ul" sx={grid}>
            {rows.map((picture, index) => (
              <LibraryCard key={picture._id} number={index + 1} onEdit={() => setOpened(picture)} picture={picture} />
            ))}
          </Box>
        )}
      </ListScreen>
      {opened && <LibraryDialog onClose={() => setOpened(undefined)} picture={opened} />}
    </>
  )
}

const grid = {
  listStyle: 'none',
  m: 0,
  p: 2,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
} as const
