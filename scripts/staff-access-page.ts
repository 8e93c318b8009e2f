import { endpoints } from '../api/src/endpoints.ts'
import { isAllowed, permissionOf, staffRoles } from '../contract/src/staff/permissions.ts'

/** `docs/staff-access.md`, from the calls of the contract; `npm test -- staff-access-page -u` regenerates it. */
export function staffAccessPage(): string {
  // Node and the test runner return the exports of a module in different orders.
  const inOrder = Object.values(endpoints).toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1))
  const rows = inOrder.flatMap(({ method, path, access }) => {
    const permission = permissionOf(access)
    if (!permission) return []
    const marks = staffRoles.map((role) => (isAllowed(role, permission) ? 'yes' : '–'))
    return [`| \`${method} ${path}\` | \`${permission}\` | ${marks.join(' | ')} |`]
  })
  return `# Which staff may call what

Made from \`contract/src/staff/permissions.ts\` and the calls of the contract; do not edit. A test tries every cell.

Signing in, \`POST /admin/session/open\`, stands in [access.md](access.md). Without a session of staff, and with any
customer's, every call here is answered with 401 \`no-session\`; with a role that may not, with 403 \`not-allowed\`. A
token of staff opens nothing in the shop. By cookie, a write needs the own request header and origin besides: 403
\`not-own-request\`.

| call | permission | ${staffRoles.join(' | ')} |
| --- | --- | ${staffRoles.map(() => '---').join(' | ')} |
${rows.join('\n')}
`
}

const sortKey = ({ path, method }: (typeof endpoints)[keyof typeof endpoints]) => `${path} ${method}`
