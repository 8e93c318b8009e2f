/** The shop's answers stored on the visitor's device; beyond a maximum the oldest are dropped. */
export function storedFiles(name: string, atMost: number) {
  return {
    find: async (address: RequestInfo): Promise<Response | undefined> => (await caches.open(name)).match(address),
    async keep(address: RequestInfo, response: Response): Promise<void> {
      const cache = await caches.open(name)
      await cache.delete(address)
      await cache.put(address, response)
      const addresses = await cache.keys()
      await Promise.all(addresses.slice(0, -atMost).map((oldest) => cache.delete(oldest)))
    },
  }
}
