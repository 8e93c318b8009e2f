import { importServer } from './built-server.ts'

// Started several times by `npm start`, from the build; not a command of its own.
const { servePart } = await importServer()
await servePart()
