import { answerEnquiry } from '@fitout/contract/staff/enquiry-replies.ts'
import { useState } from 'react'
import { sendPictures } from '../../shared/send-pictures.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useUnsaved } from '../../shared/unsaved.ts'
import { useAction } from '../../shared/use-action.ts'
import { useSavedDraft } from '../../shared/use-saved-draft.ts'
import { useKey } from '../../shared/use-key.ts'
import type { Enquiry } from './enquiry.ts'

export const replyKinds = ['ANSWER', 'NOTE'] as const
type Draft = { kind: (typeof replyKinds)[number]; text: string }

/** The message being written about an enquiry: stored on the device, and sent once however often it is retried. */
export function useReply({ _id: id, email }: Enquiry, lastSeen: string | null) {
  const { run, isRunning } = useAction()
  const keyOf = useKey()
  // The same text written again after it has arrived is another message.
  const [sent, setSent] = useState(0)
  const [draft, setDraft] = useState<Draft>({ kind: email ? 'ANSWER' : 'NOTE', text: '' })
  const [files, setFiles] = useState<File[]>([])
  const isUnsaved = draft.text.trim() !== ''
  const { offer, drop } = useSavedDraft({ part: 'reply', typed: draft, version: '', isUnsaved, onTakeUp: setDraft })
  useUnsaved(isUnsaved, drop)

  async function send(): Promise<void> {
    const { kind, text } = draft
    const isAnswer = kind === 'ANSWER'
    const isSent = await run(
      async () => {
        const images = isAnswer ? await sendPictures(files) : []
        const body = { kind, text: text.trim(), images, last_seen: lastSeen }
        await staffCall(answerEnquiry, { params: { id }, body, idempotencyKey: keyOf([sent, body]) })
      },
      isAnswer ? 'enquiryReplies.sent' : 'enquiryReplies.noted',
    )
    if (!isSent) return
    setSent(sent + 1)
    setDraft({ ...draft, text: '' })
    setFiles([])
  }

  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })
  return { ...draft, files, change, setFiles, offer, send, isRunning }
}
