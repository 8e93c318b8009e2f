import { CallError } from '@fitout/contract/client.ts'
import { Button } from '@fitout/ui/button.tsx'
import { useMutation } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { useTranslations } from 'use-intl'
import { useWordsForError } from '../api/words-for-error.ts'
import { Notice } from '../forms/notice.tsx'

/** Repeats the look-up that opened the order shown; undefined on the pages of its owner. Rejects if it fails. */
export const LookUp = createContext<(() => Promise<unknown>) | undefined>(undefined)

type Props = {
  error: Error | null
  /** The message around the reason. */
  words: (reason: string) => string
  /** Sends the same again. */
  onAgain: () => void
}

/** Why an action on an order failed. If its look-up has ended, it can be repeated: what was typed stays in the form. */
export function OrderFailure({ error, words, onAgain }: Props) {
  const t = useTranslations('orders')
  const wordsForError = useWordsForError()
  const lookUp = useContext(LookUp)
  const again = useMutation({
    meta: { failure: false },
    mutationFn: async () => lookUp?.(),
    onSuccess: onAgain,
  })
  if (!error) return null
  const isOver = lookUp !== undefined && error instanceof CallError && error.problem.code === 'order-not-found'
  if (!isOver) return <Notice tone="error">{words(wordsForError(error))}</Notice>
  return (
    <Notice tone="error">
      <p>{words(again.error ? wordsForError(again.error) : t('lookUpOver'))}</p>
      <Button variant="quiet" className="mt-2" isBusy={again.isPending} onClick={() => again.mutate()}>
        {t('lookUpAgain')}
      </Button>
    </Notice>
  )
}
