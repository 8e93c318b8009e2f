import { type KyselyPlugin, type QueryId, type RootOperationNode } from 'kysely'
import { misfit, type RowTypes, statementKey } from './row-types.ts'

type Statement = RowTypes[string]

/**
 * Holds every row of a statement `sql<Row>` against its type, which PostgreSQL does not know and TypeScript only believes:
 * each column is there, and of the kind that the type names, null only where it allows that.
 */
export function checkRows(types: RowTypes): KyselyPlugin {
  const running = new WeakMap<QueryId, Statement>()
  return {
    transformQuery({ node, queryId }) {
      const statement = statementOf(node, types)
      if (statement) running.set(queryId, statement)
      return node
    },
    async transformResult({ result, queryId }) {
      const statement = running.get(queryId)
      for (const row of statement ? result.rows : []) {
        const faults = statement?.map(({ at, row: type }) => [at, misfit(row, type)] as const) ?? []
        // The same text may stand in two places with two types.
        if (faults.every(([, fault]) => fault)) throw new Error(faults.map((fault) => fault.join(': ')).join('; '))
      }
      return result
    },
  }
}

function statementOf(node: RootOperationNode, types: RowTypes): Statement | undefined {
  return node.kind === 'RawNode' ? types[statementKey(node.sqlFragments)] : undefined
}
