import type { Answer } from '@fitout/contract/endpoint.ts'
import { saveAccount, showAccount } from '@fitout/contract/profiles.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useOwnChange } from '../../shared/account/own-change.ts'
import { useOwnKey } from '../../shared/account/own-key.ts'
import { call, quietCall } from '../../shared/api/browser-call.ts'
import { showToast } from '../../shared/toasts/toast-store.ts'

export type Profile = Answer<typeof showAccount>['data']
export type ProfileChange = Partial<Pick<Profile, 'username' | 'gender' | 'country' | 'preferred_language'>>

export function useProfile() {
  const queryKey = useOwnKey('profile')
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await quietCall(showAccount, { signal })).data,
  })
}

/** Saves the profile: shown immediately, and refetched if saving fails. */
export function useSaveProfile() {
  const t = useTranslations('accountForms')
  return useOwnChange<Profile, ProfileChange>({
    queryKey: useOwnKey('profile'),
    apply: (kept, change) => ({ ...kept, ...change }),
    send: async ({ username, ...change }) =>
      (await call(saveAccount, { body: { ...change, ...(username && { username }) } })).data,
    success: t('saved'),
    announce: (text) => showToast({ kind: 'success', text }),
  })
}
