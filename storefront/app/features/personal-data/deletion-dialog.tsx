import { CallError } from '@fitout/contract/client.ts'
import { Button } from '@fitout/ui/button.tsx'
import { CodeField } from '@fitout/ui/code-field.tsx'
import { Dialog } from '@fitout/ui/dialog.tsx'
import { PasswordField } from '@fitout/ui/password-field.tsx'
import { Skeleton } from '@fitout/ui/skeleton.tsx'
import { TextLink } from '@fitout/ui/text-link.tsx'
import { type FormEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useWordsForError } from '../../shared/api/words-for-error.ts'
import { Notice } from '../../shared/forms/notice.tsx'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { showToast } from '../../shared/toasts/toast-store.ts'
import { useDeletion, useProof } from './use-deletion.ts'

const codeLength = 6

/** The last step: re-authentication, then the account is deleted. */
export function DeletionDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('personalDataScreen')
  const shell = useTranslations('shell')
  const errors = useTranslations('errors')
  const formId = useId()
  const proof = useProof()
  const deleting = useDeletion()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [wasTried, setWasTried] = useState(false)
  const byCode = proof.data === 'verification_code'
  const isMissing = byCode ? code.length < codeLength : password === ''

  function confirm(event: FormEvent): void {
    event.preventDefault()
    setWasTried(true)
    if (isMissing || deleting.isPending || !proof.data) return
    deleting.mutate(byCode ? { verification_code: code } : { password })
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('askTitle')}
      closeLabel={shell('closeMessage')}
      footer={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button type="submit" form={formId} variant="grave" isBusy={deleting.isPending} disabled={!proof.data}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={confirm} className="grid gap-5">
        <p className="text-small">{t('deleteText')}</p>
        {proof.isFetching && !proof.data && (
          <div role="status" aria-label={t('preparing')}>
            <Skeleton className="h-20" />
          </div>
        )}
        {proof.data === 'password' && (
          <PasswordField
            label={t('password')}
            hint={t('askPassword')}
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            words={{ show: t('showPassword'), hide: t('hidePassword') }}
            error={wasTried && isMissing ? errors('missing.password') : undefined}
          />
        )}
        {byCode && (
          <CodeEntry
            proof={proof}
            code={code}
            onChange={setCode}
            error={wasTried && isMissing ? t('codeFormat') : undefined}
          />
        )}
        <div role="alert" className="empty:hidden">
          {(deleting.error ?? proof.error) && <Refusal error={deleting.error ?? proof.error} />}
        </div>
      </form>
    </Dialog>
  )
}

type CodeProps = {
  proof: ReturnType<typeof useProof>
  code: string
  onChange: (code: string) => void
  error: string | undefined
}

function CodeEntry({ proof, code, onChange, error }: CodeProps) {
  const t = useTranslations('personalDataScreen')
  return (
    <div>
      <CodeField
        label={t('code')}
        hint={t('askCode')}
        name="verification_code"
        required
        value={code}
        onChange={onChange}
        error={error}
      />
      <Button
        variant="quiet"
        isBusy={proof.isFetching}
        onClick={() => {
          onChange('')
          void proof
            .refetch()
            .then(({ isSuccess }) => isSuccess && showToast({ kind: 'success', text: t('sentAgain') }))
        }}
      >
        {t('sendAgain')}
      </Button>
    </div>
  )
}

function Refusal({ error }: { error: unknown }) {
  const t = useTranslations('personalDataScreen')
  const wordsForError = useWordsForError()
  const to = useTo()
  const code = error instanceof CallError ? error.problem.code : undefined
  return (
    <Notice tone="error">
      <p>{t('notDeleted', { reason: wordsForError(error) })}</p>
      {code === 'orders-still-open' && (
        <TextLink as={ShopLink} to={to('account-orders')} look="onward">
          {t('seeOrders')}
        </TextLink>
      )}
      {code === 'renovations-still-open' && (
        <TextLink as={ShopLink} to={to('account-projects')} look="onward">
          {t('seeRenovations')}
        </TextLink>
      )}
    </Notice>
  )
}
