import type { Works } from '@fitout/contract/stages.ts'
import { Disclosure } from '@fitout/ui/disclosure.tsx'
import { EmptyState } from '@fitout/ui/empty-state.tsx'
import { ProgressBar } from '@fitout/ui/progress-bar.tsx'
import type { ComponentType } from 'react'
import { useTranslations } from 'use-intl'
import { Awaited } from '../../shared/account/awaited.tsx'
import { TabPart } from '../../shared/account/tab-part.tsx'
import { showDate } from '../../shared/i18n/shop-dates.ts'
import { RoomScreen, RoomTitle } from '../../shared/renovations/room-screen.tsx'
import type { Room } from '../../shared/renovations/use-room.ts'
import { DaysWithoutWorks } from './days-without-works.tsx'
import { StageItem } from './stage-item.tsx'
import { useWorks } from './use-works.ts'

type Props = {
  id: string
  /** The site reports. */
  Reports: ComponentType<{ id: string; isOver: boolean }>
}

/** The statuses after which there are no more site reports. */
const over: ReadonlySet<Room['status']> = new Set(['HANDED_OVER', 'CLOSED', 'CANCELLED'])

/** The works of a room: completed and upcoming stages, who acts next, and the site reports. */
export function ProgressPage({ id, Reports }: Props) {
  const t = useTranslations('stages')
  const query = useWorks(id)
  return (
    <RoomScreen id={id} screen="account-project-progress">
      {(room) => (
        <>
          <RoomTitle room={room} />
          <Awaited query={query}>
            {(works) =>
              works.data.length === 0 ? (
                <EmptyState title={t('none')} text={t('noneText')} />
              ) : (
                <>
                  <WorksHead works={works} isStopped={room.status === 'CANCELLED'} />
                  <TabPart title={t('progress')} text={t('progressText')}>
                    <Stages stages={room.status === 'CANCELLED' ? works.data.map(withoutNext) : works.data} />
                    <DaysWithoutWorks works={works} />
                  </TabPart>
                </>
              )
            }
          </Awaited>
          <Reports id={id} isOver={over.has(room.status)} />
        </>
      )}
    </RoomScreen>
  )
}

/** What comes next is not true of works that have stopped. */
function withoutNext(stage: Works['data'][number]): Works['data'][number] {
  return { ...stage, next_step: {}, waits_for: null }
}

/** The current stages come first: earlier ones are collapsed while others follow. */
function Stages({ stages }: { stages: Works['data'] }) {
  const t = useTranslations('stages')
  const done = stages.filter(({ status }) => status === 'DONE')
  const open = stages.filter(({ status }) => status !== 'DONE')
  const list = (some: Works['data']) => (
    <ol>
      {some.map((stage) => (
        <StageItem key={stage.key} stage={stage} />
      ))}
    </ol>
  )
  if (done.length === 0 || open.length === 0) return list(stages)
  return (
    <>
      <div className="mb-7">
        <Disclosure title={t('finished')} aside={<span className="tabular-nums">{done.length}</span>}>
          <div className="ps-[7px] pt-2">{list(done)}</div>
        </Disclosure>
      </div>
      {list(open)}
    </>
  )
}

/** The progress of the works, and when they end or ended. */
function WorksHead({ works, isStopped }: { works: Works; isStopped: boolean }) {
  const t = useTranslations('stages')
  const { percent } = works
  return (
    <div className="mt-6 mb-block">
      <p className="mb-2 text-lead font-medium tabular-nums">{t('done', { percent })}</p>
      <ProgressBar look="bar" label={t('progress')} value={percent} />
      {isStopped ? <p className="mt-6 max-w-measure">{t('stopped')}</p> : <Ends works={works} />}
    </div>
  )
}

/** When the works end or ended, and who causes a delay. */
function Ends({ works }: { works: Works }) {
  const t = useTranslations('stages')
  const { agreed_end: agreed, accepted_end: accepted, forecast_end: forecast, days_late: late } = works
  const isDone = works.data.every(({ status }) => status === 'DONE')
  const ends = [
    ['agreedEnd', agreed],
    [isDone ? 'actualEnd' : 'forecastEnd', forecast],
  ] as const
  const [onTime, lateBy] = isDone ? (['endedOnTime', 'endedLateBy'] as const) : (['onTime', 'lateBy'] as const)
  return (
    <>
      <dl className="mt-6 grid gap-x-8 gap-y-2 border-y border-stone py-5 sm:grid-cols-2">
        {ends.map(([name, day]) => (
          <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-3 sm:block">
            <dt className="text-caption text-muted">{t(name)}</dt>
            <dd className="text-lead font-medium tabular-nums">{day ? showDate(day) : '–'}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 grid max-w-measure gap-1 text-small">
        {agreed !== null && <p className="font-medium">{late > 0 ? t(lateBy, { days: late }) : t(onTime)}</p>}
        {late > 0 && works.late_for.map((turn) => <p key={turn}>{t(`lateFor.${turn}`)}</p>)}
        {accepted !== agreed && accepted !== null && (
          <div className="text-muted">
            <p>{t('movedBy', { day: showDate(accepted) })}</p>
            {works.days_by_weather > 0 && <p>{t('byWeather', { days: works.days_by_weather })}</p>}
            {works.days_by_variations !== 0 && <p>{t('byVariations', { days: works.days_by_variations })}</p>}
          </div>
        )}
      </div>
    </>
  )
}
