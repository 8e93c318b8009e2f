/** The sentence that an approval of a variation agrees to. A change of it changes `variationSigningVersion`. */
export const variationSigning = {
  approve:
    '我已閱讀工程變更 {number} 的全部項目，同意合約總額變動 {amount}、工期變動 {days} 個工作天。我同意輸入的姓名與親筆簽署有同等效力；如各語言版本有出入，以我批准時所用的語言為準。',
  settle:
    '我已閱讀結算 {number} 的全部項目，同意以 {total} 為最終合約總額並終止合約。我同意輸入的姓名與親筆簽署有同等效力；如各語言版本有出入，以我批准時所用的語言為準。',
} as const
