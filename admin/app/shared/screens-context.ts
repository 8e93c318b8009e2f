import { type ComponentType, createContext } from 'react'

/** The screens by their addresses, for a part that shows one of them beside another. */
export type Screens = readonly (readonly [path: string, load: () => Promise<ComponentType>])[]
export const ScreensContext = createContext<Screens>([])
