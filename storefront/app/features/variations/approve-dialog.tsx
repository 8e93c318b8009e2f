import { formatChange } from '@fitout/contract/money.ts'
import { variationSigningVersion } from '@fitout/contract/variation-signing.ts'
import { Button } from '@fitout/ui/button.tsx'
import { CheckboxField } from '@fitout/ui/checkbox-field.tsx'
import { Dialog } from '@fitout/ui/dialog.tsx'
import { formatMoney } from '@fitout/ui/money.ts'
import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FailureNotice } from '../../shared/forms/failure-notice.tsx'
import { focusField } from '../../shared/forms/focus-field.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { TypedNameField } from '../../shared/renovations/typed-name-field.tsx'
import { isName } from '../../shared/renovations/typed-name.ts'
import type { Room } from '../../shared/renovations/use-room.ts'
import { useApprove } from './use-approve.ts'
import type { Variation } from './use-variation.ts'
import { VariationEffect } from './variation-effect.tsx'

type Props = { isOpen: boolean; room: Room; variation: Variation; onClose: () => void }

/** A summary of what is approved, and the typed name that signs it. */
export function ApproveDialog({ isOpen, room, variation, onClose }: Props) {
  const t = useTranslations('variations')
  const quotations = useTranslations('quotations')
  const signing = useTranslations('variationSigning')
  const shell = useTranslations('shell')
  const language = useLocale()
  const formId = useId()
  const [name, setName] = useState('')
  const [isAgreed, setIsAgreed] = useState(false)
  const [wasTried, setWasTried] = useState(false)
  const approve = useApprove(room, variation, onClose)
  const { number, amount, days, cause, sum, content_hash: hash } = variation
  const facts = { number, amount: formatChange(amount), days: String(days), total: formatMoney(sum.after) }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    setWasTried(true)
    if (!isName(name)) return focusField(event.currentTarget, 'typed_name')
    if (!isAgreed) return focusField(event.currentTarget, 'is_agreed')
    if (approve.isPending) return
    const body = { content_hash: hash ?? '', typed_name: name.trim(), is_agreed: true } as const
    approve.mutate({ ...body, wording_version: variationSigningVersion, language })
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('approveTitle', { number })}
      closeLabel={shell('closeMessage')}
      fillsPhone
      footer={
        <>
          <Button onClick={onClose} className="max-sm:hidden">
            {quotations('back')}
          </Button>
          <Button type="submit" form={formId} variant="main" isBusy={approve.isPending} className="max-sm:w-full">
            {t('approve', { amount: formatChange(amount) })}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={submit} className="grid gap-5">
        <VariationEffect variation={variation} />
        <TypedNameField
          label={quotations('name')}
          hint={quotations('nameHint')}
          value={name}
          onChange={setName}
          error={wasTried && !isName(name) ? quotations('nameMissing') : undefined}
        />
        <p className="max-w-measure text-small">{signing(cause === 'SETTLEMENT' ? 'settle' : 'approve', facts)}</p>
        <CheckboxField
          label={quotations('agree')}
          name="is_agreed"
          required
          checked={isAgreed}
          onChange={({ target }) => setIsAgreed(target.checked)}
          error={wasTried && !isAgreed ? quotations('agreeMissing') : undefined}
        />
        <FailureNotice failure={approve.error ?? undefined} />
      </form>
    </Dialog>
  )
}
