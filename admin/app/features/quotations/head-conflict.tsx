import type { WrittenHead } from '@fitout/contract/quotation-content.ts'
import { useState } from 'react'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { showTime } from '../../shared/show-time.ts'
import type { Side } from './group-merge.ts'
import { headRows, mergedHead } from './head-merge.ts'
import { InWords } from './in-words.tsx'
import type { Draft, Theirs } from './keeper.ts'
import { SideChoice } from './side-choice.tsx'

type HeadConflictProps = {
  kept: Draft<WrittenHead>
  theirs: Theirs<WrittenHead>
  onMerged: (head: WrittenHead) => void
  onClose: () => void
}

/** Two versions of the fields besides the groups, part by part. */
export function HeadConflict({ kept, theirs, onMerged, onClose }: HeadConflictProps) {
  const t = useTranslate()
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map())
  const rows = headRows(kept.base, kept.value, theirs.value)
  const who = theirs.staff_name ?? t('quotations.colleague')

  async function settle() {
    onMerged(mergedHead({ mine: kept.value, theirs: theirs.value }, rows, choices))
    return true
  }

  return (
    <FormDialog
      action={t('quotations.conflictTake')}
      isRunning={false}
      isWide
      kept="choice"
      lead={t('quotations.conflictLead', { who, time: showTime(theirs.saved_at) })}
      onClose={onClose}
      onSubmit={settle}
      title={t('quotations.conflictTitle', { title: t('quotations.tabs.terms') })}
      typed={[...choices]}
    >
      {rows.map(({ field, isOpen, suggested }) => (
        <SideChoice
          chosen={choices.get(field) ?? suggested}
          isOpen={isOpen}
          key={field}
          label={t(`quotations.headFields.${field}`)}
          mine={<InWords field={field} value={kept.value[field]} />}
          onChoose={(side) => setChoices(new Map(choices).set(field, side))}
          theirs={<InWords field={field} value={theirs.value[field]} />}
          who={who}
        />
      ))}
    </FormDialog>
  )
}
