// Imported into the shop under measurement: measures how long its thread computed without handling other events. The time that
// other programs take from it does not count. Written to a file on a signal.
import { writeFileSync } from 'node:fs'

const computed = () => Object.values(process.threadCpuUsage()).reduce((sum, part) => sum + part) / 1000
let before = computed()
let longest = 0
setInterval(() => {
  const now = computed()
  longest = Math.max(longest, now - before)
  before = now
}, 2).unref()

process.on('SIGUSR2', () => {
  writeFileSync(process.env.HOLD_FILE, `${Math.round(longest)}`)
  longest = 0
})
