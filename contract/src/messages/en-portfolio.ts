import { estimate } from './en/estimate.ts'
import { model } from './en/model.ts'
import { projects } from './en/projects.ts'
import type { Translated } from './message-types.ts'
import type { messages as source } from './zh-portfolio.ts'

export const messages: Translated<typeof source> = {
  estimate,
  model,
  projects,
}
