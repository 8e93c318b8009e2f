import { Link as TextLink } from '@mui/material'
import { Link } from 'react-router'

/** A count that leads to the list of what it counts; 0, or one that the user may not open, is plain. */
export function linkedCount(count: number, to: string | false) {
  if (count === 0 || !to) return count
  return (
    <TextLink component={Link} to={to}>
      {count}
    </TextLink>
  )
}
