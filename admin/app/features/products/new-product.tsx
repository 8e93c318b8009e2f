import { inLocale } from '@fitout/contract/locales.ts'
import { MenuItem, TextField } from '@mui/material'
import { addProduct } from '@fitout/contract/staff/products.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { inEachLanguage, WordsFields } from '../../shared/words-fields.tsx'

/** Asks only for a title, and opens the new draft. */
export function NewProduct({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const locale = useLocale()
  const navigate = useNavigate()
  const { run, isRunning } = useAction()
  const [kind, setKind] = useState<'GOODS' | 'SERVICE'>('GOODS')
  const [store, setStore] = useState<'MAIN' | 'MINI'>('MAIN')
  const [title, setTitle] = useState(inEachLanguage())

  function add() {
    return run(
      async () => {
        const { data } = await staffCall(addProduct, {
          body: { kind, store: kind === 'GOODS' ? store : 'MAIN', title },
        })
        void navigate(`/products/${data._id}/show`)
      },
      t('done.pieceAdded', { title: inLocale(title, locale) }),
    )
  }

  return (
    <FormDialog
      action={t('kit.action.create')}
      isRunning={isRunning}
      kept={{
        part: 'new',
        onTakeUp: (kept) => {
          setKind(kept.kind)
          setStore(kept.store)
          setTitle(kept.title)
        },
      }}
      onClose={onClose}
      onSubmit={add}
      title={t('products.add')}
      typed={{ kind, store, title }}
    >
      <WordsFields
        isRequired
        isOwnEnough
        label={t('products.title')}
        isDrafted
        most={200}
        onChange={setTitle}
        value={title}
      />
      <TextField
        label={t('products.kind')}
        onChange={({ target }) => setKind(target.value as typeof kind)}
        select
        value={kind}
      >
        <MenuItem value="GOODS">{t('products.goods')}</MenuItem>
        <MenuItem value="SERVICE">{t('products.service')}</MenuItem>
      </TextField>
      {kind === 'GOODS' && (
        <TextField
          label={t('products.store')}
          onChange={({ target }) => setStore(target.value as typeof store)}
          select
          value={store}
        >
          <MenuItem value="MAIN">{t('products.mainStore')}</MenuItem>
          <MenuItem value="MINI">{t('products.memberStore')}</MenuItem>
        </TextField>
      )}
    </FormDialog>
  )
}
