import { expect, test } from 'vitest'
import { findSupplyFaults } from './supply-chain.ts'

const pinned = { version: '1.0.0', integrity: 'sha512-x' }

test('names packages without a checksum, from elsewhere, or with a script that is not allowed', async () => {
  const packages = {
    '': {},
    api: { version: '0.1.0' },
    'node_modules/@fitout/api': { link: true },
    'node_modules/fine': pinned,
    'node_modules/fine/node_modules/loose': { version: '2.0.0' },
    'node_modules/within': { version: '2.0.0', inBundle: true },
    'node_modules/strange': { ...pinned, resolved: 'git+ssh://git@host/strange.git' },
    'node_modules/scripted': { ...pinned, hasInstallScript: true },
    'node_modules/refused': { ...pinned, hasInstallScript: true },
  }
  expect(await findSupplyFaults({ packages, named: { refused: false, gone: true } })).toEqual([
    'loose 2.0.0 has no checksum in package-lock.json',
    'strange comes from git+ssh://git@host/strange.git',
    'scripted runs a script when it is installed: say in allowScripts of package.json whether it may',
    'gone stands in allowScripts of package.json and has no script',
  ])
})

test('the packages of the shop are pinned, and none runs a script that is not allowed', async () => {
  expect(await findSupplyFaults()).toEqual([])
})
