import { inLocale } from '@fitout/contract/locales.ts'
import { roomTypes } from '@fitout/contract/project-options.ts'
import { Button } from '@fitout/ui/button.tsx'
import { Disclosure } from '@fitout/ui/disclosure.tsx'
import { type ComponentType, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Awaited } from '../../shared/account/awaited.tsx'
import { TabPart } from '../../shared/account/tab-part.tsx'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { type QuestionsPart, QuestionsPlace } from '../../shared/renovations/questions-place.ts'
import { RoomScreen, RoomTitle } from '../../shared/renovations/room-screen.tsx'
import type { Room } from '../../shared/renovations/use-room.ts'
import { useToday } from '../../shared/renovations/use-today.ts'
import { useFocusBack } from '../../shared/page/use-focus-back.ts'
import { DefectForm } from './defect-form.tsx'
import { DefectItem } from './defect-item.tsx'
import { type Defect, type DefectList, useDefects } from './use-defects.ts'

type Props = {
  id: string
  /** The handover certificate and its warranties. */
  Handover: ComponentType<{ room: Room }>
  Questions: QuestionsPart
}

/** The defects of a home with their progress, then certificate and warranties. */
export function DefectsPage({ id, Handover, Questions }: Props) {
  return (
    <RoomScreen id={id} screen="account-project-defects">
      {(room) => (
        <>
          <RoomTitle room={room} />
          <Handover room={room} />
          <QuestionsPlace value={{ id, Questions }}>
            <Defects room={room} />
          </QuestionsPlace>
        </>
      )}
    </RoomScreen>
  )
}

function Defects({ room }: { room: Room }) {
  const t = useTranslations('defects')
  const query = useDefects(room._id)
  const lead = leadOf(room, useToday())
  return (
    <TabPart title={t('title')} text={lead && t(lead)}>
      <Awaited query={query}>
        {(list) => (
          <>
            <Add room={room} list={list} />
            <List room={room} list={list} />
          </>
        )}
      </Awaited>
    </TabPart>
  )
}

function leadOf({ status, warranties }: Room, today: string) {
  if (status === 'CANCELLED') return undefined
  if (status === 'CLOSED') return 'leadOver'
  if (status !== 'HANDED_OVER') return 'lead'
  return warranties.some(({ until }) => until >= today) ? 'leadWarranty' : 'leadOver'
}

function Add({ room, list }: { room: Room; list: DefectList }) {
  const t = useTranslations('defects')
  const [isOpen, setOpen] = useState(false)
  const opens = useFocusBack(isOpen ? 'form' : undefined)
  if (!list.can_add) {
    return room.right === 'READ' && list.data.length > 0 ? (
      <p className="mb-6 text-small text-muted">{t('readOnly')}</p>
    ) : null
  }
  if (isOpen) return <DefectForm room={room} onClose={() => setOpen(false)} />
  return (
    <Button ref={opens('form')} variant="main" className="mb-6 max-sm:w-full" onClick={() => setOpen(true)}>
      {t(room.status === 'HANDED_OVER' ? 'addWarranty' : 'add')}
    </Button>
  )
}

function List({ room, list: { data } }: { room: Room; list: DefectList }) {
  const t = useTranslations('defects')
  const isDone = ({ state }: Defect) => state === 'CLOSED' || state === 'WITHDRAWN'
  const [open, done] = [data.filter((one) => !isDone(one)), data.filter(isDone)]
  return (
    <>
      {open.length === 0 && (
        <p className="max-w-measure">
          {t('none')}
          {data.length === 0 && <span className="block text-small text-muted">{t('noneText')}</span>}
        </p>
      )}
      <ByRoom room={room} defects={open} />
      {done.length > 0 && (
        <div className="mt-6">
          <Disclosure title={t('done', { count: done.length })}>
            <ByRoom room={room} defects={done} />
          </Disclosure>
        </div>
      )}
    </>
  )
}

/** Grouped by room, in the standard order of rooms. */
function ByRoom({ room, defects }: { room: Room; defects: Defect[] }) {
  const t = useTranslations('defects')
  const locale = useLocale()
  const groups = roomTypes
    .map(({ key, title }) => ({ key, title: inLocale(title, locale) }))
    .map((one) => ({ ...one, rows: defects.filter((defect) => defect.room === one.key) }))
    .concat([{ key: 'living-room', title: t('elsewhere'), rows: defects.filter((defect) => defect.room === null) }])
    .filter(({ rows }) => rows.length > 0)
  return groups.map(({ title, rows }) => (
    <section key={title} className="mt-6 first:mt-0">
      <h3 className="text-caption text-muted">{title}</h3>
      <ol className="mt-2 grid gap-6">
        {rows.map((defect) => (
          <DefectItem key={defect._id} room={room} defect={defect} />
        ))}
      </ol>
    </section>
  ))
}
