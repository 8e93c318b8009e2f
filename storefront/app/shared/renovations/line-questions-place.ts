import type { Words } from '@fitout/contract/locales.ts'
import { type ComponentType, createContext } from 'react'

export type LineQuestionsPart = ComponentType<{ id: string; lineKey: string; title: Words }>

/** What stands beneath each line of the room's quotation. */
export const LineQuestionsPlace = createContext<{ id: string; Questions: LineQuestionsPart } | undefined>(undefined)
