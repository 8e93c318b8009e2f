import { deleteAccount, requestDeletionCode } from '@fitout/contract/personal-data.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useOwnKey } from '../../shared/account/own-key.ts'
import { call } from '../../shared/api/browser-call.ts'
import { useTo } from '../../shared/links/use-to.ts'
import { signOut } from '../../shared/session/session.ts'
import { dropWayBack } from '../../shared/session/way-back.ts'
import { showToast } from '../../shared/toasts/toast-store.ts'

/** How the owner has to re-authenticate; if by code, this query sends it. */
export function useProof() {
  return useQuery({
    queryKey: useOwnKey('deletion-proof'),
    queryFn: async () => (await call(requestDeletionCode)).data.needs,
    // Each opening of the dialog sends a new code.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  })
}

export type Proof = { password: string } | { verification_code: string }

export function useDeletion() {
  const t = useTranslations('personalDataScreen')
  const to = useTo()
  const navigate = useNavigate()
  return useMutation({
    meta: { failure: false },
    mutationFn: (body: Proof) => call(deleteAccount, { body }),
    async onSuccess() {
      // Leave the member pages before the guest session is known, or their guard would ask the visitor to sign in.
      dropWayBack()
      await signOut(async () => navigate(to('home'))).catch(() => undefined)
      showToast({ kind: 'success', text: t('deleted') })
    },
  })
}
