import type { Words } from '@fitout/contract/locales.ts'
import type { MessageThread } from '@fitout/contract/renovation-messages.ts'
import { type ComponentType, createContext } from 'react'

/** What can be asked about. */
export type Asked = { thread: Exclude<MessageThread, 'GENERAL'>; subjectId: string; title: Words }
export type QuestionsPart = ComponentType<{ id: string; about: Asked }>

/** What stands beneath each line or defect of a room. */
export const QuestionsPlace = createContext<{ id: string; Questions: QuestionsPart } | undefined>(undefined)
