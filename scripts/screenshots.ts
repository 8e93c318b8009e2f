import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../api/src/config.ts'
import { PlainError, runCommand } from './lifetime.ts'
import { note } from './progress.ts'
import { projectRoot, startTool } from './tools.ts'

const usualWidths = '375,768,1440'

/**
 * `npm run screenshots`: every screen and state in each language, below DATA_DIR/screenshots, with a contact sheet for each
 * language. `-- --widths 320,1920 --languages zh,en --screens home,product` limits or changes them; among the screens, `order`,
 * `guest`, `member` and `client` (of the demo's renovations) stand for all states along the way of one, `office` for the back
 * office with work in it. `-- --readme` takes the picture of the README, `-- --handbook` those of the handbook, one for each of
 * its tasks.
 */
await runCommand(async (lifetime) => {
  const { values } = parseArgs({
    options: {
      widths: { type: 'string', default: usualWidths },
      languages: { type: 'string', default: 'zh,cn,en' },
      screens: { type: 'string', default: '' },
      readme: { type: 'boolean', default: false },
      handbook: { type: 'boolean', default: false },
    },
  })
  if (!/^\d{3,4}(,\d{3,4})*$/.test(values.widths)) throw new PlainError('--widths takes figures, such as 375,1440.')
  const folder = join(resolve(readConfig(process.env).dataDir), 'screenshots')
  await mkdir(folder, { recursive: true })
  const vitest = startTool('vitest', ['run', '--config', 'scripts/testing/screenshots-config.ts'], {
    isShown: true,
    env: {
      SCREENSHOTS_FOLDER: folder,
      SCREENSHOTS_WIDTHS: values.widths,
      SCREENSHOTS_LANGUAGES: values.languages,
      SCREENSHOTS_SCREENS: values.screens,
      ...(values.readme && { SCREENSHOTS_README: join(projectRoot, 'docs', 'home.jpg') }),
      ...(values.handbook && { SCREENSHOTS_HANDBOOK: join(projectRoot, 'docs', 'handbook', 'pictures') }),
    },
  })
  const { code } = await (await lifetime.own(vitest)).ended
  if (values.readme) note('Written to docs/home.jpg')
  else if (values.handbook) note('Written to docs/handbook/pictures')
  else note(`Written to ${folder}, with sheet.jpg and sheet.html by language`)
  return code
})
