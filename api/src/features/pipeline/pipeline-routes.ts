import { listPipeline, readPipelineFigures } from '@fitout/contract/staff/pipeline.ts'
import { route } from '../../http/route.ts'
import { showPipeline, showPipelineFigures } from './pipeline-service.ts'

export const pipelineRoutes = [
  route(listPipeline, async ({ context, request, query }) => showPipeline(context, { request, query })),
  route(readPipelineFigures, async ({ context }) => showPipelineFigures(context)),
]
