import type { Layout } from './layout.ts'
import { papers } from './papers.ts'
import { screens } from './screens.ts'

/** Twelve layouts that differ from one another as those of real banks do. */
export const layouts: readonly Layout[] = [...screens, ...papers]
