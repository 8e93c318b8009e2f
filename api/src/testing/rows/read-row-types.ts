import { join, relative } from 'node:path'
import { type Node, SyntaxKind, type TaggedTemplateExpression } from 'typescript/unstable/ast'
import { API, type Checker, isTypeReference, isUnionType, type Type, TypeFlags } from 'typescript/unstable/async'
import { type Kind, type RowTypes, type Shape, statementKey } from './row-types.ts'

const root = join(import.meta.dirname, '../../../..')

/** Uses TypeScript to determine the row type of each `sql<Row>` of the API. */
export async function readRowTypes(): Promise<RowTypes> {
  const api = new API({ cwd: root })
  try {
    const snapshot = await api.updateSnapshot({ openProjects: [join(import.meta.dirname, 'tsconfig.json')] })
    const [project] = snapshot.getProjects()
    if (!project) throw new Error('TypeScript opens no project')
    const found: RowTypes = {}
    for (const name of await project.program.getSourceFileNames()) {
      if (!isOwn(name)) continue
      const file = await project.program.getSourceFile(name)
      for (const statement of file ? statementsIn(file) : []) {
        const [typeNode] = statement.typeArguments ?? []
        const type = typeNode && (await project.checker.getTypeFromTypeNode(typeNode))
        if (!file || !type) continue
        const line = file.text.slice(0, statement.pos).split('\n').length + 1
        const key = statementKey(fragmentsOf(statement))
        const entry = { at: `${relative(root, name)}:${line}`, row: await shapeOf(project.checker, type, 0) }
        found[key] = [...(found[key] ?? []), entry]
      }
    }
    return found
  } finally {
    await api.close()
  }
}

function isOwn(name: string): boolean {
  return name.includes('/api/src/') && !name.endsWith('.test.ts') && !name.includes('/testing/')
}

function statementsIn(node: Node): TaggedTemplateExpression[] {
  const found: TaggedTemplateExpression[] = []
  const visit = (one: Node): void => {
    if (one.kind === SyntaxKind.TaggedTemplateExpression) {
      const statement = one as TaggedTemplateExpression
      const { tag } = statement as unknown as { tag: { text?: string } }
      if (tag.text === 'sql' && statement.typeArguments) found.push(statement)
    }
    one.forEachChild(visit)
  }
  visit(node)
  return found
}

/** The texts between the values, as Kysely receives them. */
function fragmentsOf({ template }: TaggedTemplateExpression): string[] {
  if (template.kind === SyntaxKind.NoSubstitutionTemplateLiteral) return [template.text]
  const { head, templateSpans } = template as Extract<typeof template, { head: unknown }>
  return [head.text, ...templateSpans.map(({ literal }) => literal.text)]
}

// Anything deeper was written by staff and is checked by its own schema.
const deepest = 3

const kindsByFlag: [flag: TypeFlags, kind: Kind][] = [
  [TypeFlags.StringLike, 'string'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.BooleanLike, 'boolean'],
  [TypeFlags.Null, 'null'],
  [TypeFlags.Undefined, 'undefined'],
]

async function shapeOf(checker: Checker, type: Type, depth: number): Promise<Shape> {
  if (isUnionType(type)) {
    const parts = await Promise.all((await type.getTypes()).map(async (part) => shapeOf(checker, part, depth)))
    if (parts.some(({ kinds }) => kinds === 'any')) return { kinds: 'any' }
    const [only, ...others] = parts.filter(({ fields, items }) => fields ?? items)
    const kinds = [...new Set(parts.flatMap((part) => part.kinds as Kind[]))]
    // A value can match any of several objects, and there is nothing to tell them apart.
    return others.length > 0 ? { kinds } : { ...only, kinds }
  }
  const [, simple] = kindsByFlag.find(([flag]) => type.flags & flag) ?? []
  if (simple) return { kinds: [simple] }
  if (!(type.flags & (TypeFlags.Object | TypeFlags.Intersection))) return { kinds: 'any' }
  const name = (await type.getSymbol())?.name
  if (name === 'Date') return { kinds: ['date'] }
  if (name === 'Buffer' || name === 'Uint8Array') return { kinds: ['bytes'] }
  if (await checker.isArrayLikeType(type)) {
    const [item] = isTypeReference(type) ? await checker.getTypeArguments(type) : []
    if (!item || depth === deepest || (await checker.isTupleType(type))) return { kinds: ['array'] }
    return { kinds: ['array'], items: await shapeOf(checker, item, depth + 1) }
  }
  if (depth === deepest) return { kinds: ['object'] }
  const fields: Record<string, Shape> = {}
  const properties = await checker.getPropertiesOfType(type)
  const types = await checker.getTypeOfSymbol(properties)
  for (const [at, property] of properties.entries()) {
    const own = types[at]
    if (own) fields[property.name] = await shapeOf(checker, own, depth + 1)
  }
  return { kinds: ['object'], fields }
}
