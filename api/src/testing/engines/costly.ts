// An engine that reads its own number, and says that each picture has cost it 80 megabytes.
let memory = 100 * 2 ** 20
process.on('message', () => {
  memory += 80 * 2 ** 20
  const word = { text: String(process.pid), confidence: 1 }
  process.send?.({ lines: [{ ...word, words: [word] }], memory })
})
