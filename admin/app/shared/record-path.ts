import { createContext } from 'react'

/** The screen of the record in a side sheet: what is typed there is offered on its own screen too, and beside no other. */
export const RecordPath = createContext<string | undefined>(undefined)
