/** The line of facts under a project in lists. */
export const projectCards = {
  area: '實用 {sqft, number} 呎',
} as const
