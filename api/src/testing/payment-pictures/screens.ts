import { column, disc, factRows, factStack, line, row, text } from './elements.ts'
import { amount, hyphened, type Layout, screen, slashed, spelled } from './layout.ts'
import { wordsOfBanks } from './words-of-banks.ts'

/** Telephone screens of banks' apps and wallets. */
export const screens: readonly Layout[] = [
  {
    name: 'tick and rows',
    face: 'roboto',
    way: 'fps',
    width: 1080,
    height: 1900,
    draw(payment, palette) {
      const words = wordsOfBanks[payment.locale]
      return screen(payment, palette, [
        column({ alignItems: 'center', padding: '50px 0' }, [
          disc(120, palette.accent),
          text(words.done, 46, palette.ink, { marginTop: 30 }),
          text(`HKD ${amount(payment.cents)}`, 76, palette.ink, { fontWeight: 700, marginTop: 20 }),
        ]),
        column({ margin: '0 40px', padding: '10px 40px', backgroundColor: palette.card, borderRadius: 24 }, [
          ...factRows(
            [
              [words.payee, payment.payee],
              [words.fpsId, payment.payeeNumber],
              [words.from, payment.payer],
              [words.time, slashed(payment)],
              [words.remarks, payment.reference],
              [words.transaction, payment.transaction],
              [words.fee, 'HKD 0.00'],
            ],
            palette,
          ),
        ]),
      ])
    },
  },
  {
    name: 'coloured bar, stacked',
    face: 'open-sans',
    way: 'account',
    width: 1080,
    height: 2160,
    draw(payment, palette) {
      const words = wordsOfBanks[payment.locale]
      return screen(payment, palette, [
        row({ backgroundColor: palette.accent, padding: '36px 48px' }, [text(words.details, 44, palette.onAccent)]),
        column({ padding: '30px 48px', backgroundColor: palette.card }, [
          ...factStack(
            [
              [words.amount, `HK$${amount(payment.cents)}`],
              [words.to, payment.payee],
              [words.account, payment.payeeNumber],
              [words.bank, payment.bank],
              [words.debit, '123-4**-***-890'],
              [words.date, spelled(payment)],
              [words.message, payment.reference],
              [words.reference, payment.transaction],
            ],
            palette,
            38,
          ),
        ]),
      ])
    },
  },
  {
    name: 'torn receipt',
    face: 'inter',
    way: 'fps',
    width: 1170,
    height: 1980,
    draw(payment, palette) {
      const words = wordsOfBanks[payment.locale]
      return screen(payment, { ...palette, ground: palette.ground }, [
        column({ margin: 60, padding: 60, backgroundColor: palette.card, borderRadius: 36 }, [
          text(words.type, 36, palette.faint),
          row({ alignItems: 'baseline', marginTop: 16 }, [
            text('HK$', 44, palette.ink, { marginRight: 12 }),
            text(amount(payment.cents), 88, palette.ink, { fontWeight: 700 }),
          ]),
          text(words.status, 34, palette.accent),
          row({ height: 40 }, []),
          line(palette.faint, 'dashed'),
          ...factRows(
            [
              [words.payee, payment.payee],
              [words.fpsId, payment.payeeNumber],
              [words.date, hyphened(payment)],
              [words.message, `「${payment.reference}」`],
            ],
            palette,
            34,
          ),
          line(palette.faint, 'dashed'),
          ...factRows([[words.transaction, payment.transaction]], palette, 28),
        ]),
      ])
    },
  },
  {
    name: 'wallet bubble',
    face: 'inter',
    way: 'wallet',
    width: 1080,
    height: 1600,
    draw(payment, palette) {
      const words = wordsOfBanks[payment.locale]
      return screen(payment, palette, [
        column({ alignItems: 'center', padding: '80px 60px' }, [
          disc(180, palette.accent),
          text(words.sent, 40, palette.faint, { marginTop: 40 }),
          text(`HK$${amount(payment.cents)}`, 96, palette.ink, { fontWeight: 700 }),
          text(`${words.to} ${payment.payee}`, 40, palette.ink),
          text(payment.payeeNumber, 36, palette.faint),
          row({ backgroundColor: palette.card, borderRadius: 40, padding: '28px 48px', marginTop: 40 }, [
            text(`「${payment.reference}」`, 42, palette.ink),
          ]),
          text(spelled(payment), 34, palette.faint, { marginTop: 40 }),
          text(`${words.transaction} ${payment.transaction}`, 30, palette.faint, { marginTop: 12 }),
        ]),
      ])
    },
  },
  {
    name: 'minus sign',
    face: 'roboto',
    way: 'wallet',
    width: 1080,
    height: 1800,
    draw(payment, palette) {
      const words = wordsOfBanks[payment.locale]
      return screen(payment, { ...palette, ground: palette.card }, [
        column({ alignItems: 'center', padding: '60px 40px' }, [
          text(payment.payee, 40, palette.ink),
          text(`-${amount(payment.cents)}`, 92, palette.ink, { fontWeight: 700 }),
          text(words.status, 34, palette.faint),
        ]),
        column({ padding: '0 60px' }, [
          line(palette.ground),
          ...factRows(
            [
              [words.paid, `HK$ ${amount(payment.cents)}`],
              [words.time, hyphened(payment)],
              [words.mobile, payment.payeeNumber],
              [words.remarks, payment.reference],
              [words.transaction, payment.transaction],
            ],
            palette,
            32,
          ),
        ]),
      ])
    },
  },
  {
    name: 'large heading',
    face: 'inter',
    way: 'fps',
    width: 1170,
    height: 2000,
    draw(payment, palette) {
      const words = wordsOfBanks[payment.locale]
      return screen(payment, { ...palette, ground: palette.card }, [
        column({ padding: '60px 64px' }, [
          text(words.sent, 56, palette.ink, { fontWeight: 700 }),
          text(`HK$${amount(payment.cents)}`, 104, palette.ink, { fontWeight: 700 }),
          text(`${words.to} ${payment.payee}`, 44, palette.ink),
          row({ height: 40 }, []),
          ...factStack(
            [
              [words.fpsId, payment.payeeNumber],
              [words.date, spelled(payment)],
              [words.message, payment.reference],
              [words.transaction, payment.transaction],
              [words.balance, `HK$${amount(payment.balanceCents)}`],
            ],
            palette,
            38,
          ),
        ]),
      ])
    },
  },
  {
    name: 'from and to',
    face: 'open-sans',
    way: 'account',
    width: 1080,
    height: 1900,
    draw(payment, palette) {
      const words = wordsOfBanks[payment.locale]
      const card = { backgroundColor: palette.card, margin: '16px 40px', padding: 44, borderRadius: 20 }
      return screen(payment, palette, [
        column(card, [
          text(words.from, 30, palette.faint),
          text(payment.payer, 40, palette.ink),
          text('HKD 012-***-**-456', 32, palette.faint),
        ]),
        column(card, [
          text(words.to, 30, palette.faint),
          text(payment.payee, 40, palette.ink),
          text(`${payment.bank} ${payment.payeeNumber}`, 32, palette.faint),
        ]),
        column(card, [
          ...factRows(
            [
              [words.amount, `${amount(payment.cents)} HKD`],
              [words.fee, '0.00 HKD'],
              [words.date, slashed(payment)],
              [words.message, payment.reference],
              [words.transaction, payment.transaction],
            ],
            palette,
            34,
          ),
        ]),
        column({ ...card, alignItems: 'center', backgroundColor: palette.accent }, [
          text(words.share, 36, palette.onAccent),
        ]),
      ])
    },
  },
]
