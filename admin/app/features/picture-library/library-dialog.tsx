import { Box, Typography } from '@mui/material'
import { describePicture, focusPicture } from '@fitout/contract/staff/pictures.ts'
import { arrangePictures, findStaffProduct } from '@fitout/contract/staff/products.ts'
import { useState } from 'react'
import { pictureAddress } from '../../shared/add-picture.tsx'
import { FocusCrops } from '../../shared/focus-crops.tsx'
import { FocusPicker } from '../../shared/focus-picker.tsx'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { isSame } from '../../shared/is-same.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import { type InEachLanguage, inEachLanguage, WordsFields } from '../../shared/words-fields.tsx'
import type { LibraryPicture, Use } from './library-picture.ts'
import { useNameOfUse } from './use-name-of-use.ts'

const centre = { x: 50, y: 50 }

/** The focal point of a picture, and its description at each product that shows it; texts keep theirs in their drafts. */
export function LibraryDialog({ picture, onClose }: { picture: LibraryPicture; onClose: () => void }) {
  const t = useTranslate()
  const nameOf = useNameOfUse()
  const mayWrite = useMay()('products.write')
  const { run, isRunning } = useAction()
  const [focus, setFocus] = useState(picture.focus)
  const [own, setOwn] = useState(inEachLanguage(picture.alt))
  const [typed, setTyped] = useState<Record<string, InEachLanguage>>({})

  const address = pictureAddress(picture, 800)

  const store = async () =>
    run(async () => {
      if (focus && focus !== picture.focus) {
        await staffCall(focusPicture, { params: { id: picture._id }, body: focus })
      }
      if (!isSame(own, inEachLanguage(picture.alt))) {
        await staffCall(describePicture, { params: { id: picture._id }, body: { alt: own } })
      }
      for (const [id, alt] of Object.entries(typed)) await describe(id, picture._id, alt)
    }, 'done.pictureSaved')

  return (
    <FormDialog
      isRunning={isRunning}
      isWide
      kept={{
        part: picture._id,
        onTakeUp: (kept) => {
          setFocus(kept.focus)
          setOwn(kept.own)
          setTyped(kept.typed)
        },
      }}
      onClose={onClose}
      onSubmit={store}
      title={t('pictureLibrary.edit')}
      typed={{ focus, own, typed }}
    >
      <Box sx={{ maxWidth: 400 }}>
        <FocusPicker address={address} focus={focus ?? centre} onFocus={setFocus} />
        <FocusCrops address={address} focus={focus ?? centre} />
      </Box>
      {picture.uses.length === 0 && (
        <WordsFields
          hint={t('pictureLibrary.comesAlong')}
          isWrapped
          label={t('pictures.alt')}
          most={300}
          onChange={setOwn}
          value={own}
        />
      )}
      {picture.uses.filter(isFirstOfPlace).map((use) => {
        const { kind, place, _id: id, alt } = use
        const name = nameOf(use)
        return kind === 'product' && place === 'frame' && mayWrite ? (
          <WordsFields
            isWrapped
            key={id}
            label={`${t('pictures.alt')} · ${name.title}`}
            most={300}
            onChange={(words) => setTyped({ ...typed, [id]: words })}
            value={typed[id] ?? inEachLanguage(alt)}
          />
        ) : (
          <Typography color="text.secondary" key={`${kind} ${id} ${place}`} variant="body2">
            {t('pictureLibrary.elsewhere', {
              use: t('valueOf', { of: name.kind, value: [name.title, name.place].filter(Boolean).join(' ') }),
            })}
          </Typography>
        )
      })}
    </FormDialog>
  )
}

/** Applied to the current pictures, so that a colleague's reordering is kept. */
async function describe(productId: string, pictureId: string, alt: InEachLanguage): Promise<void> {
  const params = { id: productId }
  const { data } = await staffCall(findStaffProduct, { params })
  const pictures = data.pictures.map((one) => ({
    picture_id: one._id,
    alt: one._id === pictureId ? alt : inEachLanguage(one.alt),
  }))
  await staffCall(arrangePictures, { params, body: { pictures, version: data.pictures_version } })
}

/** A project shows a picture as its main one and among the others. */
const isFirstOfPlace = (use: Use, at: number, all: readonly Use[]) =>
  all.findIndex(({ kind, _id, place }) => kind === use.kind && _id === use._id && place === use.place) === at
