import { Button } from '@fitout/ui/button.tsx'
import { Dialog } from '@fitout/ui/dialog.tsx'
import { TextField } from '@fitout/ui/text-field.tsx'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { showDate, showInstant } from '../../shared/i18n/shop-dates.ts'
import type { Passkey, usePasskeyChanges } from './use-passkeys.ts'

type Props = { passkey: Passkey } & Pick<ReturnType<typeof usePasskeyChanges>, 'rename' | 'remove'>

export function PasskeyRow({ passkey, rename, remove }: Props) {
  const t = useTranslations('security')
  const { _id: id, name } = passkey
  const [asking, setAsking] = useState<'rename' | 'remove'>()
  const [typed, setTyped] = useState(name)
  const [isMissing, setMissing] = useState(false)
  const errors = useTranslations('errors')
  const close = () => setAsking(undefined)

  function submit(event: FormEvent): void {
    event.preventDefault()
    setMissing(typed.trim() === '')
    if (typed.trim()) rename.mutate({ id, name: typed.trim() }, { onSuccess: close })
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-b border-stone py-3 first:border-t">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="flex flex-wrap gap-x-4 text-caption text-muted">
          <span>{t('addedOn', { date: showDate(passkey.created_at) })}</span>
          {passkey.last_used_at && <span>{t('lastUsed', { date: showInstant(passkey.last_used_at) })}</span>}
          {passkey.is_synced && <span>{t('synced')}</span>}
        </p>
      </div>
      <div className="flex gap-6">
        <Button variant="quiet" aria-label={t('renameOf', { name })} onClick={() => setAsking('rename')}>
          {t('rename')}
        </Button>
        <Button variant="quiet" aria-label={t('removeOf', { name })} onClick={() => setAsking('remove')}>
          {t('remove')}
        </Button>
      </div>
      <Dialog isOpen={asking === 'rename'} onClose={close} title={t('renameOf', { name })} closeLabel={t('close')}>
        <form onSubmit={submit} noValidate className="grid gap-5">
          <TextField
            label={t('passkeyName')}
            name="name"
            required
            maxLength={60}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={isMissing && !typed.trim() ? errors('fields.required') : undefined}
          />
          <Button type="submit" variant="dark" isBusy={rename.isPending} className="justify-self-start">
            {t('save')}
          </Button>
        </form>
      </Dialog>
      <Dialog
        isOpen={asking === 'remove'}
        onClose={close}
        title={t('removeTitle')}
        closeLabel={t('close')}
        footer={
          <>
            <Button onClick={close}>{t('keep')}</Button>
            <Button variant="grave" isBusy={remove.isPending} onClick={() => remove.mutate(id, { onSuccess: close })}>
              {t('remove')}
            </Button>
          </>
        }
      >
        <p>{t('removeText', { name })}</p>
      </Dialog>
    </li>
  )
}
