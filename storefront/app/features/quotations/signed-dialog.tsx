import { Button } from '@fitout/ui/button.tsx'
import { Dialog } from '@fitout/ui/dialog.tsx'
import { type ComponentProps, type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { FailureNotice } from '../../shared/forms/failure-notice.tsx'
import { focusField } from '../../shared/forms/focus-field.ts'
import { TypedNameField } from '../../shared/renovations/typed-name-field.tsx'
import { isName } from '../../shared/renovations/typed-name.ts'

/** The typed name, and whether an incomplete form was submitted. */
export function useSigning() {
  const [name, setName] = useState('')
  const [wasTried, setWasTried] = useState(false)
  return {
    name,
    setName,
    wasTried,
    /** Submits if nothing is missing; otherwise focuses the first missing field. */
    submit(event: FormEvent<HTMLFormElement>, missing: (string | false)[], send: (name: string) => void): void {
      event.preventDefault()
      setWasTried(true)
      const first = missing.find((field) => field !== false)
      if (first) focusField(event.currentTarget, first)
      else send(name.trim())
    },
  }
}

type Signing = ReturnType<typeof useSigning>

type Props = {
  isOpen: boolean
  onClose: () => void
  title: string
  text: string
  back: string
  confirm: { text: string; variant: ComponentProps<typeof Button>['variant'] }
  decision: { isPending: boolean; error: Error | null }
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

/** A decision signed with a typed name. */
export function SignedDialog({ isOpen, onClose, title, text, back, confirm, decision, onSubmit, children }: Props) {
  const shell = useTranslations('shell')
  const formId = useId()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={shell('closeMessage')}
      footer={
        <>
          <Button onClick={onClose}>{back}</Button>
          <Button type="submit" form={formId} variant={confirm.variant} isBusy={decision.isPending}>
            {confirm.text}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
        <p className="text-small">{text}</p>
        {children}
        <FailureNotice failure={decision.error ?? undefined} />
      </form>
    </Dialog>
  )
}

export function NameField({ signing: { name, setName, wasTried } }: { signing: Signing }) {
  const t = useTranslations('quotations')
  return (
    <TypedNameField
      label={t('name')}
      hint={t('nameHint')}
      value={name}
      onChange={setName}
      error={wasTried && !isName(name) ? t('nameMissing') : undefined}
    />
  )
}
