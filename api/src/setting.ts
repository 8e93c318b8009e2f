import { isIP } from 'node:net'
import { isEmail } from '@fitout/contract/formats.ts'
import { splitHosts } from './database/hosts.ts'

/** One setting of the environment: its documentation and its parser. */
export type Setting<Value> = {
  name: string
  /** As the documentation shows it; `fallback` is what the program uses. */
  shownDefault: string
  fallback: Value
  expected: string
  description: string
  /** Undefined if the text is invalid. */
  parse: (text: string) => Value | undefined
  /** The value is never shown, not even in an error message about it. */
  secret?: true
}

export function setting<Value>(definition: Setting<Value>): Setting<Value> {
  return definition
}

export const wholeNumber = (from: number, to: number) => (text: string) => {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  return value >= from && value <= to ? value : undefined
}

export const positiveNumber = (to: number) => (text: string) => {
  const value = /^\d{1,9}(\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN
  return value > 0 && value <= to ? value : undefined
}

export const shareOf = (text: string) => (/^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/.test(text) ? Number(text) : undefined)

export const oneOf =
  <const Choice extends string>(...choices: readonly Choice[]) =>
  (text: string) =>
    choices.find((choice) => choice === text)

export const urlOf =
  (...protocols: readonly string[]) =>
  (text: string) => {
    const url = URL.canParse(text) ? new URL(text) : undefined
    return url && protocols.includes(url.protocol) ? text : undefined
  }

/** With one server or several: `postgres://user:password@one:5432,other:5432/shop`. */
export const databaseUrlOf = (text: string) => (splitHosts(text) ? text : undefined)

export function originOf(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isOrigin =
    url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username
  return isOrigin ? url.origin : undefined
}

/** A base address to which paths are appended, used in page headers. */
export function assetsUrlOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, origin, pathname } = new URL(text)
  const address = origin + (pathname === '/' ? '' : pathname)
  const isPlain = /^https?:$/.test(protocol) && /^(?:\/[\w.~-]+)*$/.test(pathname === '/' ? '' : pathname)
  return isPlain && text === address ? text : undefined
}

export function uuid(text: string): string | undefined {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) ? text.toLowerCase() : undefined
}

export function sender(text: string): string | undefined {
  const address = /^[^<>\r\n"]{1,80}<([^<>]+)>$/.exec(text)?.[1] ?? text
  return isEmail(address) ? text : undefined
}

/** Addresses and networks, such as 10.1.2.3 or 10.0.0.0/8. */
export function networks(text: string): string[] | undefined {
  const entries = text.split(/[\s,]+/).filter(Boolean)
  const isNetwork = (entry: string) => {
    const [address = '', bits, ...rest] = entry.split('/')
    const version = isIP(address)
    const most = version === 4 ? 32 : 128
    return version > 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  }
  return entries.every(isNetwork) ? entries : undefined
}

/** Public keys in the age format, which can encrypt but not decrypt. */
export function ageRecipients(text: string): string[] | undefined {
  const keys = text.split(/[\s,]+/).filter(Boolean)
  return keys.every((key) => /^age1[a-z0-9]{50,4000}$/.test(key)) ? keys : undefined
}

export function ageIdentity(text: string): string | undefined {
  return /^AGE-SECRET-KEY-(PQ-)?1[A-Z0-9]{50,100}$/.test(text) ? text : undefined
}
