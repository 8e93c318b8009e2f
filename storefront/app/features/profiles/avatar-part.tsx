import { uploadMaximumBytes, uploadTypes } from '@fitout/contract/limits.ts'
import { AvatarPicker } from '@fitout/ui/avatar-picker.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useWordsForError } from '../../shared/api/words-for-error.ts'
import { useAvatar } from './use-avatar.ts'
import type { Profile } from './use-profile.ts'

const acceptedTypes: readonly string[] = uploadTypes

/** The member's picture: uploaded when chosen; the previous one stays if that fails. */
export function AvatarPart({ profile }: { profile: Profile }) {
  const t = useTranslations('profiles')
  const wordsForError = useWordsForError()
  const sending = useAvatar()
  const [file, setFile] = useState<File | null>(null)
  const fault = file ? pictureFault(file) : undefined

  function choose(chosen: File | null): void {
    setFile(chosen)
    sending.reset()
    if (chosen && !pictureFault(chosen)) sending.mutate(chosen, { onSuccess: () => setFile(null) })
  }

  return (
    <AvatarPicker
      label={t('picture')}
      name={profile.username ?? profile.email ?? ''}
      picture={profile.avatar?.url}
      file={file}
      onChange={choose}
      onRemove={() => sending.mutate(null)}
      words={{ choose: t('choosePicture'), remove: t('removePicture'), sending: t('sendingPicture') }}
      hint={t('pictureHint')}
      error={
        fault ? t(fault) : sending.error ? t('pictureFailed', { reason: wordsForError(sending.error) }) : undefined
      }
      isSending={sending.isPending}
      accept={uploadTypes.join()}
    />
  )
}

function pictureFault(file: File): 'pictureType' | 'pictureSize' | undefined {
  if (!acceptedTypes.includes(file.type)) return 'pictureType'
  return file.size > uploadMaximumBytes ? 'pictureSize' : undefined
}
