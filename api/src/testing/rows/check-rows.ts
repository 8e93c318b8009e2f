import { type KyselyPlugin, type QueryId, type RootOperationNode } from 'kysely'
import { misfit, type RowTypes, statementKey } from './row-types.ts'

type Statement = RowTypes[string]

/**
 * Checks every row of a `sql<Row>` statement against its type, which is only an assertion to TypeScript: each column must
 * exist, have the type's kind, and be null only if the type permits it.
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
        // The same statement may occur twice with different types.
        if (faults.every(([, fault]) => fault)) throw new Error(faults.map((fault) => fault.join(': ')).join('; '))
      }
      return result
    },
  }
}

function statementOf(node: RootOperationNode, types: RowTypes): Statement | undefined {
  return node.kind === 'RawNode' ? types[statementKey(node.sqlFragments)] : undefined
}
