import { uploadFile } from '@fitout/contract/files.ts'
import { saveAccount } from '@fitout/contract/profiles.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useOwnKey } from '../../shared/account/own-key.ts'
import { call } from '../../shared/api/browser-call.ts'
import { showToast } from '../../shared/toasts/toast-store.ts'
import type { Profile } from './use-profile.ts'

/** Replaces or removes the member's picture. */
export function useAvatar() {
  const t = useTranslations('profiles')
  const queries = useQueryClient()
  const queryKey = useOwnKey('profile')
  return useMutation({
    meta: { failure: false },
    async mutationFn(file: File | null) {
      const avatar = file && (await call(uploadFile, { file })).data._id
      return (await call(saveAccount, { body: { avatar } })).data
    },
    onSuccess(profile, file) {
      queries.setQueryData<Profile>(queryKey, (kept) => (kept ? { ...kept, avatar: profile.avatar } : profile))
      showToast({ kind: 'success', text: t(file ? 'pictureSaved' : 'pictureRemoved') })
    },
    onError: () => queries.invalidateQueries({ queryKey }),
  })
}
