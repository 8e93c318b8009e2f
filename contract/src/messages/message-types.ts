/** The same keys as the given messages, with other texts: a missing or extra key does not compile. */
export type Translated<Source> = {
  [Key in keyof Source]: Source[Key] extends string ? string : Translated<Source[Key]>
}
