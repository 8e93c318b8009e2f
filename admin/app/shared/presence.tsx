import { presenceSeconds, type PresenceSubject, reportPresence } from '@fitout/contract/staff/presence.ts'
import GroupIcon from '@mui/icons-material/GroupOutlined'
import { Chip, Stack } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from './i18n.ts'
import { showTime } from './show-time.ts'
import { staffCall } from './staff-call.ts'

type PresenceProps = { subject: PresenceSubject; id: string }

/** Who else has this open, and since when. Pauses while the tab is hidden; errors are ignored. */
export function Presence({ subject, id }: PresenceProps) {
  const t = useTranslate()
  const { data: others = [] } = useQuery({
    queryKey: ['presence', subject, id],
    queryFn: async () => (await staffCall(reportPresence, { body: { subject, subject_id: id } })).data,
    refetchInterval: presenceSeconds * 1000,
    staleTime: presenceSeconds * 1000,
    retry: false,
  })
  return (
    <Stack aria-live="polite" direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {others.map(({ _id, name, since }) => (
        <Chip
          color="warning"
          icon={<GroupIcon />}
          key={_id}
          label={t('presence.also', { names: t('presence.since', { name, time: showTime(since) }) })}
          size="small"
          variant="outlined"
        />
      ))}
    </Stack>
  )
}
