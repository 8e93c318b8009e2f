export const staffRoles = ['owner', 'manager', 'editor', 'support', 'site'] as const
export type StaffRole = (typeof staffRoles)[number]

/**
 * Which roles have which permissions. The server, the screens and docs/staff-access.md all use this table. Owners have
 * every permission.
 */
export const staffPermissions = {
  /** The user's own session and credentials. */
  self: ['owner', 'manager', 'editor', 'support', 'site'],
  'orders.read': ['owner', 'manager', 'support'],
  'orders.note': ['owner', 'manager', 'support'],
  /** For customers who telephone or write. */
  'orders.place': ['owner', 'manager', 'support'],
  'orders.deliver': ['owner', 'manager', 'support'],
  'orders.cancel': ['owner', 'manager'],
  'orders.archive': ['owner', 'manager', 'support'],
  'orders.export': ['owner', 'manager'],
  'payments.decide': ['owner', 'manager'],
  'refunds.read': ['owner', 'manager', 'support'],
  /** For customers who telephone or write. */
  'refunds.request': ['owner', 'manager', 'support'],
  'refunds.decide': ['owner', 'manager'],
  'reviews.read': ['owner', 'manager', 'editor', 'support'],
  'reviews.decide': ['owner', 'manager', 'editor'],
  'enquiries.read': ['owner', 'manager', 'support'],
  'enquiries.work': ['owner', 'manager', 'support'],
  'enquiries.export': ['owner', 'manager'],
  'reply-templates.write': ['owner', 'manager'],
  'renovations.read': ['owner', 'manager', 'support'],
  'renovations.work': ['owner', 'manager', 'support'],
  'renovations.close': ['owner', 'manager'],
  /** Start a portfolio project from a renovation. */
  'renovations.publish': ['owner', 'manager'],
  /** Work on site: stages, reports, defects. A foreman only has the renovations assigned to them. */
  'site.work': ['owner', 'manager', 'support', 'site'],
  'quotations.write': ['owner', 'manager', 'support'],
  /** What binds the studio: sending, withdrawing, recording a signature on paper. */
  'quotations.send': ['owner', 'manager'],
  'appointments.work': ['owner', 'manager', 'support'],
  /** Slots: when appointments are offered. */
  'appointments.write': ['owner', 'manager'],
  /** A secret address by which the user's own calendar reads appointments. */
  'appointments.feed': ['owner', 'manager', 'support'],
  'customers.read': ['owner', 'manager', 'support'],
  'customers.note': ['owner', 'manager', 'support'],
  'customers.copy': ['owner', 'manager'],
  'customers.export': ['owner', 'manager'],
  /** Saved customer filters, shared by all staff. */
  'segments.write': ['owner', 'manager'],
  'mailings.read': ['owner', 'manager', 'support'],
  /** Mail all consenting customers of a segment. */
  'mailings.write': ['owner', 'manager'],
  'customers.suspend': ['owner', 'manager'],
  /** Irreversible: merge two customers. */
  'customers.merge': ['owner', 'manager'],
  'customers.delete': ['owner'],
  /** The sealed documents of clients who deleted their accounts. */
  'sealed-papers.read': ['owner'],
  'points.adjust': ['owner', 'manager'],
  'comments.read': ['owner', 'manager', 'editor', 'support'],
  'comments.decide': ['owner', 'manager', 'editor', 'support'],
  'jobs.read': ['owner', 'manager'],
  'jobs.retry': ['owner', 'manager'],
  /** Pause and resume all background jobs. */
  'jobs.pause': ['owner', 'manager'],
  'figures.read': ['owner', 'manager'],
  'promotions.read': ['owner', 'manager', 'editor', 'support'],
  'promotions.write': ['owner', 'manager'],
  'products.read': ['owner', 'manager', 'editor', 'support'],
  'products.write': ['owner', 'manager', 'editor'],
  /** Add, change and restock products in bulk. */
  'products.import': ['owner', 'manager'],
  /** Import products and customers from another shop, with redirects. */
  'imports.run': ['owner', 'manager'],
  /** Mail everyone who was imported. */
  'imports.invite': ['owner'],
  'pictures.write': ['owner', 'manager', 'editor'],
  'stock.move': ['owner', 'manager'],
  'delivery.read': ['owner', 'manager', 'support'],
  'delivery.write': ['owner', 'manager'],
  'words.read': ['owner', 'manager', 'editor'],
  'words.write': ['owner', 'manager', 'editor'],
  /** Export all content as files. */
  'content.export': ['owner', 'manager'],
  'configuration.read': ['owner', 'manager'],
  'configuration.write': ['owner', 'manager'],
  /** Where external tools are notified. */
  'webhooks.read': ['owner', 'manager'],
  'webhooks.write': ['owner'],
  /** The tokens of external tools. */
  'api-tokens.read': ['owner', 'manager'],
  'api-tokens.write': ['owner'],
  'audit.read': ['owner', 'manager'],
  'staff.read': ['owner', 'manager'],
  'staff.write': ['owner'],
} as const satisfies Record<string, readonly StaffRole[]>

export type StaffPermission = keyof typeof staffPermissions

/** The form in which an endpoint declares the permission that its caller needs. */
export type StaffAccess = `staff:${StaffPermission}`

/** `access: staff('refunds.decide')`: a staff session whose role has the permission. Customer sessions never count. */
export function staff<Permission extends StaffPermission>(permission: Permission): `staff:${Permission}` {
  return `staff:${permission}`
}

/** The permission in an access rule; undefined for customer calls. */
export function permissionOf(access: string): StaffPermission | undefined {
  return access.startsWith('staff:') ? (access.slice('staff:'.length) as StaffPermission) : undefined
}

export function isAllowed(role: StaffRole, permission: StaffPermission): boolean {
  const allowed: readonly StaffRole[] = staffPermissions[permission]
  return allowed.includes(role)
}
