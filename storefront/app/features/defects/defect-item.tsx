import { addressOf } from '@fitout/contract/client.ts'
import { type DefectState, readDefectPicture } from '@fitout/contract/defects.ts'
import { Badge } from '@fitout/ui/badge.tsx'
import { use } from 'react'
import { useTranslations } from 'use-intl'
import { showDate } from '../../shared/i18n/shop-dates.ts'
import { QuestionsPlace } from '../../shared/renovations/questions-place.ts'
import type { Room } from '../../shared/renovations/use-room.ts'
import { DefectActions } from './defect-actions.tsx'
import type { Defect } from './use-defects.ts'

const tones = {
  OPEN: 'error',
  FIXED: 'warning',
  CLOSED: 'success',
  WITHDRAWN: 'neutral',
} as const satisfies { [State in DefectState]: string }

type Props = { room: Room; defect: Defect }

/** One defect: description, deadline, pictures and actions. */
export function DefectItem({ room, defect }: Props) {
  const t = useTranslations('defects')
  const questions = use(QuestionsPlace)
  const { number, state, text, place, severity, raised_by: side, kind, reopened, due_on: due, is_late: isLate } = defect
  const facts = [
    t('number', { number }),
    place,
    t(`raisedBy.${side}`),
    kind === 'WARRANTY' && t('warrantyClaim'),
    state === 'OPEN' && t(isLate ? 'late' : 'dueBy', { day: showDate(due) }),
    reopened > 0 && t('reopened', { count: reopened }),
  ]
  return (
    <li id={`defect-${number}`} className="scroll-mt-24 border-s-2 border-stone ps-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
        {severity === 'MAJOR' && <Badge tone="error">{t('severities.MAJOR')}</Badge>}
      </p>
      <p className="mt-1 max-w-measure wrap-anywhere whitespace-pre-line">{text}</p>
      <p className="text-caption wrap-anywhere text-muted tabular-nums">{facts.filter(Boolean).join(' · ')}</p>
      <Reason defect={defect} />
      <Pictures room={room} defect={defect} />
      <DefectActions room={room} defect={defect} />
      {questions && (
        <questions.Questions
          id={room._id}
          about={{ thread: 'DEFECT', subjectId: defect._id, title: { en: text, zh: text, cn: text } }}
        />
      )}
    </li>
  )
}

function Reason({ defect: { reason, closed_by: closedBy } }: Pick<Props, 'defect'>) {
  const t = useTranslations('defects')
  if (!reason) return null
  return (
    <p className="mt-1 max-w-measure text-small wrap-anywhere">
      {t(closedBy === 'STUDIO' ? 'closedByStudio' : 'reopenedFor', { reason })}
    </p>
  )
}

function Pictures({ room, defect }: Props) {
  const t = useTranslations('defects')
  const rows = [
    { words: 'picture', title: 'before', ids: defect.pictures },
    { words: 'fixPicture', title: 'after', ids: defect.fix_pictures },
    { words: 'picture', title: 'stillOpen', ids: defect.reopen_pictures },
  ] as const
  const address = (file: string) =>
    `/api${addressOf(readDefectPicture, { id: room._id, defect_id: defect._id, file_id: file })}`
  return (
    <div className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
      {rows
        .filter(({ ids }) => ids.length > 0)
        .map(({ words, title, ids }) => (
          <div key={title}>
            <p className="text-caption text-muted">{t(title)}</p>
            <ul className="mt-1 flex flex-wrap gap-2">
              {ids.map((file, index) => (
                <li key={file}>
                  <a href={address(file)} target="_blank" rel="noreferrer" className="block">
                    <img
                      src={address(file)}
                      alt={t(words, { number: defect.number, index: index + 1 })}
                      loading="lazy"
                      className="size-20 rounded-sm bg-sand object-cover"
                    />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  )
}
