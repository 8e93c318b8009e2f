import { loadProject } from '../features/projects/details/load-project.ts'
import { ProjectPage } from '../features/projects/details/project-page.tsx'
import { pageRequest } from '../shared/page/page-request.ts'
import type { Route } from './+types/project.ts'

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadProject(context.get(pageRequest), params.id, url)
}

export default function Project({ loaderData }: Route.ComponentProps) {
  return <ProjectPage key={loaderData.project._id} {...loaderData} />
}
