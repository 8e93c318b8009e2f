/** The same keys as the messages it is taken from, each with words of its own: a missing or extra key does not compile. */
export type Translated<Source> = {
  [Key in keyof Source]: Source[Key] extends string ? string : Translated<Source[Key]>
}
