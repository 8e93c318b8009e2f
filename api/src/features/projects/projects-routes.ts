import { filterProjects, findProject } from '@fitout/contract/projects.ts'
import { route } from '../../http/route.ts'
import { filterPortfolio, requireProject } from './projects-service.ts'

export const projectsRoutes = [
  route(filterProjects, async ({ context, query, request }) => filterPortfolio(context, { request, query })),
  route(findProject, async ({ context, params }) => ({ data: await requireProject(context, params.id) })),
]
