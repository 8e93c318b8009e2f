import { importServer } from './built-server.ts'

// What `npm start` starts several times, of what it has built; not a command of its own.
const { servePart } = await importServer()
await servePart()
