import { serverTimeLimits } from '../api/src/config.ts'
import { settings } from '../api/src/settings.ts'

/** `docs/settings.md`, from the table of settings; `npm test -- settings-page -u` regenerates it. */
export function settingsPage(): string {
  const rows = Object.values(settings).map(
    ({ name, shownDefault, expected, description }) =>
      `| \`${name}\` | ${shownDefault} | ${expected} | ${description} |`,
  )
  const limits = Object.values(serverTimeLimits).map(({ seconds, meaning }) => `| ${seconds} s | ${meaning} |`)
  return `# Settings

Made from \`api/src/settings.ts\`; do not edit. Settings are environment variables, read once at the start. An empty one
counts as none. When one is wrong nothing starts, and one message names every wrong one.

| name | default | expected | meaning |
| --- | --- | --- | --- |
${rows.join('\n')}

\`DATA_DIR\` belongs to one process as long as the database is the embedded one. With \`DATABASE_URL\` several processes
may share it, and then need the same \`SESSION_SECRET\`, or the same \`DATA_DIR\`, which holds it.

Time limits of the HTTP server:

| limit | for |
| --- | --- |
${limits.join('\n')}
`
}
