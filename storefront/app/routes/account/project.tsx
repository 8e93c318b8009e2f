import { AskProgress } from '../../features/notification-settings/ask-progress.tsx'
import { PortfolioConsent } from '../../features/portfolio-drafts/portfolio-consent.tsx'
import { RenovationPage } from '../../features/renovations/renovation-page.tsx'
import { NewestReport } from '../../features/site-reports/newest-report.tsx'
import { RoomProgress } from '../../features/stages/room-progress.tsx'
import type { Room } from '../../shared/renovations/use-room.ts'
import type { Route } from './+types/project.ts'

export default function AccountProjectRoute({ params }: Route.ComponentProps) {
  return <RenovationPage key={params.id} id={params.id} Works={RoomWorks} />
}

function RoomWorks({ room }: { room: Room }) {
  return (
    <>
      {room.status !== 'CLOSED' && room.status !== 'CANCELLED' && <AskProgress />}
      <RoomProgress room={room}>
        <NewestReport id={room._id} />
      </RoomProgress>
      <PortfolioConsent room={room} />
    </>
  )
}
