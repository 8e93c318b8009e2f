import { Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material'
import { languageNames, languageTags, locales } from '@fitout/contract/locales.ts'
import { addProduct } from '@fitout/contract/staff-products.ts'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'

/** Asks only for a title, and opens the draft that it begins. */
export function NewProduct({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const id = useId()
  const navigate = useNavigate()
  const { run, isRunning } = useAction()
  const [kind, setKind] = useState<'GOODS' | 'SERVICE'>('GOODS')
  const [store, setStore] = useState<'MAIN' | 'MINI'>('MAIN')
  const [title, setTitle] = useState({ zh: '', cn: '', en: '' })

  function add() {
    return run(async () => {
      const { data } = await staffCall(addProduct, { body: { kind, store: kind === 'GOODS' ? store : 'MAIN', title } })
      void navigate(`/products/${data._id}/show`)
    }, 'ra.notification.created')
  }

  return (
    <Dialog aria-labelledby={id} fullWidth onClose={onClose} open>
      <DialogTitle id={id}>{t('products.add')}</DialogTitle>
      <DialogContent>
        <TextField
          fullWidth
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
            fullWidth
            label={t('products.store')}
            onChange={({ target }) => setStore(target.value as typeof store)}
            select
            value={store}
          >
            <MenuItem value="MAIN">{t('products.mainStore')}</MenuItem>
            <MenuItem value="MINI">{t('products.memberStore')}</MenuItem>
          </TextField>
        )}
        {locales.map((locale) => (
          <TextField
            fullWidth
            helperText={locale === 'cn' ? t('products.mayBeDrafted') : undefined}
            key={locale}
            label={`${t('products.title')} · ${languageNames[locale]}`}
            onChange={({ target }) => setTitle({ ...title, [locale]: target.value })}
            required={locale !== 'cn'}
            slotProps={{ htmlInput: { lang: languageTags[locale], maxLength: 200 } }}
            value={title[locale]}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {t('signIn.back')}
        </Button>
        <Button
          disabled={isRunning || title.zh.trim() === '' || title.en.trim() === ''}
          onClick={() => void add()}
          variant="contained"
        >
          {t('ra.action.create')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
