import type { DataProvider } from 'react-admin'
import type { Reader, Row } from './manifest.ts'

async function refuse(): Promise<never> {
  throw new Error('The back office changes things by the calls of the contract.')
}

const withId = <T extends Row>(row: T) => ({ ...row, id: row._id })

/** How react-admin reads: by the readers of the features. */
export function createDataProvider(readers: Record<string, Reader>): DataProvider {
  return {
    async getList(resource, { pagination: { page, perPage } = { page: 1, perPage: 25 }, filter }) {
      const { data, total } = await required(readers[resource], resource).list({
        page,
        per_page: perPage,
        ...(filter as object),
      })
      return { data: data.map(withId) as never[], total }
    },
    async getOne(resource, { id }) {
      const { one = refuse } = required(readers[resource], resource)
      return { data: withId(await one(String(id))) as never }
    },
    getMany: refuse,
    getManyReference: refuse,
    update: refuse,
    updateMany: refuse,
    create: refuse,
    delete: refuse,
    deleteMany: refuse,
  }
}

function required(reader: Reader | undefined, resource: string): Reader {
  if (!reader) throw new Error(`Nothing reads ${resource}.`)
  return reader
}
