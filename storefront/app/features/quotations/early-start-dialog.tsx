import { signingVersion } from '@fitout/contract/quotation-signing.ts'
import { startEarly } from '@fitout/contract/quotations.ts'
import { Button } from '@fitout/ui/button.tsx'
import { CheckboxField } from '@fitout/ui/checkbox-field.tsx'
import { Dialog } from '@fitout/ui/dialog.tsx'
import { TextField } from '@fitout/ui/text-field.tsx'
import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../shared/api/browser-call.ts'
import { FailureNotice } from '../../shared/forms/failure-notice.tsx'
import { focusField } from '../../shared/forms/focus-field.ts'
import { useShop } from '../../shared/page/shop.tsx'
import type { Room } from '../../shared/renovations/use-room.ts'
import { isName } from '../../shared/renovations/typed-name.ts'
import { useDecision } from '../../shared/renovations/use-decision.ts'

type Props = { isOpen: boolean; room: Room; onClose: () => void }

/** Lets works begin before the cooling-off ends. */
export function EarlyStartDialog({ isOpen, room, onClose }: Props) {
  const t = useTranslations('quotations')
  const signing = useTranslations('quotationSigning')
  const shell = useTranslations('shell')
  const studio = useShop().navbar.logo.title
  const formId = useId()
  const [name, setName] = useState('')
  const [isAgreed, setIsAgreed] = useState(false)
  const [wasTried, setWasTried] = useState(false)
  const start = useDecision({
    id: room._id,
    send: (typed_name: string) => {
      const body = { typed_name, is_agreed: true as const, wording_version: signingVersion }
      return call(startEarly, { params: { id: room._id }, body })
    },
    done: t('earlyDone'),
    onDone: onClose,
  })

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    setWasTried(true)
    if (!isName(name)) focusField(event.currentTarget, 'typed_name')
    else if (!isAgreed) focusField(event.currentTarget, 'is_agreed')
    else if (!start.isPending) start.mutate(name.trim())
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('earlyTitle')}
      closeLabel={shell('closeMessage')}
      footer={
        <>
          <Button onClick={onClose}>{t('back')}</Button>
          <Button type="submit" form={formId} variant="dark" isBusy={start.isPending}>
            {t('earlyConfirm')}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={submit} className="grid gap-5">
        <p className="text-small">{t('earlyText')}</p>
        <TextField
          label={t('name')}
          name="typed_name"
          autoComplete="name"
          required
          maxLength={100}
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={wasTried && !isName(name) ? t('nameMissing') : undefined}
        />
        <CheckboxField
          label={signing('earlyStart', { studio })}
          name="is_agreed"
          required
          checked={isAgreed}
          onChange={({ target }) => setIsAgreed(target.checked)}
          error={wasTried && !isAgreed ? t('agreeMissing') : undefined}
        />
        <FailureNotice failure={start.error ?? undefined} />
      </form>
    </Dialog>
  )
}
