// A process of a moment: it hands the listening socket that it is given back, so many times.
import type { SendHandle } from 'node:child_process'

process.on('message', (count: number, socket: SendHandle) => {
  for (let at = 0; at < count; at += 1) process.send?.('again', socket)
})
process.on('disconnect', () => process.exit())
