import { MessagesPage } from '../../features/renovation-messages/messages-page.tsx'
import type { Route } from './+types/project-messages.ts'

export default function AccountProjectMessagesRoute({ params }: Route.ComponentProps) {
  return <MessagesPage key={params.id} id={params.id} />
}
