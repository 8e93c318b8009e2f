/** What of an account names a person or lets one sign in, taken away; the bare row stays for what names it. */
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
