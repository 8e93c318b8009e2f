import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { locales } from '@fitout/contract/locales.ts'
import { addPostCategory, renamePostCategory } from '@fitout/contract/staff-post-categories.ts'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { inEachLanguage, WordsFields } from '../../shared/words-fields.tsx'
import type { PostCategory } from './post-category-row.tsx'

type Props = { category: PostCategory | undefined; onClose: () => void }

/** What a category of the journal is called, in each language. What was typed stays where the shop refuses it. */
export function PostCategoryDialog({ category, onClose }: Props) {
  const t = useTranslate()
  const id = useId()
  const { run, isRunning } = useAction()
  const [title, setTitle] = useState(inEachLanguage(category?.title))

  async function store() {
    const body = { title }
    const isDone = await run(
      async () =>
        category
          ? staffCall(renamePostCategory, { params: { id: category._id }, body })
          : staffCall(addPostCategory, { body }),
      'ra.notification.updated',
    )
    if (isDone) onClose()
  }

  return (
    <Dialog aria-labelledby={id} fullWidth onClose={onClose} open>
      <DialogTitle id={id}>{t(category ? 'writings.categories.rename' : 'writings.categories.add')}</DialogTitle>
      <DialogContent>
        <WordsFields isRequired label={t('writings.fields.title')} onChange={setTitle} value={title} />
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {t('ra.action.cancel')}
        </Button>
        <Button
          disabled={isRunning || locales.some((locale) => title[locale].trim() === '')}
          onClick={() => void store()}
          variant="contained"
        >
          {t('ra.action.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
