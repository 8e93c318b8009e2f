import { Link as TextLink, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMay } from './use-may.ts'

type QueueHeadingProps = {
  tick: ReactNode
  title: string
  to: string
  /** What staff must be allowed to do to follow the link. */
  permission: Parameters<ReturnType<typeof useMay>>[0]
}

/** What an entry of a queue is about, with its tick box. */
export function QueueHeading({ tick, title, to, permission }: QueueHeadingProps) {
  const may = useMay()
  return (
    <Typography component="h3" variant="h6">
      {tick}
      {may(permission) ? (
        <TextLink component={Link} to={to}>
          {title}
        </TextLink>
      ) : (
        title
      )}
    </Typography>
  )
}
