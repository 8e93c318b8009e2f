/**
 * The labels in banks' apps. Both Chinese scripts count, since the engine may read Simplified as Traditional characters.
 */
export const labels = {
  amount:
    /[轉转付交支][賬账帳款易付]金[額额]|^金[額额]|amount|[你您]已[轉转][賬账帳]|已付款|you (?:have )?(?:sent|paid)/i,
  notPaid: /手[續续][費费]|\bfee\b|charges?\b|[結结][餘余]|[餘余][額额]|balance|\blimit\b|限[額额]/i,
  paidAt: /日期|[時时][間间]|\b(?:date|time)\b/i,
  reference: /[備备會][註注]|附言|message|remarks?|note|[訊讯]息|留言/i,
  payee: /收款(?:人|方|商[戶户])|[轉转付][賬账帳款][至予到給给]|^(?:payee|to|recipient|beneficiary|paid to)\b/i,
  payeeNumber:
    /[識识][別别][碼码]|[賬账帳][戶户]|[戶户]口|手[機机]|電話|电话|fps id|account|mobile|phone|收款[賬账帳]/i,
  payer: /付款(?:人|方)|[轉转][賬账帳]人|^(?:from|payer|sender|paid by)\b/i,
  ownAccount: /扣[賬账帳數数]|付款[賬账帳][戶户]|from account|debit/i,
  transaction:
    /[參参]考[編编]?[號号]|交易[編编][號号]|流水[號号]|transaction (?:no|id|number|ref)|reference|\bref\b|訂單[編编][號号]/i,
  bank: /[銀银]行|\bbank\b/i,
} as const

/** Banks and wallets of Hong Kong by their names on screen. */
export const banks: readonly { name: string; is: RegExp }[] = [
  { name: '滙豐 HSBC', is: /HSBC|[滙匯汇]豐|[滙匯汇]丰/i },
  { name: '恒生銀行 Hang Seng Bank', is: /hang ?seng|恒生/i },
  { name: '中國銀行（香港） Bank of China (Hong Kong)', is: /BOCHK|bank of china|中[國国][銀银]行|中[銀银]香港/i },
  { name: '渣打銀行 Standard Chartered', is: /standard chartered|渣打/i },
  { name: '東亞銀行 Bank of East Asia', is: /\bBEA\b|east asia|[東东][亞亚][銀银]行/i },
  { name: '星展銀行 DBS', is: /\bDBS\b|星展/i },
  { name: '花旗銀行 Citibank', is: /citi ?bank|花旗/i },
  { name: '工銀亞洲 ICBC (Asia)', is: /\bICBC\b|工[銀银][亞亚]洲/i },
  { name: '招商永隆銀行 CMB Wing Lung', is: /wing lung|永隆/i },
  { name: '大新銀行 Dah Sing Bank', is: /dah sing|大新/i },
  { name: '南洋商業銀行 NCB', is: /\bNCB\b|南洋商/i },
  { name: '交通銀行（香港） BOCOM', is: /BOCOM|communications|交通[銀银]行/i },
  { name: '建行（亞洲） CCB (Asia)', is: /\bCCB\b|建行|建[設设][銀银]行/i },
  { name: '眾安銀行 ZA Bank', is: /ZA ?bank|[眾众]安/i },
  { name: 'Mox', is: /\bmox\b/i },
  { name: '天星銀行 Airstar', is: /airstar|天星/i },
  { name: 'livi', is: /\blivi\b/i },
  { name: 'WeLab', is: /welab/i },
  { name: 'PayMe', is: /pay ?me\b/i },
  { name: 'AlipayHK', is: /alipay|支付[寶宝]/i },
  { name: 'WeChat Pay HK', is: /wechat|微信/i },
  { name: '八達通 Octopus', is: /octopus|八[達达]通/i },
]
