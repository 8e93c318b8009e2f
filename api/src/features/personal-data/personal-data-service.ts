export { collectPersonalData } from './exports.ts'
export { forgetPerson } from './forget-person.ts'
