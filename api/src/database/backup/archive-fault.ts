/** The archive is incomplete or not one of ours; the message says what to do. */
export class ArchiveFault extends Error {}
