/** An appointment is edited in its list, which shows one status at a time. */
export const appointmentPath = ({ reference, status }: { reference: string; status: string }) =>
  `/appointments/list?${new URLSearchParams({ status, q: reference })}`
