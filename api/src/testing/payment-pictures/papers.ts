import { column, factRows, factStack, line, row, text } from './elements.ts'
import { amount, hyphened, type Layout, screen, slashed, spelled } from './layout.ts'
import { wordsOfBanks } from './words-of-banks.ts'

/** Web pages, slips, mails and statements of banks. */
export const papers: readonly Layout[] = [
  {
    name: 'table of a web page',
    face: 'open-sans',
    way: 'account',
    width: 1400,
    height: 900,
    draw(payment, palette) {
      const words = wordsOfBanks[payment.locale]
      const facts: [string, string][] = [
        [words.payee, payment.payee],
        [words.account, payment.payeeNumber],
        [words.bank, payment.bank],
        [words.amount, `HKD ${amount(payment.cents)}`],
        [words.date, slashed(payment)],
        [words.remarks, payment.reference],
        [words.reference, payment.transaction],
      ]
      return column({ width: '100%', height: '100%', padding: 60, backgroundColor: palette.card }, [
        text(words.advice, 42, palette.accent, { marginBottom: 30 }),
        ...facts.map(([label, value]) =>
          row({ border: `1px solid ${palette.faint}` }, [
            row({ width: 420, padding: 20, backgroundColor: palette.ground }, [text(label, 28, palette.ink)]),
            row({ padding: 20 }, [text(value, 28, palette.ink)]),
          ]),
        ),
      ])
    },
  },
  {
    name: 'printed slip',
    face: 'newsreader',
    way: 'account',
    width: 760,
    height: 1300,
    draw(payment, palette) {
      const words = wordsOfBanks[payment.locale]
      return column({ width: '100%', height: '100%', padding: 50, backgroundColor: palette.card }, [
        text(payment.bank, 40, palette.ink, { marginBottom: 30 }),
        text(words.advice, 34, palette.ink),
        line(palette.ink, 'dashed'),
        ...factStack(
          [
            [words.date, slashed(payment)],
            [words.amount, `HKD${amount(payment.cents)}`],
            [words.payee, payment.payee],
            [words.account, payment.payeeNumber],
            [words.remarks, payment.reference],
            [words.transaction, payment.transaction],
          ],
          { ...palette, faint: palette.ink },
          34,
        ),
        line(palette.ink, 'dashed'),
        ...factRows([[words.balance, `HKD${amount(payment.balanceCents)}`]], palette, 26),
      ])
    },
  },
  {
    name: 'sentence of a mail',
    face: 'newsreader',
    way: 'fps',
    width: 1300,
    height: 900,
    draw(payment, palette) {
      const words = wordsOfBanks[payment.locale]
      return column({ width: '100%', height: '100%', padding: 70, backgroundColor: palette.card }, [
        text(payment.bank, 44, palette.accent, { marginBottom: 30 }),
        text(`${words.sent} HKD ${amount(payment.cents)}`, 36, palette.ink),
        text(`${words.to} ${payment.payee} (${words.fpsId} ${payment.payeeNumber})`, 36, palette.ink),
        text(spelled(payment), 36, palette.ink, { marginTop: 20 }),
        text(`${words.message}: ${payment.reference}`, 36, palette.ink, { marginTop: 20 }),
        text(`${words.reference}: ${payment.transaction}`, 36, palette.ink),
        text(`${words.from}: ${payment.payer}`, 36, palette.ink),
      ])
    },
  },
  {
    name: 'line of the history',
    face: 'roboto',
    way: 'fps',
    width: 1080,
    height: 1700,
    draw(payment, palette) {
      const words = wordsOfBanks[payment.locale]
      return screen(payment, palette, [
        row({ padding: '20px 48px' }, [text(spelled(payment), 32, palette.faint)]),
        row({ backgroundColor: palette.card, padding: '40px 48px', justifyContent: 'space-between' }, [
          column({}, [text(payment.payee, 34, palette.ink), text(words.type, 28, palette.faint)]),
          text(`-HKD ${amount(payment.cents)}`, 38, palette.ink, { fontWeight: 700 }),
        ]),
        column({ backgroundColor: palette.card, padding: '20px 48px', marginTop: 30 }, [
          ...factRows(
            [
              [words.fpsId, payment.payeeNumber],
              [words.bank, payment.bank],
              [words.remarks, payment.reference],
              [words.transaction, payment.transaction],
              [words.balance, `HKD ${amount(payment.balanceCents)}`],
            ],
            palette,
            30,
          ),
        ]),
      ])
    },
  },
  {
    name: 'dense advice',
    face: 'roboto',
    way: 'account',
    width: 900,
    height: 1500,
    draw(payment, palette) {
      const words = wordsOfBanks[payment.locale]
      return screen(payment, { ...palette, ground: palette.card }, [
        column({ padding: '20px 40px' }, [
          text(`${words.advice} · ${payment.bank}`, 34, palette.ink, { fontWeight: 700 }),
          ...factRows(
            [
              [words.date, hyphened(payment)],
              [words.reference, payment.transaction],
              [words.debit, '388-5*****-833'],
              [words.payee, payment.payee],
              [words.account, payment.payeeNumber],
              [words.amount, `HKD ${amount(payment.cents)}`],
              [words.fee, 'HKD 0.00'],
              [words.remarks, payment.reference],
            ],
            palette,
            26,
            { padding: '12px 0' },
          ),
        ]),
      ])
    },
  },
]
