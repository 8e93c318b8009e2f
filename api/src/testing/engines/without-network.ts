import { appendFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { tmpdir } from 'node:os'

/** Where an engine with this module preloaded records any network access. */
export const reachedFor = join(tmpdir(), `fitout-reached-${process.ppid}`)

function refuse(): never {
  appendFileSync(reachedFor, 'reached\n')
  throw new Error('there is no network')
}

Socket.prototype.connect = refuse
globalThis.fetch = refuse
