import { inLocale } from '@fitout/contract/locales.ts'
import { Button } from '@fitout/ui/button.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import type { Asked } from '../../shared/renovations/questions-place.ts'
import { useFocusBack } from '../../shared/page/use-focus-back.ts'
import { MessageForm } from './message-form.tsx'
import { MessageItem } from './message-item.tsx'
import { useMessages } from './use-messages.ts'

/** Questions and answers about a line, a variation or a defect, oldest first, with the form to ask. */
export function Questions({ id, about }: { id: string; about: Asked }) {
  const { thread, subjectId, title } = about
  const t = useTranslations('renovationMessages')
  const locale = useLocale()
  const [isAsking, setIsAsking] = useState(false)
  const opens = useFocusBack(isAsking ? 'form' : undefined)
  const { data } = useMessages(id, thread)
  const questions = (data?.items ?? []).filter((message) => message.subject_id === subjectId).toReversed()
  return (
    <div className="col-span-2 grid gap-4">
      {questions.length > 0 && (
        <details open={questions.length < 4}>
          <summary className="min-h-7 cursor-pointer text-caption">
            {t('questions', { count: questions.length })}
          </summary>
          <ol className="mt-3 grid gap-4">
            {questions.map((message) => (
              <MessageItem key={message._id} id={id} message={message} isLineNamed={false} />
            ))}
          </ol>
        </details>
      )}
      {isAsking ? (
        <div className="bg-sand p-5">
          <MessageForm id={id} about={about} onClose={() => setIsAsking(false)} />
        </div>
      ) : (
        <p>
          <Button
            ref={opens('form')}
            variant="quiet"
            aria-label={t('askAbout', { ask: t(`asks.${thread}`), line: inLocale(title, locale) })}
            onClick={() => setIsAsking(true)}
          >
            {t(`asks.${thread}`)}
          </Button>
        </p>
      )}
    </div>
  )
}
