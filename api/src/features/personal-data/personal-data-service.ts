export { sendCopy } from './write-copy.ts'
export { forgetPerson } from './forget-person.ts'
