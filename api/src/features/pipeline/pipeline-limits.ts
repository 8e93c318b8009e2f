/** The limits of the pipeline. Documented in docs/limits.md. */
export const pipelineLimits = {
  /** How long after a visit without a renovation its card stays among the appointments. */
  visitDays: 30,
} as const
