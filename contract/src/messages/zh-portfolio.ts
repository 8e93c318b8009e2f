import { estimate } from './zh/estimate.ts'
import { model } from './zh/model.ts'
import { projects } from './zh/projects.ts'

/** What the portfolio and the budget estimator say; it travels with their screens. */
export const messages = {
  estimate,
  model,
  projects,
} as const
