import { loadProjectList } from '../features/projects/list/load-project-list.ts'
import { ProjectListPage } from '../features/projects/list/project-list-page.tsx'
import { pageRequest } from '../shared/page/page-request.ts'
import type { Route } from './+types/projects.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  return loadProjectList(context.get(pageRequest), url.searchParams)
}

export default function Projects({ loaderData }: Route.ComponentProps) {
  return <ProjectListPage list={loaderData} />
}
