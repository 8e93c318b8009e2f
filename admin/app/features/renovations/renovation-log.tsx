import { Box, Button, Typography } from '@mui/material'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { inLocale, type Words } from '@fitout/contract/locales.ts'
import { formatChange, formatDollars } from '@fitout/contract/money.ts'
import { listStaffRenovationEvents } from '@fitout/contract/staff/renovations.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { showTime } from '../../shared/show-time.ts'
import { staffCall } from '../../shared/staff-call.ts'

type Event = Answer<typeof listStaffRenovationEvents>['data'][number]

/** The log, newest first. */
export function RenovationLog({ id }: { id: string }) {
  const t = useTranslate()
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['renovations', 'events', id],
    queryFn: ({ pageParam: after }) =>
      staffCall(listStaffRenovationEvents, { params: { id }, query: after ? { after } : {} }),
    initialPageParam: '',
    getNextPageParam: ({ next_page_url: next }) => next && new URL(next).searchParams.get('after'),
  })
  const events = data?.pages.flatMap((page) => page.data) ?? []
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {events.map((event) => (
          <Box component="li" key={event._id} sx={{ py: 0.5 }}>
            <Typography color="text.secondary" component="time" dateTime={event.at} variant="body2">
              {showTime(event.at)}
            </Typography>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              <Sentence event={event} />
            </Typography>
          </Box>
        ))}
      </Box>
      {hasNextPage && (
        <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()} size="small">
          {t('renovations.older')}
        </Button>
      )}
    </>
  )
}

type Facts = {
  right?: string
  key?: string
  state?: string
  version?: number
  revision?: number
  number?: number
  amount?: number
  day?: string
  title?: Words
}

function Sentence({ event: { action, name, facts } }: { event: Event }) {
  const t = useTranslate()
  const { right, key, state, version, number, amount, day, title, revision } = facts as Facts
  const locale = useLocale()
  const isChange = action === 'variation-approved'
  return t(`renovations.events.${action}`, {
    who: name || t('renovations.noName'),
    right: right && t(`renovations.rights.${right}`),
    check: key && t(`renovations.checks.${key}`),
    state: state && t(`renovations.checkStates.${state}`),
    stage: inLocale(title, locale),
    title: inLocale(title, locale),
    revision,
    version,
    number,
    amount: amount === undefined ? undefined : (isChange ? formatChange : formatDollars)(amount),
    day: showDay(day ?? null),
  })
}
