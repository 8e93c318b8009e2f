/** The columns that identify a person or let them sign in, emptied. The bare row stays for references. */
export const emptiedAccount = {
  type: 'TEMP',
  username: null,
  email: null,
  area_code: null,
  phone: null,
  gender: null,
  country: null,
  avatar_file_id: null,
  password_hash: null,
  email_verified_at: null,
  phone_verified_at: null,
  registered_at: null,
} as const
