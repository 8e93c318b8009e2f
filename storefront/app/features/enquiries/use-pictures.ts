import { uploadFile, uploadPlan } from '@fitout/contract/files.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { uploadCall } from '../../shared/api/upload-call.ts'
import { useWordsForError } from '../../shared/api/words-for-error.ts'
import { isPdf, isPicture, isTooLarge } from '../../shared/uploads/file-kinds.ts'
import { type EnquiryDetails, enquiryDraft, isDocument, type StoredPicture } from './enquiry-draft.ts'

type Place = 'floorPlans' | 'photos'
type Sending = { name: string; part: number }

/** The pictures of one field: uploaded as soon as they are chosen, so that they survive a reload. */
export function usePictures(place: Place, atMost: number) {
  const t = useTranslations('enquiry')
  const wordsForError = useWordsForError()
  const [sending, setSending] = useState<Sending>()
  const [faults, setFaults] = useState<string[]>([])
  const [news, setNews] = useState('')

  const kept = (): StoredPicture[] => enquiryDraft.read()[place]
  const keep = (pictures: StoredPicture[]) => enquiryDraft.change({ [place]: pictures } as Partial<EnquiryDetails>)

  async function add(files: readonly File[]): Promise<void> {
    if (sending) return
    const room = atMost - kept().length
    const found: string[] = files.length > room ? [t('tooManyPictures', { count: atMost })] : []
    for (const file of files.slice(0, room)) {
      const fault = faultOf(file, place)
      if (fault) found.push(t(fault, { name: file.name }))
      else await send(file).catch((error: unknown) => found.push(failed(file, error)))
    }
    setSending(undefined)
    setFaults(found)
  }

  async function send(file: File): Promise<void> {
    const { name } = file
    setSending({ name, part: 0 })
    const upload = uploadCall((part) => setSending({ name, part }))
    const { data } = isPdf(file) ? await upload(uploadPlan, { file }) : await upload(uploadFile, { file })
    // Its extension distinguishes it for display.
    const ending = isPdf(file) && !isDocument(file) ? '.pdf' : ''
    keep([...kept(), { id: data._id, name: name + ending }])
    setNews(t('pictureTaken', { name }))
  }

  const failed = (file: File, error: unknown) => t('pictureFailed', { name: file.name, reason: wordsForError(error) })

  function remove({ id, name }: StoredPicture): void {
    keep(kept().filter((picture) => picture.id !== id))
    setFaults([])
    setNews(t('pictureGone', { name }))
  }

  return { sending, faults, news, add, remove }
}

function faultOf(file: File, place: Place): 'pictureType' | 'planType' | 'pictureSize' | undefined {
  const isTaken = isPicture(file) || (place === 'floorPlans' && isPdf(file))
  if (!isTaken) return place === 'floorPlans' ? 'planType' : 'pictureType'
  return isTooLarge(file) ? 'pictureSize' : undefined
}
