import { inLocale } from '@fitout/contract/locales.ts'
import { addCategory } from '@fitout/contract/staff/categories.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { inEachLanguage, WordsFields } from '../../shared/words-fields.tsx'
import { ParentField } from './parent-field.tsx'
import type { PlacedCategory } from './use-categories.ts'

type Props = { categories: readonly PlacedCategory[]; onClose: () => void }

/** A new category, hidden until its own screen shows it in the shop. */
export function AddCategory({ categories, onClose }: Props) {
  const t = useTranslate()
  const locale = useLocale()
  const navigate = useNavigate()
  const { run, isRunning } = useAction()
  const [draft, setDraft] = useState({ title: inEachLanguage(), parentId: '' })
  const { title, parentId } = draft

  async function add(): Promise<boolean> {
    const kind = categories.find(({ _id }) => _id === parentId)?.kind ?? 'GOODS'
    let id = ''
    const isAdded = await run(
      async () => {
        const { data } = await staffCall(addCategory, { body: { parent_id: parentId || null, kind, title } })
        id = data._id
      },
      t('done.categorySaved', { title: inLocale(title, locale) }),
    )
    if (isAdded) await navigate(`/categories/${id}`)
    return isAdded
  }
  return (
    <FormDialog
      isRunning={isRunning}
      kept={{ part: 'new', onTakeUp: setDraft }}
      onClose={onClose}
      onSubmit={add}
      title={t('categories.add')}
      typed={draft}
    >
      <WordsFields
        isRequired
        isOwnEnough
        label={t('products.title')}
        isDrafted
        most={100}
        onChange={(written) => setDraft({ ...draft, title: written })}
        value={title}
      />
      <ParentField
        onChange={(parent) => setDraft({ ...draft, parentId: parent })}
        parents={categories}
        value={parentId}
      />
    </FormDialog>
  )
}
