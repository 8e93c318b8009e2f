/** The archive is not whole, or not one of ours; the message says what to do. */
export class ArchiveFault extends Error {}
