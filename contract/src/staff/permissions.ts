export const staffRoles = ['owner', 'manager', 'editor', 'support', 'site'] as const
export type StaffRole = (typeof staffRoles)[number]

/**
 * Which roles may do what: the one table that the server, the screens and docs/staff-access.md read. An owner may do
 * everything.
 */
export const staffPermissions = {
  /** Whatever concerns one's own session and credentials. */
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
  /** Begins a project of the portfolio from a renovation. */
  'renovations.publish': ['owner', 'manager'],
  /** Works on site: stages, reports, defects; for a foreman of the renovations assigned. */
  'site.work': ['owner', 'manager', 'support', 'site'],
  'quotations.write': ['owner', 'manager', 'support'],
  /** Sending, withdrawing, and taking a signature on paper: what binds the studio. */
  'quotations.send': ['owner', 'manager'],
  'appointments.work': ['owner', 'manager', 'support'],
  /** Slots: when appointments are offered. */
  'appointments.write': ['owner', 'manager'],
  /** One's own calendar reads appointments by a secret address. */
  'appointments.feed': ['owner', 'manager', 'support'],
  'customers.read': ['owner', 'manager', 'support'],
  'customers.note': ['owner', 'manager', 'support'],
  'customers.copy': ['owner', 'manager'],
  'customers.export': ['owner', 'manager'],
  /** Filters of customers under a name, for all of the staff. */
  'segments.write': ['owner', 'manager'],
  'mailings.read': ['owner', 'manager', 'support'],
  /** Writes to all customers of a segment who agreed to it. */
  'mailings.write': ['owner', 'manager'],
  'customers.suspend': ['owner', 'manager'],
  /** For ever: two customers become one. */
  'customers.merge': ['owner', 'manager'],
  'customers.delete': ['owner'],
  /** Signed papers of clients who left the shop. */
  'sealed-papers.read': ['owner'],
  'points.adjust': ['owner', 'manager'],
  'comments.read': ['owner', 'manager', 'editor', 'support'],
  'comments.decide': ['owner', 'manager', 'editor', 'support'],
  'jobs.read': ['owner', 'manager'],
  'jobs.retry': ['owner', 'manager'],
  /** Stops all that the shop does by itself, and lets it go on. */
  'jobs.pause': ['owner', 'manager'],
  'figures.read': ['owner', 'manager'],
  'promotions.read': ['owner', 'manager', 'editor', 'support'],
  'promotions.write': ['owner', 'manager'],
  'products.read': ['owner', 'manager', 'editor', 'support'],
  'products.write': ['owner', 'manager', 'editor'],
  /** Adds, changes and counts everything at once. */
  'products.import': ['owner', 'manager'],
  /** Products and customers of another shop, and where its addresses lead. */
  'imports.run': ['owner', 'manager'],
  /** Writes to everyone who was imported. */
  'imports.invite': ['owner'],
  'pictures.write': ['owner', 'manager', 'editor'],
  'stock.move': ['owner', 'manager'],
  'delivery.read': ['owner', 'manager', 'support'],
  'delivery.write': ['owner', 'manager'],
  'words.read': ['owner', 'manager', 'editor'],
  'words.write': ['owner', 'manager', 'editor'],
  /** Everything that was written and put up, as files. */
  'content.export': ['owner', 'manager'],
  'configuration.read': ['owner', 'manager'],
  'configuration.write': ['owner', 'manager'],
  /** Where the studio's own tools are told of what happens. */
  'webhooks.read': ['owner', 'manager'],
  'webhooks.write': ['owner'],
  /** What tools of the studio sign in by. */
  'api-tokens.read': ['owner', 'manager'],
  'api-tokens.write': ['owner'],
  'audit.read': ['owner', 'manager'],
  'staff.read': ['owner', 'manager'],
  'staff.write': ['owner'],
} as const satisfies Record<string, readonly StaffRole[]>

export type StaffPermission = keyof typeof staffPermissions

/** The form in which an endpoint names the permission that its caller needs. */
export type StaffAccess = `staff:${StaffPermission}`

/** `access: staff('refunds.decide')`: a session of staff whose role has the permission; no customer's ever counts. */
export function staff<Permission extends StaffPermission>(permission: Permission): `staff:${Permission}` {
  return `staff:${permission}`
}

/** The permission that an access asks for; nothing where it is a customer's. */
export function permissionOf(access: string): StaffPermission | undefined {
  return access.startsWith('staff:') ? (access.slice('staff:'.length) as StaffPermission) : undefined
}

export function isAllowed(role: StaffRole, permission: StaffPermission): boolean {
  const allowed: readonly StaffRole[] = staffPermissions[permission]
  return allowed.includes(role)
}
