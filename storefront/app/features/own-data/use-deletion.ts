import { deleteAccount, requestDeletionCode } from '@fitout/contract/personal-data.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useOwnKey } from '../../shared/account/own-key.ts'
import { call } from '../../shared/api/browser-call.ts'
import { clearDrafts } from '../../shared/forms/draft.ts'
import { useTo } from '../../shared/links/use-to.ts'
import { replaceDeadSession } from '../../shared/session/session.ts'
import { showToast } from '../../shared/toasts/toast-store.ts'

/** What the owner is to prove himself with; where that is a code, it is sent by asking. */
export function useProof() {
  return useQuery({
    queryKey: useOwnKey('deletion-proof'),
    queryFn: async () => (await call(requestDeletionCode)).data.needs,
    // Each opening of the question sends a code of its own.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  })
}

export type Proof = { password: string } | { verification_code: string }

export function useDeletion() {
  const t = useTranslations('ownData')
  const to = useTo()
  const navigate = useNavigate()
  const queries = useQueryClient()
  return useMutation({
    meta: { failure: false },
    mutationFn: (body: Proof) => call(deleteAccount, { body }),
    async onSuccess() {
      // First away from the pages for members: their guard would ask the new guest to sign in.
      await navigate(to('home'))
      clearDrafts()
      await replaceDeadSession().catch(() => undefined)
      void queries.resetQueries()
      showToast({ kind: 'success', text: t('deleted') })
    },
  })
}
