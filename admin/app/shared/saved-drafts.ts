import { deviceStore } from './device-store.ts'

/** The unsaved input of a form, stored on the device for one person. */
export type SavedDraft = {
  key: string
  person: string
  typed: unknown
  /** The version that the input is based on; the save is checked against it. */
  version: string
  /** The initial state, so that a colleague's changes can be determined. */
  began?: unknown
  at: string
}

export type KeptDraft = Pick<SavedDraft, 'typed' | 'version' | 'began'>

const drafts = deviceStore<SavedDraft>('fitout-drafts')
const oldestMilliseconds = 14 * 86_400_000

const keyOf = (person: string, form: string) => `${person} ${form}`

/** Without storage no draft is kept, and the form works anyway. */
const quietly = async <Result>(work: Promise<Result>) => work.catch(() => undefined)

export async function keepDraft(person: string, form: string, draft: KeptDraft): Promise<void> {
  const key = keyOf(person, form)
  await quietly(drafts.keep(key, { key, person, ...draft, at: new Date().toISOString() }))
}

export async function findDraft(person: string, form: string): Promise<SavedDraft | undefined> {
  await dropDrafts(({ at }) => Date.now() - Date.parse(at) > oldestMilliseconds)
  return quietly(drafts.find(keyOf(person, form)))
}

export async function dropDraft(person: string, form: string): Promise<void> {
  await quietly(drafts.drop(keyOf(person, form)))
}

/** A device may be shared: signing out removes everything. */
export async function dropDraftsOf(person: string): Promise<void> {
  await dropDrafts((draft) => draft.person === person)
}

async function dropDrafts(isDropped: (draft: SavedDraft) => boolean): Promise<void> {
  for (const draft of (await quietly(drafts.all())) ?? []) {
    if (isDropped(draft)) await quietly(drafts.drop(draft.key))
  }
}
