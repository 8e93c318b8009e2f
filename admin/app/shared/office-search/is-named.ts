/**
 * Whether names contain each typed word. Chinese is written without spaces: its characters may have others between them, as
 * 新產品 has in 新增產品或服務.
 */
export function isNamed(names: readonly string[], typed: string): boolean {
  const written = names.map((name) => name.toLowerCase())
  const words = typed.trim().toLowerCase().split(/\s+/)
  return words.every((word) => written.some((name) => name.includes(word) || (isHan(word) && isInOrder(word, name))))
}

const isHan = (word: string) => /^\p{Script=Han}{2,}$/u.test(word)

function isInOrder(word: string, name: string): boolean {
  let at = 0
  return [...word].every((character) => {
    const found = name.indexOf(character, at)
    at = found + 1
    return found !== -1
  })
}
