import { inLocale } from '@fitout/contract/locales.ts'
import { addPostCategory, renamePostCategory } from '@fitout/contract/staff/post-categories.ts'
import { useState } from 'react'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { inEachLanguage, WordsFields } from '../../shared/words-fields.tsx'
import type { PostCategory } from './post-category-row.tsx'

type Props = { category: PostCategory | undefined; onClose: () => void }

/** The name of a journal category, in each language. */
export function PostCategoryDialog({ category, onClose }: Props) {
  const t = useTranslate()
  const locale = useLocale()
  const { run, isRunning } = useAction()
  const [title, setTitle] = useState(inEachLanguage(category?.title))

  function store() {
    const body = { title }
    return run(
      async () =>
        category
          ? staffCall(renamePostCategory, { params: { id: category._id }, body })
          : staffCall(addPostCategory, { body }),
      t('done.postCategorySaved', { title: inLocale(title, locale) }),
    )
  }

  return (
    <FormDialog
      isRunning={isRunning}
      kept={{ part: category?._id ?? 'new', onTakeUp: setTitle }}
      onClose={onClose}
      onSubmit={store}
      title={t(category ? 'writings.categories.rename' : 'writings.categories.add')}
      typed={title}
    >
      <WordsFields isRequired label={t('writings.fields.title')} most={60} onChange={setTitle} value={title} />
    </FormDialog>
  )
}
