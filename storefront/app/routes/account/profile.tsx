import { DeletionPart } from '../../features/own-data/deletion-part.tsx'
import { ExportPart } from '../../features/own-data/export-part.tsx'
import { ProfilePage } from '../../features/profile/profile-page.tsx'

export default function AccountProfileRoute() {
  return (
    <>
      <ProfilePage />
      <ExportPart />
      <DeletionPart />
    </>
  )
}
