import { NotificationsPage } from '../../features/notification-settings/settings-page.tsx'

export default function AccountNotificationsRoute() {
  return <NotificationsPage />
}
