export type Period = { from: string; until: string }
