import { areaCodes } from '@fitout/contract/formats.ts'
import { PhoneField } from '@fitout/ui/phone-field.tsx'
import { TextField } from '@fitout/ui/text-field.tsx'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { NotSaved } from '../../../shared/account/not-saved.tsx'
import { SaveOrRevert } from '../../../shared/account/save-or-revert.tsx'
import { TabPart } from '../../../shared/account/tab-part.tsx'
import { useEdits } from '../../../shared/forms/edits.ts'
import { useFieldWords } from '../../../shared/forms/field-words.ts'
import { Notice } from '../../../shared/forms/notice.tsx'
import { AddressLabel } from './address-label.tsx'
import { AddressParts } from './address-parts.tsx'
import { checkRecipient, fieldsOf, recipientBody, recipientDraft } from './recipient-draft.ts'
import { type Recipient, useSaveRecipient } from './use-recipient.ts'
import type { PartProps } from './part-props.ts'

const needed = ['name', 'phone', 'district', 'estate', 'flat'] as const

/** The default recipient and address for deliveries, validated before sending. */
export function RecipientForm({ accountId, kept }: { accountId: string; kept: Recipient | null }) {
  const t = useTranslations('deliveryRecipient')
  const errors = useTranslations('errors')
  const words = useFieldWords()
  const form = useRef<HTMLFormElement>(null)
  const [wasTried, setWasTried] = useState(false)
  const saving = useSaveRecipient()
  const { values, isEdited, change, revert } = useEdits(recipientDraft, accountId, fieldsOf(kept))
  const faults = wasTried ? checkRecipient(values) : {}
  const wrong: PartProps['wrong'] = (field) => {
    const fault = faults[field]
    const name = needed.find((one) => one === field)
    return fault && (name ? words(name, fault) : errors(`fields.${fault}`))
  }

  function save(event: FormEvent): void {
    event.preventDefault()
    if (saving.isPending) return
    setWasTried(true)
    if (Object.keys(checkRecipient(values)).length > 0) {
      // The invalid field is marked only after this has been rendered.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
      return
    }
    saving.mutate(recipientBody(values), {
      onSuccess() {
        setWasTried(false)
        revert()
      },
    })
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={save} className="grid max-w-form gap-6">
      <TextField
        label={t('name')}
        name="name"
        autoComplete="name"
        required
        maxLength={100}
        value={values.name}
        onChange={({ target }) => change({ name: target.value })}
        error={wrong('name')}
      />
      <RecipientPhone values={values} change={change} wrong={wrong} />
      <TabPart title={t('address')} text={t('addressHint')}>
        {kept?.address && !kept.district && (
          <div className="mb-5">
            <Notice>{t('oldAddress', { address: kept.address })}</Notice>
          </div>
        )}
        <AddressParts values={values} change={change} wrong={wrong} />
        <div className="mt-6">
          <AddressLabel values={values} />
        </div>
      </TabPart>
      <NotSaved error={saving.error} />
      <SaveOrRevert
        isEdited={isEdited}
        isSaving={saving.isPending}
        onRevert={() => {
          saving.reset()
          setWasTried(false)
          revert()
        }}
      />
    </form>
  )
}

function RecipientPhone({ values, change, wrong }: PartProps) {
  const t = useTranslations('deliveryRecipient')
  return (
    <PhoneField
      label={t('phone')}
      hint={t('phoneHint')}
      error={wrong('phone')}
      areaCodeLabel={t('areaCode')}
      areaCodes={areaCodes.map((code) => ({ value: code, label: t(`areaCodes.${code}`) }))}
      areaCode={{
        name: 'areaCode',
        value: values.areaCode,
        onChange: ({ target }) => change({ areaCode: target.value }),
      }}
      keepsTyping
      phone={{
        name: 'phone',
        required: true,
        maxLength: 24,
        value: values.phone,
        onChange: ({ target }) => change({ phone: target.value }),
      }}
    />
  )
}
