/** The sentence that a signature under a certificate agrees to. A change of it changes `certificateWordingVersion`. */
export const handoverSigning = {
  sign: '我已與 {studio} 一同驗收單位，收到列出的物品和文件，並同意未完成的執漏項目以這份證明書所列為準。我同意輸入的姓名與親筆簽署有同等效力；如各語言版本有出入，以我簽署時所用的語言為準。',
} as const
