import type { Words } from '@fitout/contract/locales.ts'
import type { MessageThread } from '@fitout/contract/renovation-messages.ts'
import { type ComponentType, createContext } from 'react'

/** The subject of a question. */
export type Asked = { thread: Exclude<MessageThread, 'GENERAL'>; subjectId: string; title: Words }
export type QuestionsPart = ComponentType<{ id: string; about: Asked }>

/** The questions shown below each line or defect of a room. */
export const QuestionsPlace = createContext<{ id: string; Questions: QuestionsPart } | undefined>(undefined)
