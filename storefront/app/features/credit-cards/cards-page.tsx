import { Button } from '@fitout/ui/button.tsx'
import { EmptyState } from '@fitout/ui/empty-state.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Awaited } from '../../shared/account/awaited.tsx'
import { TabHeading } from '../../shared/account/tab-heading.tsx'
import { useWordsForError } from '../../shared/api/words-for-error.ts'
import { Notice } from '../../shared/forms/notice.tsx'
import { CardRow } from './card-row.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { type Return, useAddCard, useReturn } from './use-adding.ts'
import { type Card, useCardChange, useCards } from './use-cards.ts'

export function CardsPage() {
  const t = useTranslations('creditCards')
  const wordsForError = useWordsForError()
  const cards = useCards()
  const changing = useCardChange()
  const adding = useAddCard()
  const outcome = useReturn()
  const [leaving, setLeaving] = useState<Card>()
  const add = (
    <Button variant="main" isBusy={adding.isPending} onClick={() => adding.mutate()} className="max-sm:w-full">
      {t('add')}
    </Button>
  )
  return (
    <>
      <TabHeading screen="account-cards" lead={t('lead')} />
      <div role="status" className="mb-6 empty:hidden">
        {outcome && <Outcome outcome={outcome} />}
      </div>
      <div role="alert" className="mb-6 empty:hidden">
        {changing.error && <Notice tone="error">{t('failed', { reason: wordsForError(changing.error) })}</Notice>}
        {adding.error && <Notice tone="error">{t('addFailed', { reason: wordsForError(adding.error) })}</Notice>}
      </div>
      <Awaited query={cards}>
        {(kept) =>
          kept.length === 0 ? (
            <EmptyState
              title={t('empty')}
              text={
                <>
                  {t('emptyText')} {t('addText')}
                </>
              }
              action={add}
            />
          ) : (
            <>
              <ul aria-label={t('list')}>
                {kept.map((card) => (
                  <CardRow
                    key={card._id}
                    card={card}
                    onDefault={() => changing.mutate({ kind: 'default', card })}
                    onRemove={() => setLeaving(card)}
                  />
                ))}
              </ul>
              <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
                {add}
                <p className="text-small text-muted">{t('addText')}</p>
              </div>
            </>
          )
        }
      </Awaited>
      <RemoveDialog
        card={leaving}
        onClose={() => setLeaving(undefined)}
        onRemove={(card) => {
          setLeaving(undefined)
          changing.mutate({ kind: 'remove', card })
        }}
      />
    </>
  )
}

const outcomeWords = {
  checking: 'checking',
  added: 'added',
  'not-added': 'notAdded',
  'still-checking': 'stillChecking',
} as const satisfies Record<Return, string>

function Outcome({ outcome }: { outcome: Return }) {
  const t = useTranslations('creditCards')
  return <Notice tone={outcome === 'added' ? 'good' : 'plain'}>{t(outcomeWords[outcome])}</Notice>
}
