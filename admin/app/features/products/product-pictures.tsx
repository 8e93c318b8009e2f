import { Box, Button, Stack } from '@mui/material'
import { focusPicture } from '@fitout/contract/staff/pictures.ts'
import { arrangePictures } from '@fitout/contract/staff/products.ts'
import { useState } from 'react'
import { AddPicture, type StaffPicture } from '../../shared/add-picture.tsx'
import { ChangedMeanwhile } from '../../shared/changed-meanwhile.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useUnsavedInput } from '../../shared/unsaved.ts'
import { useMay } from '../../shared/use-may.ts'
import { useVersioned } from '../../shared/use-versioned.ts'
import { PictureCard } from './picture-card.tsx'
import type { Product } from './product.ts'
import type { ShownPicture } from './shown-picture.ts'

const shownOf = ({ alt, ...picture }: Product['pictures'][number]): ShownPicture => ({
  ...picture,
  alt: { zh: alt.zh ?? '', cn: alt.cn ?? '', en: alt.en ?? '' },
})

/** The pictures of a product in their order, the first of them on its card in the shop. */
export function ProductPictures({ product, onReload }: { product: Product; onReload: () => void }) {
  const t = useTranslate()
  const mayWrite = useMay()('products.write')
  const [pictures, setPictures] = useState(() => product.pictures.map(shownOf))
  const [dragged, setDragged] = useState<string>()
  const { save, isRunning, isStale } = useVersioned(product.pictures_version)

  const change = (changed: ShownPicture) =>
    setPictures((all) => all.map((one) => (one._id === changed._id ? changed : one)))

  function place(id: string, at: number) {
    setPictures((all) => placed(all, id, at))
  }

  const markSaved = useUnsavedInput(pictures, mayWrite)

  async function store(isOver = false) {
    const isSaved = await save(async (version) => {
      for (const { _id: id, focus } of pictures) {
        const before = product.pictures.find(({ _id }) => _id === id)?.focus
        if (focus && (focus.x !== before?.x || focus.y !== before.y)) {
          await staffCall(focusPicture, { params: { id }, body: focus })
        }
      }
      const body = { pictures: pictures.map(({ _id, alt }) => ({ picture_id: _id, alt })), version }
      const { data } = await staffCall(arrangePictures, { params: { id: product._id }, body })
      return data.pictures_version
    }, isOver)
    if (isSaved) markSaved()
  }

  return (
    <Stack spacing={2}>
      {isStale && <ChangedMeanwhile onKeepMine={() => void store(true)} onTakeTheirs={onReload} />}
      <Box
        component="ol"
        sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2, gridTemplateColumns: { md: 'repeat(3, 1fr)' } }}
      >
        {pictures.map((picture, index) => (
          <Box
            component="li"
            draggable={mayWrite}
            key={picture._id}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => event.preventDefault()}
            onDragStart={() => setDragged(picture._id)}
            onDrop={(event) => {
              // A file that is dropped here would open in place of the page.
              event.preventDefault()
              if (dragged) place(dragged, index)
            }}
          >
            <PictureCard
              isLast={index === pictures.length - 1}
              mayWrite={mayWrite}
              number={index + 1}
              onChange={change}
              onMove={(by) => place(picture._id, index + by)}
              onRemove={() => setPictures((all) => all.filter(({ _id }) => _id !== picture._id))}
              picture={picture}
            />
          </Box>
        ))}
      </Box>
      {mayWrite && (
        <Stack direction="row" spacing={1}>
          <AddPicture onAdded={(added) => setPictures((all) => withPicture(all, added))} />
          <Button disabled={isRunning || pictures.length === 0} onClick={() => void store()} variant="contained">
            {t('products.savePictures')}
          </Button>
        </Stack>
      )}
    </Stack>
  )
}

function placed(pictures: ShownPicture[], id: string, at: number): ShownPicture[] {
  const moved = pictures.find(({ _id }) => _id === id)
  return moved ? pictures.filter((one) => one !== moved).toSpliced(Math.max(0, at), 0, moved) : pictures
}

function withPicture(pictures: ShownPicture[], added: StaffPicture): ShownPicture[] {
  const isThere = pictures.some(({ _id }) => _id === added._id)
  return isThere ? pictures : [...pictures, { ...added, alt: { zh: '', cn: '', en: '' } }]
}
