import { currentUser, login, logout } from '@fitout/contract/auth.ts'
import { CallError, createCall } from '@fitout/contract/client.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { splitLocale } from '@fitout/contract/storefront-paths.ts'
import { reach } from '../api/reach.ts'
import { inBackoff } from './backoff.ts'
import { type Remembered, rememberedSession, rememberSession } from './remembered-session.ts'

export type User = Answer<typeof currentUser>['data']
export type SessionState =
  | { phase: 'closed' | 'opening' }
  | { phase: 'open'; user: User }
  | { phase: 'failed'; error: unknown }

/** Calls that neither open nor replace a session: those for the session itself, and while it is being replaced. */
export const directCall = createCall({
  base: '/api',
  fetch: reach,
  locale: () => splitLocale(location.pathname).locale,
})

/** `hasLeft`: the previous member is gone. A guest who signs in is still the same person. */
export type MemberListener = (change: { hasLeft: boolean }) => Promise<void>

const closed: SessionState = { phase: 'closed' }
let state: SessionState = closed
let opening: Promise<User> | undefined
let restUntil = 0
const listeners = new Set<() => void>()
const guestReplacedListeners = new Set<() => Promise<void>>()
const memberChangedListeners = new Set<MemberListener>()

/** After this many silent attempts an error is shown, and further calls fail immediately for a while. */
const tries = 5
const restMilliseconds = 60_000

export const sessionStore = {
  read: () => state,
  readOnServer: () => closed,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/**
 * Registers a listener for when a new guest replaces one whose session expired, for example to refill the booking form.
 */
export function whenGuestReplaced(listener: () => Promise<void>): () => void {
  guestReplacedListeners.add(listener)
  return () => void guestReplacedListeners.delete(listener)
}

/** Registers a listener for when the member changes: data of the previous one must be removed. */
export function whenMemberChanges(listener: MemberListener): () => void {
  memberChangedListeners.add(listener)
  return () => void memberChangedListeners.delete(listener)
}

/** Resolves once there is a session; the first caller opens it, all others wait for the same one. */
export async function sessionOpen(): Promise<User> {
  if (state.phase === 'open') return state.user
  return openOnce(findOrOpenGuest)
}

/** Called when the API no longer knows the session. Many calls may notice at once: they share one new session. */
export async function replaceDeadSession(): Promise<User> {
  return openOnce(() => replaceGuest(rememberedSession()))
}

/** Concurrent callers share the session that is being opened. */
function openOnce(obtain: () => Promise<User>): Promise<User> {
  opening ??= open(obtain).finally(() => {
    opening = undefined
  })
  return opening
}

function setUser(user: User): void {
  const before = state.phase === 'open' ? state.user : undefined
  const isAnother = before && (before._id !== user._id || before.registered !== user.registered)
  rememberSession(user)
  become({ phase: 'open', user })
  if (!isAnother || !(before.registered || user.registered)) return
  for (const listener of memberChangedListeners) void listener({ hasLeft: before.registered }).catch(() => undefined)
}

type SignIn = { mayEndGuest?: boolean }

/**
 * Signs in by the given calls and fetches the user. Calls that need the session meanwhile wait for the outcome. On
 * failure the visitor remains a guest, if necessary a new one, and sees the error. `mayEndGuest`: the calls may end the
 * guest's session before they fail.
 */
export async function signIn(work: () => Promise<unknown>, { mayEndGuest = false }: SignIn = {}): Promise<User> {
  return insteadOfOpening(async () => {
    await work()
    return fetchUser()
  }, mayEndGuest)
}

/** Ends the session and opens a guest's. `beforeSeen` runs before listeners do, to leave a members' page. */
export async function signOut(beforeSeen: () => Promise<void>): Promise<User> {
  return insteadOfOpening(async () => {
    await directCall(logout).catch((error: unknown) => {
      if (!isOver(error)) throw error
    })
    const user = await openGuest()
    await beforeSeen()
    return user
  }, false)
}

/** Fetches the user again, after something that may have ended the session or changed the account. */
export async function refreshUser(): Promise<User> {
  return insteadOfOpening(fetchUser, true)
}

async function insteadOfOpening(work: () => Promise<User>, mayEndSession: boolean): Promise<User> {
  if (opening) {
    await opening.catch(() => undefined)
    return insteadOfOpening(work, mayEndSession)
  }
  restUntil = 0
  let failure: { error: unknown } | undefined
  const opened = openOnce(async () => {
    try {
      return await work()
    } catch (error) {
      failure = { error }
      if (state.phase === 'open' && !mayEndSession && !isOver(error)) return state.user
      return findOrOpenGuest()
    }
  })
  const user = await opened.catch(() => undefined)
  if (failure && !(isOver(failure.error) && work === fetchUser)) throw failure.error
  return user ?? opened
}

async function fetchUser(): Promise<User> {
  return (await directCall(currentUser)).data
}

function isOver(error: unknown): boolean {
  return error instanceof CallError && error.problem.code === 'no-session'
}

/** Retries at the visitor's request, without waiting. */
export async function tryAgain(): Promise<User> {
  restUntil = 0
  return sessionOpen()
}

/** A session that could not be opened without the network is opened when it is back. Returns how to stop. */
export function watchNetwork(): () => void {
  const again = () => {
    if (state.phase === 'failed') void tryAgain().catch(() => undefined)
  }
  addEventListener('online', again)
  return () => removeEventListener('online', again)
}

async function open(obtain: () => Promise<User>): Promise<User> {
  try {
    if (state.phase === 'failed' && Date.now() < restUntil) throw state.error
    if (state.phase !== 'open') become({ phase: 'opening' })
    const user = await obtain()
    setUser(user)
    return user
  } catch (error) {
    if (Date.now() >= restUntil) restUntil = Date.now() + restMilliseconds * (1 + Math.random())
    become({ phase: 'failed', error })
    throw error
  }
}

async function findOrOpenGuest(): Promise<User> {
  const remembered = rememberedSession()
  if (!remembered) return openGuest()
  try {
    return await inBackoff(tries, fetchUser)
  } catch (error) {
    if (!isOver(error)) throw error
    return replaceGuest(remembered)
  }
}

function openGuest(): Promise<User> {
  return inBackoff(tries, async () => (await directCall(login, { body: { type: 'TEMP' } })).user)
}

async function replaceGuest(dead: Remembered | undefined): Promise<User> {
  return oneTabAtATime(async () => {
    const latest = rememberedSession()
    // Another tab was faster; share its new session.
    if (dead && latest && latest.at > dead.at) return fetchUser()
    const user = await openGuest()
    rememberSession(user)
    // A member's lines are stored with the account and would be doubled at the next sign-in.
    if (dead && !dead.registered) {
      for (const listener of guestReplacedListeners) await listener().catch(() => undefined)
    }
    return user
  })
}

function oneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? (navigator.locks.request('fitout-session', work) as Promise<T>) : work()
}

function become(next: SessionState): void {
  state = next
  for (const listener of listeners) listener()
}
