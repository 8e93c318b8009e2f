import { readFileSync } from 'node:fs'

type Contents = Record<string, Record<string, string[]>>

const contents = JSON.parse(
  readFileSync(new URL('../docs/handbook/contents.json', import.meta.url), 'utf8'),
) as Contents

/** The screens of the back office without an id in their address, without the slash: the handbook lists every screen. */
export const officeAddresses = Object.values(contents)
  .flatMap((group) => Object.values(group).flat())
  .filter((path) => !path.includes(':') && path !== '/')
  .map((path) => path.slice(1))
