import { estimate } from './cn/estimate.ts'
import { model } from './cn/model.ts'
import { projects } from './cn/projects.ts'
import type { Translated } from './message-types.ts'
import type { messages as source } from './zh-portfolio.ts'

export const messages: Translated<typeof source> = {
  estimate,
  model,
  projects,
}
