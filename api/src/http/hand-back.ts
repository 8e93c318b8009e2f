// A short-lived process that hands the given listening socket back the given number of times.
import type { SendHandle } from 'node:child_process'

process.on('message', (count: number, socket: SendHandle) => {
  for (let at = 0; at < count; at += 1) process.send?.('again', socket)
})
process.on('disconnect', () => process.exit())
