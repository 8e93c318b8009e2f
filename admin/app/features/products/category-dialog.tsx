import { FormControlLabel, MenuItem, Switch, TextField } from '@mui/material'
import { inLocale } from '@fitout/contract/locales.ts'
import { addCategory, changeCategory } from '@fitout/contract/staff/categories.ts'
import { useState } from 'react'
import type { StaffPicture } from '../../shared/add-picture.tsx'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { PictureChoice } from '../../shared/picture-choice.tsx'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { inEachLanguage, WordsFields } from '../../shared/words-fields.tsx'
import { parentsOf, type PlacedCategory } from './use-categories.ts'

type Props = { category: PlacedCategory | undefined; categories: PlacedCategory[]; onClose: () => void }

/** A new category, or one that is there. */
export function CategoryDialog({ category, categories, onClose }: Props) {
  const t = useTranslate()
  const locale = useLocale()
  const { run, isRunning } = useAction()
  const [title, setTitle] = useState(() => inEachLanguage(category?.title))
  const [description, setDescription] = useState(() => inEachLanguage(category?.description))
  const [picture, setPicture] = useState<StaffPicture | null>(category?.picture ?? null)
  const [alt, setAlt] = useState(() => inEachLanguage(category?.picture?.alt))
  const [parentId, setParentId] = useState(category?.parent_id ?? '')
  const [isShown, setShown] = useState(category?.status === 'ACTIVE')
  const [version] = useState(category?.version)

  function store() {
    const parent_id = parentId || null
    return run(async () => {
      if (!category) {
        const kind = categories.find(({ _id }) => _id === parentId)?.kind ?? 'GOODS'
        return staffCall(addCategory, { body: { parent_id, kind, title } })
      }
      const status = isShown ? ('ACTIVE' as const) : ('INACTIVE' as const)
      const shown = picture && { picture_id: picture._id, alt }
      return staffCall(changeCategory, {
        params: { id: category._id },
        body: { title, description, picture: shown, status, parent_id, version },
      })
    }, 'kit.notification.updated')
  }

  return (
    <FormDialog
      isRunning={isRunning}
      onClose={onClose}
      onSubmit={store}
      title={category ? t('categories.editNamed', { name: inLocale(category.title, locale) }) : t('categories.add')}
    >
      <WordsFields
        isRequired
        label={t('products.title')}
        isDrafted={!category}
        most={100}
        onChange={setTitle}
        value={title}
      />
      {category && (
        <>
          <WordsFields
            isLong
            label={t('offers.description')}
            most={1000}
            onChange={setDescription}
            value={description}
          />
          <PictureChoice onChoose={setPicture} onRemove={() => setPicture(null)} picture={picture} />
          {picture && <WordsFields label={t('pictures.alt')} most={300} onChange={setAlt} value={alt} />}
        </>
      )}
      <TextField
        label={t('categories.parent')}
        onChange={({ target }) => setParentId(target.value)}
        select
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        value={parentId}
      >
        <MenuItem value="">{t('categories.top')}</MenuItem>
        {parentsOf(category, categories).map(({ _id, title: name, depth }) => (
          <MenuItem key={_id} sx={{ pl: 2 + depth * 2 }} value={_id}>
            {inLocale(name, locale)}
          </MenuItem>
        ))}
      </TextField>
      {category && (
        <FormControlLabel
          control={<Switch checked={isShown} onChange={(_, isOn) => setShown(isOn)} />}
          label={t('categories.shown')}
        />
      )}
    </FormDialog>
  )
}
