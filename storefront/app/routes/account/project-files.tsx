import { FilesPage } from '../../features/renovation-files/files-page.tsx'
import type { Route } from './+types/project-files.ts'

export default function AccountProjectFilesRoute({ params }: Route.ComponentProps) {
  return <FilesPage key={params.id} id={params.id} />
}
