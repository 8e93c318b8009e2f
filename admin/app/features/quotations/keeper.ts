import { CallError } from '@fitout/contract/client.ts'

export type SaveState = 'saved' | 'typed' | 'saving' | 'refused' | 'conflict'

export type Saved<Value> = { value: Value; revision: number }
export type Theirs<Value> = Saved<Value> & { staff_name: string | null; saved_at: string | null }

/** A part of a draft with its input and the state it was based on. */
export type Draft<Value> = Saved<Value> & {
  base: Value
  state: SaveState
  refusal?: unknown
  theirs?: Theirs<Value>
}

type Work<Value> = {
  /** The last known saved state of a part. */
  read: (name: string) => Saved<Value>
  /** Returns the revision created by the save. */
  write: (name: string, kept: Saved<Value>) => Promise<number>
  /** The latest state saved by a colleague. */
  newest: (name: string) => Promise<Theirs<Value>>
  isSound: (value: Value) => boolean
  pauseMilliseconds: number
}

/**
 * Keeps the input of the parts of a draft and saves each separately, against the revision it is based on: when typing pauses,
 * or on request. A refused or conflicting part is kept until staff decide.
 */
export class Keeper<Value> {
  #kept: ReadonlyMap<string, Draft<Value>> = new Map()
  readonly #listeners = new Set<() => void>()
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>()
  readonly #running = new Map<string, Promise<void>>()
  readonly #work: Work<Value>

  constructor(work: Work<Value>) {
    this.#work = work
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly kept = () => this.#kept

  change(name: string, change: (value: Value) => Value): void {
    const before = this.#current(name)
    const isHeld = before.state === 'saving' || before.state === 'conflict'
    this.#set(name, { ...before, value: change(before.value), state: isHeld ? before.state : 'typed' })
    this.#wait(name)
  }

  /** The input, unless a colleague has saved since and nothing was changed locally. */
  #current(name: string): Draft<Value> {
    const kept = this.#kept.get(name)
    const saved = this.#work.read(name)
    if (kept && (kept.state !== 'saved' || kept.revision >= saved.revision)) return kept
    return { ...saved, base: saved.value, state: 'saved' }
  }

  /** Takes the result of merging two versions, and saves it over the other one. */
  settle(name: string, value: Value): Promise<void> {
    const kept = this.#kept.get(name)
    if (!kept?.theirs) return Promise.resolve()
    const { value: base, revision } = kept.theirs
    this.#set(name, { value, base, revision, state: 'typed' })
    return this.save(name)
  }

  /** Saves a part now; one being saved is saved again if it was changed meanwhile. */
  async save(name: string): Promise<void> {
    clearTimeout(this.#timers.get(name))
    const running = this.#running.get(name)
    if (running) {
      await running
      return this.save(name)
    }
    const kept = this.#kept.get(name)
    if (!kept || kept.state === 'saved' || kept.state === 'conflict' || !this.#work.isSound(kept.value)) return
    const saving = this.#save(name, kept)
    this.#running.set(name, saving)
    await saving
    this.#running.delete(name)
  }

  async #save(name: string, sent: Draft<Value>): Promise<void> {
    const { refusal: _refusal, ...rest } = sent
    this.#set(name, { ...rest, state: 'saving' })
    try {
      const revision = await this.#work.write(name, sent)
      const { value } = this.#kept.get(name) ?? sent
      const isAsSent = value === sent.value
      this.#set(name, { value, base: sent.value, revision, state: isAsSent ? 'saved' : 'typed' })
      if (!isAsSent) this.#wait(name)
    } catch (error) {
      await this.#fail(name, error)
    }
  }

  async #fail(name: string, error: unknown): Promise<void> {
    const isLate = error instanceof CallError && error.problem.code === 'changed-meanwhile'
    const theirs = isLate ? await this.#work.newest(name).catch(() => undefined) : undefined
    const kept = this.#kept.get(name)
    if (!kept) return
    this.#set(name, theirs ? { ...kept, state: 'conflict', theirs } : { ...kept, state: 'refused', refusal: error })
  }

  /** Saves all; returns whether no unsaved input is left in this browser. */
  async flush(): Promise<boolean> {
    await Promise.all([...this.#kept.keys()].map((name) => this.save(name)))
    return this.isSaved()
  }

  isSaved(): boolean {
    return [...this.#kept.values()].every(({ state }) => state === 'saved')
  }

  #wait(name: string): void {
    clearTimeout(this.#timers.get(name))
    this.#timers.set(
      name,
      setTimeout(() => void this.save(name), this.#work.pauseMilliseconds),
    )
  }

  #set(name: string, kept: Draft<Value>): void {
    this.#kept = new Map(this.#kept).set(name, kept)
    for (const listener of this.#listeners) listener()
  }
}
