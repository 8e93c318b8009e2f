import { findStaffRenovation } from '@fitout/contract/staff/renovations.ts'
import { findSiteRenovation } from '@fitout/contract/staff/stages.ts'
import { Link } from '@mui/material'
import { Link as RouterLink, useLocation } from 'react-router'
import { Presence } from './presence.tsx'
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
    <>
      <RoomPresence />
      <Link component={RouterLink} to={to}>
        {room.title || room.reference}
      </Link>
    </>
  )
}

/** Who else has this part of a renovation open, in the office or on site. */
export function RoomPresence() {
  const { pathname } = useLocation()
  return <Presence id={pathname.replace(/^\/\w+\//, '')} subject="renovation" />
}
