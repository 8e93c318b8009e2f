import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { hashSync, type Options, verifySync } from '@node-rs/argon2'

export type Task = { password: string } & ({ options: Options } | { against: string })
export type Done = { result: string | boolean } | { failure: string }

// On Linux this sets the priority of the thread, elsewhere that of the whole process: page views take precedence.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

parentPort?.on('message', (task: Task) => parentPort?.postMessage(done(task), []))

function done(task: Task): Done {
  try {
    return {
      result: 'against' in task ? verifySync(task.against, task.password) : hashSync(task.password, task.options),
    }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}
