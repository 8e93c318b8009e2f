/** A key-value store in IndexedDB. Every call rejects if the browser has no storage, as in some private windows. */
export function deviceStore<Value>(name: string) {
  let opened: Promise<IDBDatabase> | undefined

  function open(): Promise<IDBDatabase> {
    opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open(name, 1)
      asked.addEventListener('upgradeneeded', () => asked.result.createObjectStore('values'))
      asked.addEventListener('success', () => resolve(asked.result))
      asked.addEventListener('error', () => reject(asked.error ?? new Error('The device keeps nothing')))
    })
    // The next call tries again.
    opened.catch(() => (opened = undefined))
    return opened
  }

  /** Resolves once it is written, not once it is requested. */
  async function within<Result>(
    mode: IDBTransactionMode,
    work: (values: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> {
    const transaction = (await open()).transaction('values', mode)
    const asked = work(transaction.objectStore('values'))
    return new Promise((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve(asked.result))
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Nothing was kept')))
    })
  }

  return {
    find: (key: string) => within<Value | undefined>('readonly', (values) => values.get(key)),
    all: () => within<Value[]>('readonly', (values) => values.getAll()),
    keep: (key: string, value: Value) => within<IDBValidKey>('readwrite', (values) => values.put(value, key)),
    drop: (key: string) => within<undefined>('readwrite', (values) => values.delete(key)),
  }
}
