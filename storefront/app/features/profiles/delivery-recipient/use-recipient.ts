import type { Answer, BodyInput } from '@fitout/contract/endpoint.ts'
import { saveDeliveryRecipient, showDeliveryRecipient } from '@fitout/contract/profiles.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useOwnChange } from '../../../shared/account/own-change.ts'
import { useOwnKey } from '../../../shared/account/own-key.ts'
import { call, quietCall } from '../../../shared/api/browser-call.ts'
import { showToast } from '../../../shared/toasts/toast-store.ts'

type Saved = Answer<typeof showDeliveryRecipient>['data']
export type Recipient = NonNullable<Saved['delivery_recipient']>
export type RecipientBody = BodyInput<typeof saveDeliveryRecipient>['delivery_recipient']

export function useRecipient() {
  return useQuery({
    queryKey: useOwnKey('delivery-recipient'),
    queryFn: async ({ signal }) => (await quietCall(showDeliveryRecipient, { signal })).data,
  })
}

export function useSaveRecipient() {
  const t = useTranslations('accountForms')
  return useOwnChange<Saved, RecipientBody>({
    queryKey: useOwnKey('delivery-recipient'),
    apply: (_kept, body) => ({ delivery_recipient: { address: '', ...body } }),
    send: async (body) => (await call(saveDeliveryRecipient, { body: { delivery_recipient: body } })).data,
    success: t('saved'),
    announce: (text) => showToast({ kind: 'success', text }),
  })
}
