import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { featureNameFault, importFault } from './zones.ts'

type Node = { type: string; [key: string]: unknown }
type Source = { value: string }
type RuleContext = {
  filename: string
  cwd: string
  report: (fault: { node: Node; message: string }) => void
}
type Visitor = Record<string, (node: Node) => void>

function pathIn(context: RuleContext): string {
  return relative(context.cwd, context.filename).split(sep).join('/')
}

function isTypeOnly(node: Node): boolean {
  if (node.importKind === 'type' || node.exportKind === 'type') return true
  const specifiers = (node.specifiers ?? []) as Node[]
  return specifiers.length > 0 && specifiers.every((specifier) => specifier.importKind === 'type')
}

/** Restricts imports between folders; see `zones.ts`. */
const importZones = {
  create(context: RuleContext): Visitor {
    const from = pathIn(context)
    function check(node: Node): void {
      const source = node.source as Source | null | undefined
      if (typeof source?.value !== 'string') return
      const message = importFault({ from, specifier: source.value, isTypeOnly: isTypeOnly(node) })
      if (message) context.report({ node, message })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}

let contractNames: Set<string> | undefined

/** The features of the contract: its files and folders, and those for staff. */
function namesOfContract(root: string): Set<string> {
  const folders = ['contract/src', 'contract/src/staff'].map((folder) => join(root, folder))
  return new Set(folders.flatMap((folder) => readdirSync(folder)).map((name) => name.replace(/\.ts$/, '')))
}

const featureNames = {
  create(context: RuleContext): Visitor {
    return {
      Program(node) {
        contractNames ??= namesOfContract(context.cwd)
        const message = featureNameFault(pathIn(context), contractNames)
        if (message) context.report({ node, message })
      },
    }
  },
}

/** Only a feature's service and the framework's entry may re-export; other modules are imported directly. */
const mayReExport = /(-service\.ts|\/entry\.server\.tsx)$/

const noBarrels = {
  create(context: RuleContext): Visitor {
    const path = pathIn(context)
    const message = 'No barrels: import from the module itself.'
    return {
      Program(node) {
        if (/(^|\/)index\.[jt]sx?$/.test(path)) context.report({ node, message: 'No index files.' })
      },
      ExportAllDeclaration: (node) => context.report({ node, message }),
      ExportNamedDeclaration: (node) => {
        if (node.source && !mayReExport.test(path)) context.report({ node, message })
      },
    }
  },
}

const statementBuilders = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto'])

/** A query builder passed as a value needs no import; it is recognized by its methods. */
const sqlInQueries = {
  create(context: RuleContext): Visitor {
    const path = pathIn(context)
    const isExempt = /(-queries|\.test)\.ts$/.test(path) || !/^api\/src\/(?!database\/|testing\/)/.test(path)
    if (isExempt) return {}
    return {
      CallExpression(node) {
        const callee = node.callee as Node
        const name = (callee.property as { name?: string } | undefined)?.name
        if (callee.type !== 'MemberExpression' || !name || !statementBuilders.has(name)) return
        context.report({ node, message: 'SQL lives in *-queries.ts only.' })
      },
    }
  },
}

/** Texts come from the messages, from content or from the configuration. */
const noTextInComponents = {
  create(context: RuleContext): Visitor {
    if (!/^(storefront|admin|ui)\/.*\.tsx$/.test(pathIn(context)) || context.filename.endsWith('.test.tsx')) return {}
    return {
      JSXText(node) {
        if (/\p{L}/u.test(String(node.value))) context.report({ node, message: 'No text in components.' })
      },
    }
  },
}

/** A colon between two values is full-width in Chinese, so it comes from the messages too. */
const noColonBetweenTexts = {
  create(context: RuleContext): Visitor {
    const path = pathIn(context)
    const isShown = /^(storefront|admin|ui)\/.*\.tsx$|^api\/src\/.*(-pdf|\/draw-[\w-]+)\.ts$/.test(path)
    if (!isShown || /\.test\.tsx?$/.test(path)) return {}
    return {
      TemplateLiteral(node) {
        const [, ...between] = node.quasis as { value: { raw: string } }[]
        if (between.some(({ value }) => value.raw.startsWith(': '))) {
          context.report({ node, message: 'No colon between texts: Chinese has its own.' })
        }
      },
    }
  },
}

/** Parentheses around a value are full-width in Chinese, so they come from the messages too. */
const noParenthesesBetweenTexts = {
  create(context: RuleContext): Visitor {
    const path = pathIn(context)
    const isShown = /^(storefront|admin|ui)\/.*\.tsx?$|^api\/src\/.*(-pdf|\/draw-[\w-]+|-mail[\w-]*)\.ts$/.test(path)
    if (!isShown || /\.test\.tsx?$/.test(path)) return {}
    const message = 'No parentheses around a text: Chinese has its own.'
    return {
      TemplateLiteral(node) {
        const quasis = node.quasis as { value: { raw: string } }[]
        if (quasis.slice(0, -1).some(({ value }) => value.raw.endsWith(' ('))) context.report({ node, message })
      },
      JSXText(node) {
        if (/^\s*\(\s*$/.test(String(node.value))) context.report({ node, message })
      },
    }
  },
}

type Attribute = { type: string; name?: { name?: string }; value?: { value?: unknown } }

/** Field errors are in the page's language, not in that of the browser. */
const formsValidateThemselves = {
  create(context: RuleContext): Visitor {
    if (!/^(storefront|ui)\/.*\.tsx$/.test(pathIn(context))) return {}
    return {
      JSXOpeningElement(node) {
        const { name, attributes } = node as unknown as { name: { name?: string }; attributes: Attribute[] }
        if (name.name !== 'form') return
        const isOurs = attributes.some(
          (one) =>
            // Spread from `useSending`.
            one.type === 'JSXSpreadAttribute' ||
            one.name?.name === 'noValidate' ||
            (one.name?.name === 'method' && one.value?.value === 'get'),
        )
        if (!isOurs) context.report({ node, message: 'A form has `noValidate`, and messages of its own.' })
      },
    }
  },
}

export default {
  meta: { name: 'house' },
  rules: {
    'feature-names': featureNames,
    'import-zones': importZones,
    'no-barrels': noBarrels,
    'sql-in-queries': sqlInQueries,
    'no-text-in-components': noTextInComponents,
    'no-colon-between-texts': noColonBetweenTexts,
    'no-parentheses-between-texts': noParenthesesBetweenTexts,
    'forms-validate-themselves': formsValidateThemselves,
  },
}
