/**
 * What is typed after the verb of an act: `autumn` of `pause autumn`, where the act is `Pause campaign: …`. Undefined if the
 * input does not begin with whole words of it, or in Chinese with two of its characters.
 */
export function afterVerb(act: string, typed: string): string | undefined {
  const sought = typed.trim().toLowerCase()
  const name = act.toLowerCase()
  let length = 0
  while (length < sought.length && sought[length] === name[length]) length += 1
  const [verb, rest] = [sought.slice(0, length), sought.slice(length)]
  const isWhole = rest === '' || /\s$/.test(verb) || /^\s/.test(rest) || /^\p{Script=Han}+$/u.test(verb)
  return verb.trim().length > 1 && isWhole ? rest.trim() : undefined
}
