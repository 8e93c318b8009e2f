import { findStaffRenovation } from '@fitout/contract/staff/renovations.ts'
import { findSiteRenovation } from '@fitout/contract/staff/stages.ts'
import { Link } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import { useOne } from './use-read.ts'

type RoomLinkProps = { id: string }

/** Links back to the renovation of a screen. */
export function RoomLink({ id }: RoomLinkProps) {
  const { data: room } = useOne(findStaffRenovation, { params: { id } })
  return room && <TitleLink room={room} to={`/renovations/${id}`} />
}

/** The same for a foreman. */
export function SiteLink({ id }: RoomLinkProps) {
  const { data: site } = useOne(findSiteRenovation, { params: { id } })
  return site && <TitleLink room={site} to={`/sites/${id}`} />
}

function TitleLink({ room, to }: { room: { title: string; reference: string }; to: string }) {
  return (
    <Link component={RouterLink} to={to}>
      {room.title || room.reference}
    </Link>
  )
}
