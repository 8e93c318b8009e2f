import { type AddressInfo, createServer } from 'node:net'

/** A free port of this machine. */
export function freePort(): Promise<number> {
  return new Promise((settle) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => settle(port))
    })
  })
}
