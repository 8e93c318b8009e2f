import { signingVersion } from '@fitout/contract/quotation-signing.ts'
import { startEarly } from '@fitout/contract/quotations.ts'
import { CheckboxField } from '@fitout/ui/checkbox-field.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '../../shared/api/browser-call.ts'
import { useShop } from '../../shared/page/shop.tsx'
import { isName } from '../../shared/renovations/typed-name.ts'
import { useDecision } from '../../shared/renovations/use-decision.ts'
import type { Room } from '../../shared/renovations/use-room.ts'
import { NameField, SignedDialog, useSigning } from './signed-dialog.tsx'

type Props = { isOpen: boolean; room: Room; onClose: () => void }

/** Lets works begin before the cooling-off period ends. */
export function EarlyStartDialog({ isOpen, room, onClose }: Props) {
  const t = useTranslations('quotations')
  const words = useTranslations('quotationSigning')
  const studio = useShop().navbar.logo.title
  const signing = useSigning()
  const [isAgreed, setIsAgreed] = useState(false)
  const start = useDecision({
    id: room._id,
    send: (typed_name: string) => {
      const body = { typed_name, is_agreed: true as const, wording_version: signingVersion }
      return call(startEarly, { params: { id: room._id }, body })
    },
    done: t('earlyDone'),
    onDone: onClose,
  })
  return (
    <SignedDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('earlyTitle')}
      text={t('earlyText')}
      back={t('back')}
      confirm={{ text: t('earlyConfirm'), variant: 'dark' }}
      decision={start}
      onSubmit={(event) =>
        signing.submit(event, [!isName(signing.name) && 'typed_name', !isAgreed && 'is_agreed'], (typed_name) => {
          if (!start.isPending) start.mutate(typed_name)
        })
      }
    >
      <NameField signing={signing} />
      <CheckboxField
        label={words('earlyStart', { studio })}
        name="is_agreed"
        required
        checked={isAgreed}
        onChange={({ target }) => setIsAgreed(target.checked)}
        error={signing.wasTried && !isAgreed ? t('agreeMissing') : undefined}
      />
    </SignedDialog>
  )
}
