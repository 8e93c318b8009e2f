import { CallError } from '@fitout/contract/client.ts'
import { signCertificate } from '@fitout/contract/handover-signing.ts'
import { Button } from '@fitout/ui/button.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useOwnKey } from '../../shared/account/own-key.ts'
import { call } from '../../shared/api/browser-call.ts'
import { FailureNotice } from '../../shared/forms/failure-notice.tsx'
import { focusField } from '../../shared/forms/focus-field.ts'
import { Notice } from '../../shared/forms/notice.tsx'
import { randomKey } from '../../shared/forms/random-key.ts'
import { TypedNameField } from '../../shared/renovations/typed-name-field.tsx'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import type { Room } from '../../shared/renovations/use-room.ts'
import { useScheduleChanged } from '../../shared/renovations/use-schedule.ts'
import { useShop } from '../../shared/page/shop.tsx'
import { showToast } from '../../shared/toasts/toast-store.ts'
import type { ShownCertificate } from './shown-certificate.ts'

type Props = { room: Room; certificate: ShownCertificate }

/** The client signs last, by typing their name. */
export function SignForm({ room, certificate }: Props) {
  const t = useTranslations('handovers')
  const signing = useTranslations('handoverSigning')
  const studio = useShop().navbar.logo.title
  const [name, setName] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const sign = useSign(room._id, certificate.content_hash)
  const isMissing = name.trim().length < 2

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    setWasTried(true)
    if (isMissing) focusField(event.currentTarget, 'typed_name')
    else if (!sign.isPending) sign.mutate(name.trim())
  }

  return (
    <form
      method="post"
      noValidate
      aria-label={t('title')}
      onSubmit={submit}
      className="mt-6 grid gap-5 bg-sand p-5 sm:p-6"
    >
      <p className="max-w-measure text-small">{signing('sign', { studio })}</p>
      <TypedNameField
        label={t('name')}
        value={name}
        onChange={setName}
        error={wasTried && isMissing ? t('nameNeeded') : undefined}
      />
      {codeOf(sign.error) === 'document-changed' ? (
        <Notice>{t('changed')}</Notice>
      ) : (
        <FailureNotice failure={sign.error ?? undefined} />
      )}
      <Button type="submit" variant="main" isBusy={sign.isPending} className="justify-self-start max-sm:w-full">
        {t('sign')}
      </Button>
    </form>
  )
}

function useSign(id: string, hash: string) {
  const t = useTranslations('handovers')
  const queries = useQueryClient()
  const language = useLocale()
  const roomKey = useOwnKey('renovation', id)
  const changed = useScheduleChanged(id)
  const [key, setKey] = useState(randomKey)
  return useMutation({
    meta: { failure: false },
    mutationFn: (typed_name: string) => {
      const body = { content_hash: hash, typed_name, language }
      return call(signCertificate, { params: { id }, body, idempotencyKey: key })
    },
    onSuccess({ data }) {
      queries.setQueryData(roomKey, data)
      showToast({ kind: 'success', text: t('signed') })
    },
    onSettled() {
      setKey(randomKey())
      void changed()
    },
  })
}

function codeOf(error: unknown): string | undefined {
  return error instanceof CallError ? error.problem.code : undefined
}
