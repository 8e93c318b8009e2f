import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  MenuItem,
  Switch,
  TextField,
} from '@mui/material'
import { inLocale, languageNames, languageTags, type Locale, locales } from '@fitout/contract/locales.ts'
import { addCategory, changeCategory, moveCategory } from '@fitout/contract/staff-categories.ts'
import { useId, useState } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { inEachLanguage, WordsFields } from '../../shared/words-fields.tsx'
import type { PlacedCategory } from './use-categories.ts'

type Props = { category: PlacedCategory | undefined; categories: PlacedCategory[]; onClose: () => void }

/** A new category, or one that is there. What was typed stays where the shop refuses it. */
export function CategoryDialog({ category, categories, onClose }: Props) {
  const t = useTranslate()
  const locale = useLocale() as Locale
  const id = useId()
  const { run, isRunning } = useAction()
  const [title, setTitle] = useState({ zh: '', cn: '', en: '', ...category?.title })
  const [description, setDescription] = useState(() => inEachLanguage(category?.description))
  const [parentId, setParentId] = useState(category?.parent_id ?? '')
  const [isShown, setShown] = useState(category?.status === 'ACTIVE')
  const [version] = useState(category?.version)

  async function store() {
    const parent_id = parentId || null
    const isDone = await run(async () => {
      if (!category) {
        const kind = categories.find(({ _id }) => _id === parentId)?.kind ?? 'GOODS'
        return staffCall(addCategory, { body: { parent_id, kind, title } })
      }
      const params = { id: category._id }
      const status = isShown ? ('ACTIVE' as const) : ('INACTIVE' as const)
      await staffCall(changeCategory, { params, body: { title, description, status, version } })
      if (parent_id === category.parent_id) return undefined
      return staffCall(moveCategory, { params, body: { parent_id, position: 1000 } })
    }, 'ra.notification.updated')
    if (isDone) onClose()
  }

  return (
    <Dialog aria-labelledby={id} fullWidth onClose={onClose} open>
      <DialogTitle id={id}>{t(category ? 'categories.edit' : 'categories.add')}</DialogTitle>
      <DialogContent>
        {locales.map((one) => (
          <TextField
            fullWidth
            key={one}
            label={`${t('products.title')} · ${languageNames[one]}`}
            onChange={({ target }) => setTitle({ ...title, [one]: target.value })}
            slotProps={{ htmlInput: { lang: languageTags[one], maxLength: 100 } }}
            value={title[one]}
          />
        ))}
        {category && (
          <WordsFields isLong label={t('promotions.description')} onChange={setDescription} value={description} />
        )}
        <TextField
          fullWidth
          label={t('categories.parent')}
          onChange={({ target }) => setParentId(target.value)}
          select
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          value={parentId}
        >
          <MenuItem value="">{t('categories.top')}</MenuItem>
          {categories
            .filter(({ _id }) => _id !== category?._id)
            .map(({ _id, title: name, depth }) => (
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
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {t('signIn.back')}
        </Button>
        <Button
          disabled={isRunning || title.zh.trim() === '' || title.en.trim() === ''}
          onClick={() => void store()}
          variant="contained"
        >
          {t('ra.action.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
