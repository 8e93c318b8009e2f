import { DeletionPart } from '../../features/personal-data/deletion-part.tsx'
import { ExportPart } from '../../features/personal-data/export-part.tsx'
import { ProfilePage } from '../../features/profiles/profile-page.tsx'

export default function AccountProfileRoute() {
  return (
    <>
      <ProfilePage />
      <ExportPart />
      <DeletionPart />
    </>
  )
}
