import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const app = join(dirname(fileURLToPath(import.meta.url)), '..')
const features = join(app, 'features')

// Types require the fields wherever the warning is used; this test requires the warning wherever a version is checked.
test('every form that checks a version shows the changes of a colleague field by field, with the same component', () => {
  const sources = globSync('**/*.{ts,tsx}', { cwd: features }).map((name) => ({
    name,
    text: readFileSync(join(features, name), 'utf8'),
  }))
  const versioned = sources.filter(({ text }) => /\b(?:useVersioned|useDraft)\(/.test(text))
  const without = versioned.filter(({ text }) => !/\bbetween\b|<VersionedForm/.test(text))
  expect(versioned.length).toBeGreaterThan(8)
  expect(without.map(({ name }) => name)).toEqual([])
})

const isForm = (text: string) => /component="form"|<form\b/.test(text)

/** Forms without input that could be lost: a sign-in, a selection, and a report that is stored while it is written. */
const withoutInput = [
  'features/quotations/items-part.tsx',
  'features/session/sign-in-page.tsx',
  'features/site-reports/report-page.tsx',
]

// Types require each dialog to report its input; this test requires it of every other form.
test('no form with unsaved input is left without a confirmation', () => {
  const forms = globSync('**/*.tsx', { cwd: app }).filter((name) => isForm(readFileSync(join(app, name), 'utf8')))
  expect(forms.length).toBeGreaterThan(15)
  expect(forms.filter((name) => !withOwnParts(name).some(asksBefore)).toSorted()).toEqual(withoutInput)
})

const asksBefore = (text: string) => /\b(?:useUnsaved|useUnsavedInput|useTyped)\(/.test(text)
const keeps = (text: string) => /\b(?:useTyped|useSavedDraft)\(|<VersionedForm\b/.test(text)

/** Input that is not stored on the device, by the reason. */
const notKept = {
  secret: ['features/session/account-page.tsx', 'features/session/sign-in-page.tsx'],
  'ticked by the person who looked': ['features/payment-records/confirm-order.tsx'],
  'stored while it is written': ['features/site-reports/report-page.tsx'],
  'done at once': [
    'features/appointments/calendar-feed-dialog.tsx',
    'features/delivery-runs/delivery-runs-page.tsx',
    'features/imports/apply-part.tsx',
    'features/orders/confirm-payment.tsx',
    'features/quotations/items-part.tsx',
    'features/staff/person-controls.tsx',
  ],
  'changes what is listed or tried out, and nothing else': [
    'features/campaigns/price-trial.tsx',
    'features/webhooks/deliveries.tsx',
  ],
  'part of a form that stores it': [
    'features/orders/new-order/customer-part.tsx',
    'features/writings/day-adder.tsx',
    'features/writings/reference-field.tsx',
    'features/writings/words-field.tsx',
    'shared/picture-dialog.tsx',
  ],
}

// The type of a dialog requires it; this test requires it of forms, and of fields with a button beside them.
test('what staff type is stored on the device until it is saved, except for a reason', () => {
  const modules = globSync('**/*.tsx', { cwd: app }).map((name) => ({
    name,
    text: readFileSync(join(app, name), 'utf8'),
  }))
  const input = /<(?:TextField|Autocomplete|Checkbox|Switch|Select|\w*Fields?|\w*Choice)\b/
  const isDialog = (text: string) => /<(?:Form|Reason)Dialog\b/.test(text)
  const isSent = (text: string) => /\buseState\b/.test(text) && /\b(?:useAction|staffCall)\(/.test(text)
  const typing = modules.filter(({ text }) => isForm(text) || (isSent(text) && input.test(text) && !isDialog(text)))
  expect(typing.length).toBeGreaterThan(30)
  const without = typing.filter(({ name }) => !withOwnParts(name).some(keeps))
  expect(without.map(({ name }) => name).toSorted()).toEqual(Object.values(notKept).flat().toSorted())
})

/** Screens whose address names something, on which colleagues do nothing together. */
const alone = ['/handbook/:page', '/imports/:id', '/sites/:id/report', '/words/:kind']

test('every screen of one record shows which colleagues have it open', () => {
  const screens = globSync('*/manifest.ts', { cwd: features }).flatMap((manifest) =>
    [...readFileSync(join(features, manifest), 'utf8').matchAll(/'(\/[^']*:[^']*)': .*? import\('\.\/([^']+)'\)/g)].map(
      ([, path = '', module = '']) => ({ path, module: join('features', dirname(manifest), module) }),
    ),
  )
  expect(screens.length).toBeGreaterThan(25)
  const shows = (text: string) => /<(?:Presence|RoomLink|RoomPresence|SiteLink)\b/.test(text)
  const without = screens.filter(({ module }) => !withOwnParts(module).some(shows))
  expect(without.map(({ path }) => path).toSorted()).toEqual(alone)
})

/** The text of a module, and of the adjacent modules it consists of. */
function withOwnParts(name: string): string[] {
  const text = readFileSync(join(app, name), 'utf8')
  const parts = [...text.matchAll(/from '(\.\/[^']+)'/g)].map(([, part = '']) => join(app, dirname(name), part))
  return [text, ...parts.map((part) => readFileSync(part, 'utf8'))]
}
