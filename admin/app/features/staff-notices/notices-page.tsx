import { listStaffNotices, noticeKindNames, noticeKinds } from '@fitout/contract/staff/staff-notices.ts'
import { Button, List } from '@mui/material'
import { Link } from 'react-router'
import { useTranslate } from '../../shared/i18n.ts'
import { ListScreen } from '../../shared/list-screen.tsx'
import { useMay } from '../../shared/use-may.ts'
import { useQueue } from '../../shared/use-queue.ts'
import { NoticeLine } from './notice-line.tsx'
import { useReadNotices } from './use-notices.ts'

/** All notices of the last thirty days. */
export function NoticesPage() {
  const t = useTranslate()
  const may = useMay()
  const queue = useQueue(listStaffNotices, { kind: '', state: '' })
  const { readOne, readAll, isRunning } = useReadNotices()
  const [first] = queue.rows
  const kinds = noticeKindNames.filter((kind) => may(noticeKinds[kind].permission))
  return (
    <ListScreen
      beside={
        <>
          <Button disabled={isRunning || !first} onClick={() => first && void readAll(first)} variant="outlined">
            {t('staffNotices.readAll')}
          </Button>
          <Button component={Link} to="/staff-notices/settings">
            {t('staffNotices.settings')}
          </Button>
        </>
      }
      filters={[
        {
          kind: 'choice',
          name: 'kind',
          label: t('staffNotices.kind'),
          isAlways: true,
          choices: kinds.map((kind) => [kind, t(`staffNotices.kinds.${kind}`)] as const),
        },
        {
          kind: 'choice',
          name: 'state',
          label: t('staffNotices.show'),
          isAlways: true,
          choices: [['UNREAD', t('staffNotices.unread')]],
        },
      ]}
      heading={t('resources.staffNotices.name')}
      lead={t('staffNotices.lead')}
      none={t(queue.chosen.state ? 'staffNotices.noneUnread' : 'staffNotices.none')}
      queue={queue}
    >
      {(rows) => (
        <List disablePadding>
          {rows.map((notice) => (
            <NoticeLine key={notice._id} notice={notice} onRead={readOne} />
          ))}
        </List>
      )}
    </ListScreen>
  )
}
