import { useTranslations } from 'use-intl'
import { Awaited } from '../../../shared/account/awaited.tsx'
import { TabHeading } from '../../../shared/account/tab-heading.tsx'
import { useUser } from '../../../shared/session/use-session.ts'
import { RecipientForm } from './recipient-form.tsx'
import { useRecipient } from './use-recipient.ts'

export function RecipientPage() {
  const t = useTranslations('deliveryRecipient')
  const accountId = useUser()?._id ?? ''
  const recipient = useRecipient()
  return (
    <>
      <TabHeading screen="account-delivery" lead={t('lead')} />
      <Awaited query={recipient} rows={5}>
        {({ delivery_recipient: kept }) => <RecipientForm accountId={accountId} kept={kept} />}
      </Awaited>
    </>
  )
}
