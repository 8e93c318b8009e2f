import { type DatabaseMetadata, getDialect, IdentifierNode, serializeFromMetadata } from 'kysely-codegen'
import { type Kysely, sql } from 'kysely'

/** The types that a comment on a JSON column may name, by the module they come from. */
const jsonTypes = {
  Words: '@fitout/contract/locales.ts',
  OutdatedTexts: '../src/outdated-texts.ts',
  Focus: '@fitout/contract/wire.ts',
  Outline: '@fitout/contract/products.ts',
  ImportOutcome: '../src/features/products/import-outcome.ts',
  ImportMapping: '../src/features/imports/import-records.ts',
  SourceRows: '../src/features/imports/import-records.ts',
  ImportFaults: '../src/features/imports/import-records.ts',
  PaymentFields: '../src/features/payment-readings/read-payment.ts',
  VariantAttributes: '@fitout/contract/products.ts',
  Building: '@fitout/contract/renovations.ts',
  WrittenHead: '@fitout/contract/quotation-content.ts',
  WrittenLines: '@fitout/contract/quotation-content.ts',
  QuotationContent: '@fitout/contract/quotation-content.ts',
  WrittenVariation: '@fitout/contract/variation-content.ts',
  VariationContent: '@fitout/contract/variation-content.ts',
  Handed: '@fitout/contract/handovers.ts',
  Meters: '@fitout/contract/handovers.ts',
  CertificateContent: '@fitout/contract/handovers.ts',
  Counted: '@fitout/contract/staff/mailings.ts',
  KeptFilter: '@fitout/contract/staff/customer-filter.ts',
}

/** The text of database/tables.ts for a database with all migrations. */
export async function tableTypes(databaseUrl: string): Promise<string> {
  const dialect = getDialect('postgres', { dateParser: 'string' })
  Object.assign(dialect.adapter.scalars, { int8: new IdentifierNode('number') })
  for (const name of Object.keys(jsonTypes)) {
    Object.assign(dialect.adapter.scalars, { [name.toLowerCase()]: new IdentifierNode(name) })
  }
  const db = await dialect.introspector.connect({ connectionString: databaseUrl, dialect })
  try {
    const metadata = await dialect.introspector.introspect({
      db,
      includePattern: 'public.*',
      excludePattern: 'public.migrations',
    })
    await nameTypes(db, metadata)
    return serializeFromMetadata({ dialect, metadata, customImports: jsonTypes, typeOnlyImports: true })
  } finally {
    await db.destroy()
  }
}

/** Gives JSON columns the type that their comment names, and texts the values that their check allows. */
async function nameTypes(db: Kysely<unknown>, { tables }: DatabaseMetadata): Promise<void> {
  const allowed = await listAllowedValues(db)
  for (const table of tables) {
    for (const column of table.columns) {
      if (column.comment) {
        if (!(column.comment in jsonTypes)) {
          throw new Error(`The comment on ${table.name}.${column.name} names no type of ${import.meta.filename}`)
        }
        column.dataType = column.comment
        column.comment = null
      }
      column.enumValues = allowed.get(`${table.name}.${column.name}`) ?? null
    }
  }
}

/** The values of `check (column in ('A', 'B'))`, by `table.column`. */
async function listAllowedValues(db: Kysely<unknown>): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ column: string; rule: string }>`
    select c.conrelid::regclass || '.' || a.attname as column, pg_get_constraintdef(c.oid) as rule
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and array[a.attnum] = c.conkey
    where c.contype = 'c' and c.connamespace = 'public'::regnamespace`.execute(db)
  return new Map(
    rows.flatMap(({ column, rule }) => {
      const list = /^CHECK \(\("?\w+"? = (?:ANY \(ARRAY\[(.*)\]\)|('.*'::text))\)\)$/.exec(rule)
      const values = (list?.[1] ?? list?.[2])?.matchAll(/'([^']*)'::text/g).map(([, value = '']) => value)
      return values ? [[column, [...values].toSorted()]] : []
    }),
  )
}
